/**
 * Finds the games: every folder beside this file that has a `meta.ts` and a `game.ts` is one. What the home
 * page shows is loaded at once, a game's rules when it is opened.
 */
import type { Component } from 'svelte';
import { asGame, type Game, type GameMeta, type GameWords } from './game.ts';

interface GameModule {
	readonly game: Game;
}

const metaModules = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'meta' });
const posterModules = import.meta.glob<Component>('./*/art/Poster.svelte', {
	eager: true,
	import: 'default'
});
const gameModules = import.meta.glob<GameModule>('./*/game.ts');

/** @returns the folder of a glob's path `./folder/…`, which is the game's id. */
const folderOf = (path: string): string => path.split('/')[1] ?? '';

/** All games, in the order the home page offers them. */
export const metas: readonly GameMeta[] = Object.values(metaModules).sort((a, b) => a.order - b.order);

/** @returns what lists and posters know of a game; `undefined` for one this build does not have. */
export const metaOf = (id: string): GameMeta | undefined => metas.find((meta) => meta.id === id);

/** The posters by game id. */
export const posters: Readonly<Record<string, Component>> = Object.fromEntries(
	Object.entries(posterModules).map(([path, poster]) => [folderOf(path), poster])
);

/** @returns the game with its rules; `undefined` for one this build does not have. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
	const load = gameModules[`./${id}/game.ts`];
	return load && asGame((await load()).game);
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
