/**
 * The list of games: every folder beside this file that has a `meta.ts`, which is loaded at once, and a `game.ts`. Words
 * and rules are loaded when they are first needed.
 */
import type { RecordWords } from './facts.ts';
import type { Game, GameMeta, GameWords } from './game.ts';
import type { RequiredFiles } from './required-files.ts';
import { withGivenUp, withUnknownKind } from './wording.ts';

/** What `game.ts?whole` exports. `npm run check` verifies that the files it imports have the right types. */
interface WholeGame {
	readonly game: Game;
}

const metaModules = import.meta.glob<RequiredFiles['meta.ts']['meta']>('./*/meta.ts', {
	eager: true,
	import: 'meta'
});
const wordModules = import.meta.glob<RequiredFiles['words/lists.ts']>('./*/words/lists.ts');
const recordModules = import.meta.glob<RequiredFiles['words/records.ts']>('./*/words/records.ts');
// With `?whole`, a build plugin adds the imports of the game's other files (tools/plugins/whole-game/).
const gameModules = import.meta.glob<WholeGame>('./*/game.ts', { query: '?whole' });

const loadWords = async (id: string): Promise<GameWords> => {
	const load = wordModules[`./${id}/words/lists.ts`];
	if (!load) throw new Error(`${id} has no words/lists.ts`);
	return withGivenUp((await load()).words);
};

const loadRecordWords = async (id: string): Promise<RecordWords> => {
	const load = recordModules[`./${id}/words/records.ts`];
	if (!load) throw new Error(`${id} has no words/records.ts`);
	return withUnknownKind((await load()).recordWords);
};

/** All games, in the order of the home page. */
export const metas: readonly GameMeta[] = Object.values(metaModules)
	.map((meta) => ({ ...meta, words: () => loadWords(meta.id), recordWords: () => loadRecordWords(meta.id) }))
	.sort((a, b) => a.order - b.order);

/** @returns the meta data of a game; `undefined` for a game that this build does not have. */
export const metaOf = (id: string): GameMeta | undefined => metas.find((meta) => meta.id === id);

/** Loads a game with its rules; `undefined` for one that this build does not have. Rejects if a file can't be loaded. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
	const load = gameModules[`./${id}/game.ts`];
	return load && (await load()).game;
};

const wordsById = new Map<string, GameWords>();

/** Loads the words of some games for `wordsOf`. Never rejects: a row without words still shows who played. */
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

/** @returns the words of a game, if `fetchWords` has loaded them. */
export const wordsOf = (id: string): GameWords | undefined => wordsById.get(id);
