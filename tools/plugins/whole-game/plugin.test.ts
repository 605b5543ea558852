import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { optionalFiles, requiredFiles } from '../../lint/game-files.mjs';
import { wholeGameCode } from './plugin.ts';

/** The files that the registry imports by itself, for the lists and the home page. */
const foundByRegistry = [
	'meta.ts',
	'game.ts',
	'words/lists.ts',
	'words/records.ts',
	'art/Poster.svelte',
	'art/RecordScene.svelte'
];

const waysOf = (code: string): readonly string[] => [
	...new Set([...code.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path = '']) => path))
];

test('every file of a game is imported', () => {
	const expected = [...requiredFiles, ...optionalFiles].filter(
		(place) => !place.endsWith('.json') && !foundByRegistry.includes(place)
	);
	expect([...waysOf(wholeGameCode(() => true))].sort()).toEqual(expected.sort());
});

test('files that a game lacks are not imported', () => {
	const ways = waysOf(wholeGameCode(() => false));
	for (const place of optionalFiles) expect(ways).not.toContain(place);
});

test('the code is a valid module', () => {
	expect(
		parseSync(
			'game.js',
			wholeGameCode(() => true)
		).errors
	).toEqual([]);
});
