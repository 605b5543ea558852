import { locales } from '../locales.mjs';

/** What lies at the same place in every game: the keys of `Places` in `src/lib/games/places.ts`. */
export const places = [
	'meta.ts',
	'game.ts',
	'words/lists.ts',
	'words/records.ts',
	'words/setup.ts',
	'words/timeline.ts',
	'table/Table.svelte',
	'timeline/Milestone.svelte',
	'timeline/Editor.svelte',
	'timeline/Final.svelte',
	'art/Poster.svelte',
	'rulebook/synonyms.json',
	...locales.flatMap((locale) => [
		`words/messages/${locale}.json`,
		`rulebook/${locale}.md`,
		`rulebook/aid.${locale}.md`
	])
];

/** Those that some games lack: the keys of `OptionalPlaces`. */
export const optionalPlaces = /** @type {const} */ (['art/drawings.ts', 'tool/Tool.svelte']);
