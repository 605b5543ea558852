/** What lies at the same place in every game: the keys of `Places` in `src/lib/games/places.ts`. */
export const places = /** @type {const} */ ([
	'meta.ts',
	'game.ts',
	'words/lists.ts',
	'words/records.ts',
	'words/setup.ts',
	'words/timeline.ts',
	'words/messages/fr.json',
	'words/messages/en.json',
	'table/Table.svelte',
	'timeline/Milestone.svelte',
	'timeline/Editor.svelte',
	'timeline/Final.svelte',
	'art/Poster.svelte',
	'rulebook/aid.en.md',
	'rulebook/aid.fr.md',
	'rulebook/en.md',
	'rulebook/fr.md',
	'rulebook/synonyms.json'
]);

/** Those that some games lack: the keys of `OptionalPlaces`. */
export const optionalPlaces = /** @type {const} */ (['art/drawings.ts', 'tool/Tool.svelte']);
