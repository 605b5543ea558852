#!/usr/bin/env node
/**
 * Writes what lets the type checker see that each game has its parts at their places, and that they fit its
 * options, state and actions: one line a game, whichever folders there are.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { optionalPlaces, places } from './places.mjs';
import { root } from '../paths.mjs';

const games = `${root}src/lib/games/`;
const ids = readdirSync(games, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** @param {string} id @returns {string} the type of its folder: what is not there is an error of its own. */
const folderOf = (id) =>
	[...places, ...optionalPlaces.filter((place) => existsSync(`${games}${id}/${place}`))]
		.map((place) => `'${place}': typeof import('../src/lib/games/${id}/${place}');`)
		.join('\n\t');

mkdirSync(`${root}.svelte-kit`, { recursive: true });
writeFileSync(
	`${root}.svelte-kit/places.ts`,
	`import type { OwnGame } from '../src/lib/games/game.ts';
import type { OptionalPlaces, Places } from '../src/lib/games/places.ts';

/** The places as the own options, state and actions of a game want them. */
type PlacesOf<Folder> = Folder extends {
	readonly 'game.ts': { readonly game: OwnGame<infer Options, infer State, infer Action> };
}
	? Places<Options, State, Action> & Partial<OptionalPlaces>
	: never;
type Fits<Wanted, Folder extends Wanted> = Folder;
${ids
	.map(
		(id, place) => `
interface Folder${place} {
	${folderOf(id)}
}
export type Game${place} = Fits<PlacesOf<Folder${place}>, Folder${place}>;
`
	)
	.join('')}`
);
