import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { optionalPlaces, places } from '../../lint/places.mjs';
import { codeOf } from './plugin.ts';

/** Found by the registry itself, beside the game: what lists and the home page show. */
const foundByRegistry = ['meta.ts', 'game.ts', 'words/lists.ts', 'words/records.ts', 'art/Poster.svelte'];

const waysOf = (code: string): readonly string[] => [
	...new Set([...code.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path = '']) => path))
];

test('there is a way to every place of a game', () => {
	const expected = [...places, ...optionalPlaces].filter(
		(place) => !place.endsWith('.json') && !foundByRegistry.includes(place)
	);
	expect([...waysOf(codeOf(() => true))].sort()).toEqual(expected.sort());
});

test('there is none to what a game lacks', () => {
	const ways = waysOf(codeOf(() => false));
	for (const place of optionalPlaces) expect(ways).not.toContain(place);
});

test('it is a module', () => {
	expect(
		parseSync(
			'game.js',
			codeOf(() => true)
		).errors
	).toEqual([]);
});
