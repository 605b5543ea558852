import { locales, type Locale } from '../../games/said.ts';
import { metas } from '../../games/registry';
import { gather } from './gather';
import { IndexMaker, type SearchIndex } from './make-index';
import type { Books, SearchSource } from './source';

const loadings = new Map<Locale, Promise<SearchIndex>>();

/** Between two games, so that a key press waits for one at most. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A network that neither answers nor fails must not hold the search up longer, in milliseconds. */
const patience = 3000;

/** @returns the same, or nothing where it cannot be had or takes too long. */
const ifHad = <Book>(book: Promise<Book>): Promise<Book | undefined> =>
	Promise.race([
		book.catch(() => undefined),
		new Promise<undefined>((done) => setTimeout(() => done(undefined), patience))
	]);

/** @returns the books of a game: that in the language of the page, and the other one where it can be had. */
const booksOf = async ({ books }: SearchSource, lang: Locale): Promise<Books> => {
	const found = await Promise.all(
		locales.map(async (locale) => {
			const book = books[locale]();
			return [locale, await (locale === lang ? book : ifHad(book))] as const;
		})
	);
	return Object.fromEntries(found.filter(([, book]) => book !== undefined));
};

const load = async (lang: Locale): Promise<SearchIndex> => {
	const { default: sources } = await import('virtual:rule-search');
	const rank = (id: string) => metas.findIndex((meta) => meta.id === id);
	const inOrder = [...sources].sort((a, b) => rank(a.id) - rank(b.id));
	const maker = new IndexMaker();
	for (const [place, books] of (
		await Promise.all(inOrder.map((source) => booksOf(source, lang)))
	).entries()) {
		const { id, synonyms } = inOrder[place] as SearchSource;
		await breath();
		maker.add(gather(id, books, synonyms));
	}
	return maker.index;
};

/**
 * The index of all rulebooks: made once, when it is first wanted, of the texts that the pages read. It answers
 * in the language of the page, and knows the words of the other one too.
 *
 * @returns a promise that rejects offline before the app was kept; can be asked again
 */
export const loadIndex = (lang: Locale): Promise<SearchIndex> => {
	const loading = loadings.get(lang) ?? load(lang);
	loadings.set(lang, loading);
	loading.catch(() => loadings.delete(lang));
	return loading;
};
