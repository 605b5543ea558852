import { locales, type Locale } from '../../games/locale.ts';
import { metas } from '../../games/registry';
import { gather } from './gather';
import { IndexMaker, type SearchIndex } from './make-index';
import type { Books, SearchSource } from './source';

const loadings = new Map<Locale, Promise<SearchIndex>>();

/** Yields to the event loop between two games, so that a key press waits for one game at most. */
const yieldToInput = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * How long to wait for the rulebook in the other language, in milliseconds: a network may neither answer nor
 * fail.
 */
const timeout = 3000;

/** @returns the book, or undefined where it cannot be loaded in time. */
const orUndefined = <Book>(book: Promise<Book>): Promise<Book | undefined> =>
	Promise.race([
		book.catch(() => undefined),
		new Promise<undefined>((done) => setTimeout(() => done(undefined), timeout))
	]);

/** @returns a game's rulebook in the language of the page, and the other one where it can be loaded. */
const booksOf = async ({ books }: SearchSource, lang: Locale): Promise<Books> => {
	const found = await Promise.all(
		locales.map(async (locale) => {
			const book = books[locale]();
			return [locale, await (locale === lang ? book : orUndefined(book))] as const;
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
		await yieldToInput();
		maker.add(gather(id, books, synonyms));
	}
	return maker.index;
};

/**
 * The index of all rulebooks, made once, when it is first needed, from the texts that the pages show. It has
 * the words of both languages.
 *
 * @param lang the language of the page, whose rulebooks must be available
 * @returns a promise that rejects while the rulebooks are neither cached nor reachable; the next call tries
 * again
 */
export const loadIndex = (lang: Locale): Promise<SearchIndex> => {
	const loading = loadings.get(lang) ?? load(lang);
	loadings.set(lang, loading);
	loading.catch(() => loadings.delete(lang));
	return loading;
};
