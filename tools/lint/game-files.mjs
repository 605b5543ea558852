import { locales } from '../locales.mjs';

/**
 * The files that every game has, by their paths in its folder: the keys of `RequiredFiles` in
 * `src/lib/games/required-files.ts`.
 */
export const requiredFiles = [
	'meta.ts',
	'game.ts',
	'words/lists.ts',
	'words/records.ts',
	'words/setup.ts',
	'words/spoken.ts',
	'words/timeline.ts',
	'table/Table.svelte',
	'timeline/Milestone.svelte',
	'timeline/Editor.svelte',
	'timeline/Final.svelte',
	'art/Poster.svelte',
	...locales.flatMap((locale) => [
		`words/messages/${locale}.json`,
		`rulebook/${locale}.md`,
		`rulebook/aid.${locale}.md`
	])
];

/** The files that a game may have: the keys of `OptionalFiles`. */
export const optionalFiles = /** @type {const} */ ([
	'art/drawings.ts',
	'rulebook/first-game.ts',
	'art/FirstGame.svelte',
	...locales.map((locale) => `rulebook/first-game.${locale}.md`),
	'art/BoxDrawing.svelte',
	'art/OptionDrawing.svelte',
	'art/ResultScene.svelte',
	'art/RecordScene.svelte',
	'tool/Tool.svelte'
]);
