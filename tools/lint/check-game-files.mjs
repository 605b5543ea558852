#!/usr/bin/env node
/**
 * Writes `.svelte-kit/game-files.ts`, by which the type checker verifies that each game has its required files,
 * and that their exports fit the game's options, state and actions. It covers every folder in
 * `src/lib/games`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { optionalFiles, requiredFiles } from './game-files.mjs';
import { root } from '../paths.mjs';

const games = `${root}src/lib/games/`;
const ids = readdirSync(games, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/**
 * @param {string} id of a game.
 * @returns {string} the fields of its folder's type; a missing file is a type error there.
 */
const folderOf = (id) =>
	[...requiredFiles, ...optionalFiles.filter((place) => existsSync(`${games}${id}/${place}`))]
		.map((place) => `'${place}': typeof import('../src/lib/games/${id}/${place}');`)
		.join('\n\t');

mkdirSync(`${root}.svelte-kit`, { recursive: true });
writeFileSync(
	`${root}.svelte-kit/game-files.ts`,
	`import type { GameDefinition } from '../src/lib/games/game.ts';
import type { OptionalFiles, RequiredFiles } from '../src/lib/games/required-files.ts';

/** The types that the files of a game must have, for the game's options, state and actions. */
type RequiredFilesOf<Folder> = Folder extends {
	readonly 'game.ts': { readonly game: GameDefinition<infer Options, infer State, infer Action> };
}
	? RequiredFiles<Options, State, Action> & Partial<OptionalFiles<State, Action>>
	: never;
type Fits<Wanted, Folder extends Wanted> = Folder;
${ids
	.map(
		(id, place) => `
interface Folder${place} {
	${folderOf(id)}
}
export type Game${place} = Fits<RequiredFilesOf<Folder${place}>, Folder${place}>;
`
	)
	.join('')}`
);
