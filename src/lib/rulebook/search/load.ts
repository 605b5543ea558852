import type { Locale } from '../../games/locale.ts';
import { metas } from '../../games/registry';
import { gather } from './gather';
import { IndexMaker, type SearchIndex } from './make-index';
import type { SearchSource } from './source';

/** An index while it is made, with a promise for each game that was asked for. */
interface Making {
	readonly maker: IndexMaker;
	readonly addedById: Map<string, Promise<void>>;
}
const makingByLanguages = new Map<string, Making>();

/** Yields to the event loop before a game is indexed, so that a key press waits for one game at most. */
const yieldToInput = (): Promise<void> => new Promise((done) => setTimeout(done));

const addGame = (
	{ maker, addedById }: Making,
	{ id, books, synonyms }: SearchSource,
	languages: readonly Locale[]
): Promise<void> => {
	const add = async (): Promise<void> => {
		const read = await Promise.all(languages.map(async (lang) => [lang, await books[lang]()] as const));
		await yieldToInput();
		maker.add(gather(id, Object.fromEntries(read), synonyms));
	};
	const adding = addedById.get(id) ?? add();
	addedById.set(id, adding);
	adding.catch(() => addedById.delete(id));
	return adding;
};

/**
 * Makes the index of all rulebooks, once, from the texts that the pages show.
 *
 * @param languages whose words the index has
 * @param current the game that is indexed first
 * @param onfirst called with the index as soon as the current game is in it
 * @returns a promise that rejects while the texts are neither cached nor reachable; the next call tries again
 */
export const loadIndex = async (
	languages: readonly Locale[],
	current?: string,
	onfirst?: (index: SearchIndex) => void
): Promise<SearchIndex> => {
	const { default: sources } = await import('virtual:rule-search');
	const key = languages.join();
	const making = makingByLanguages.get(key) ?? { maker: new IndexMaker(), addedById: new Map() };
	makingByLanguages.set(key, making);
	const first = sources.find(({ id }) => id === current);
	if (first) {
		await addGame(making, first, languages);
		onfirst?.(making.maker.index);
	}
	for (const { id } of metas) {
		const source = sources.find((one) => one.id === id);
		if (source) await addGame(making, source, languages);
	}
	return making.maker.index;
};
