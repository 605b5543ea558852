/**
 * Finds the games: every folder beside this file that has a `meta.ts` and a `game.ts` is one. What the home
 * page shows is loaded at once, a game's rules when it is opened.
 */
import type { RecordWords } from './facts.ts';
import type { Game, GameMeta, GameWords } from './game.ts';
import type { Places } from './places.ts';

/** What the module of a whole game exports; `Places` says why its parts fit. */
interface WholeGame {
	readonly game: Game;
}

const metaModules = import.meta.glob<Places['meta.ts']['meta']>('./*/meta.ts', {
	eager: true,
	import: 'meta'
});
const wordModules = import.meta.glob<Places['words/lists.ts']>('./*/words/lists.ts');
const recordModules = import.meta.glob<Places['words/records.ts']>('./*/words/records.ts');
// Whole: with the ways to what lies at its places, which the build writes out (tools/plugins/whole-game/).
const gameModules = import.meta.glob<WholeGame>('./*/game.ts', { query: '?whole' });

const loadWords = async (id: string): Promise<GameWords> => {
	const load = wordModules[`./${id}/words/lists.ts`];
	if (!load) throw new Error(`${id} has no words/lists.ts`);
	return (await load()).words;
};

const loadRecordWords = async (id: string): Promise<RecordWords> => {
	const load = recordModules[`./${id}/words/records.ts`];
	if (!load) throw new Error(`${id} has no words/records.ts`);
	return (await load()).recordWords;
};

/** All games, in the order the home page offers them. */
export const metas: readonly GameMeta[] = Object.values(metaModules)
	.map((meta) => ({ ...meta, words: () => loadWords(meta.id), recordWords: () => loadRecordWords(meta.id) }))
	.sort((a, b) => a.order - b.order);

/** @returns what lists and posters know of a game; `undefined` for one this build does not have. */
export const metaOf = (id: string): GameMeta | undefined => metas.find((meta) => meta.id === id);

/** @returns the game with its rules; `undefined` for one this build does not have. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
	const load = gameModules[`./${id}/game.ts`];
	return load && (await load()).game;
};

const wordsById = new Map<string, GameWords>();

/** Fetches the words of some games, so that `wordsOf` has them; never rejects, without words a row still says who played. */
export const fetchWords = async (ids: Iterable<string>): Promise<void> => {
	const missing = [...new Set(ids)].filter((id) => !wordsById.has(id));
	await Promise.all(
		missing.map(async (id) => {
			const words = await metaOf(id)
				?.words()
				.catch(() => undefined);
			if (words) wordsById.set(id, words);
		})
	);
};

/** @returns the words of a game that were fetched. */
export const wordsOf = (id: string): GameWords | undefined => wordsById.get(id);
