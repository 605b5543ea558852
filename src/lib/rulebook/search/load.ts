import { locales, type Locale } from '../../games/locale.ts';
import { metas } from '../../games/registry';
import { gather } from './gather';
import { IndexMaker, type SearchIndex } from './make-index';
import type { Books, SearchSource } from './source';

/** The index in a language while it is made, with a promise for each game that was asked for. */
interface Making {
	readonly maker: IndexMaker;
	readonly addedById: Map<string, Promise<void>>;
}
const makings = new Map<Locale, Making>();

/** Yields to the event loop before a game is indexed, so that a key press waits for one game at most. */
const yieldToInput = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * How long to wait for the texts in the other language, in milliseconds: a network may neither answer nor fail.
 */
const timeout = 3000;

/** @returns the text, or undefined where it cannot be loaded in time. */
const orUndefined = <Text>(text: Promise<Text>): Promise<Text | undefined> =>
	Promise.race([
		text.catch(() => undefined),
		new Promise<undefined>((done) => setTimeout(() => done(undefined), timeout))
	]);

/** @returns a game's texts in the language of the page, and the other one where it can be loaded. */
const booksOf = async ({ books }: SearchSource, lang: Locale): Promise<Books> => {
	const found = await Promise.all(
		locales.map(async (locale) => {
			const book = books[locale]();
			return [locale, await (locale === lang ? book : orUndefined(book))] as const;
		})
	);
	return Object.fromEntries(found.filter(([, book]) => book !== undefined));
};

const addGame = (source: SearchSource, lang: Locale): Promise<void> => {
	const making = makings.get(lang) ?? {
		maker: new IndexMaker(),
		addedById: new Map<string, Promise<void>>()
	};
	makings.set(lang, making);
	const { maker, addedById } = making;
	const add = async (): Promise<void> => {
		const books = await booksOf(source, lang);
		await yieldToInput();
		maker.add(gather(source.id, books, source.synonyms));
	};
	const adding = addedById.get(source.id) ?? add();
	addedById.set(source.id, adding);
	adding.catch(() => addedById.delete(source.id));
	return adding;
};

/**
 * Makes the index of all rulebooks, once, from the texts that the pages show. It has the words of both languages.
 *
 * @param lang the language of the page, whose rulebooks must be available
 * @param current the game that is indexed first
 * @param onindexed called with the index when the current game is in it, and when all games are
 * @returns a promise that rejects while the rulebooks are neither cached nor reachable; the next call tries
 * again
 */
export const loadIndex = async (
	lang: Locale,
	current?: string,
	onindexed?: (index: SearchIndex) => void
): Promise<void> => {
	const { default: sources } = await import('virtual:rule-search');
	const tell = () => {
		const making = makings.get(lang);
		if (making) onindexed?.(making.maker.index);
	};
	const first = sources.find(({ id }) => id === current);
	if (first) {
		await addGame(first, lang);
		tell();
	}
	for (const { id } of metas) {
		const source = sources.find((one) => one.id === id);
		if (source) await addGame(source, lang);
	}
	tell();
};
