import { expect, test } from 'vitest';
import { addressOf, bytesOf, gameOf, languageOf, languagesOf, nextOf, partsFor, type Part } from './list';

const part = (url: string, bytes = 1000, more: Partial<Part> = {}): Part => ({
	url: `_app/immutable/${url}`,
	revision: null,
	bytes,
	...more
});
const core = part('entry/app.js', 1000, { isCore: true });
const house = part('chunks/house.js');
const koikoi = part('games/koikoi/table.js');
const hanabi = part('games/hanabi/table.js');
const rules = part('texts/fr/koikoi.abc.js');
const otherRules = part('texts/en/koikoi.abc.js');
const icon: Part = { url: 'favicon.svg', revision: 'one', bytes: 500 };

test('a file is kept under its address; what changes under one name, with its revision', () => {
	const scope = 'https://tea.example/house/';
	expect(addressOf(house, scope)).toBe(`${scope}_app/immutable/chunks/house.js`);
	expect(addressOf(icon, scope)).toBe(`${scope}favicon.svg?__WB_REVISION__=one`);
});

test('names tell the game and the language', () => {
	expect([koikoi, rules, house, icon].map(({ url }) => gameOf(url))).toEqual([
		'koikoi',
		'koikoi',
		undefined,
		undefined
	]);
	expect([rules, otherRules, koikoi].map(({ url }) => languageOf(url))).toEqual(['fr', 'en', undefined]);
});

test('texts are those of the languages asked for; all where none is', () => {
	const all = [house, rules, otherRules];
	expect(partsFor(all, new Set(['fr']))).toEqual([house, rules]);
	expect(partsFor(all, new Set())).toEqual(all);
	expect(bytesOf(all)).toBe(3000);
	expect(languagesOf([...all, rules])).toEqual(['fr', 'en']);
});

test('what the page holds comes first, and all at once', () => {
	const held = new Set([...Array(20).keys()].map((at) => part(`chunks/${at}.js`, 30_000)));
	const next = nextOf([hanabi, ...held], new Set([...held].map(({ url }) => url)));
	expect(next).toEqual([...held]);
});

test('then what home needs, the game in hand with its rules, the house, other games, other texts', () => {
	const missing = [part('texts/fr/hanabi.x.js'), rules, hanabi, koikoi, icon, house, core];
	const order = nextOf(missing, new Set(['_app/immutable/games/koikoi/words.js'])).map(({ url }) => url);
	expect(order).toEqual(
		[core, rules, koikoi, icon, house, hanabi, part('texts/fr/hanabi.x.js')].map(({ url }) => url)
	);
});

test('what goes by one name is asked for, whether the page holds it or not', () => {
	expect(nextOf([icon, core], new Set(['favicon.svg']))).toEqual([core, icon]);
});

test('a turn is a few files, and one at least', () => {
	const many = [...Array(20).keys()].map((at) => part(`chunks/${at}.js`));
	expect(nextOf(many, new Set())).toHaveLength(16);
	const large = [part('chunks/a.js', 60_000), part('chunks/b.js', 60_000)];
	expect(nextOf(large, new Set())).toEqual(large.slice(0, 1));
	expect(nextOf([], new Set())).toEqual([]);
});
