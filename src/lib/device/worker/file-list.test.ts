import { expect, test } from 'vitest';
import {
	addressOf,
	bytesOf,
	gameOf,
	languageOf,
	languagesOf,
	nextFiles,
	filesFor,
	type AppFile
} from './file-list';

const part = (url: string, bytes = 1000, more: Partial<AppFile> = {}): AppFile => ({
	url: `_app/immutable/${url}`,
	revision: null,
	bytes,
	...more
});
const core = part('entry/app.js', 1000, { isCore: true });
const shared = part('chunks/shared.js');
const koikoi = part('games/koikoi/table.js');
const hanabi = part('games/hanabi/table.js');
const rules = part('texts/fr/koikoi.abc.js');
const otherRules = part('texts/en/koikoi.abc.js');
const icon: AppFile = { url: 'favicon.svg', revision: 'one', bytes: 500 };

test('the cache key of a file is its address, with the revision where the name has no hash', () => {
	const scope = 'https://tea.example/app/';
	expect(addressOf(shared, scope)).toBe(`${scope}_app/immutable/chunks/shared.js`);
	expect(addressOf(icon, scope)).toBe(`${scope}favicon.svg?__WB_REVISION__=one`);
});

test('paths tell the game and the language', () => {
	expect([koikoi, rules, shared, icon].map(({ url }) => gameOf(url))).toEqual([
		'koikoi',
		'koikoi',
		undefined,
		undefined
	]);
	expect([rules, otherRules, koikoi].map(({ url }) => languageOf(url))).toEqual(['fr', 'en', undefined]);
});

test('texts are those of the languages given, or all when none is given', () => {
	const all = [shared, rules, otherRules];
	expect(filesFor(all, new Set(['fr']))).toEqual([shared, rules]);
	expect(filesFor(all, new Set())).toEqual(all);
	expect(bytesOf(all)).toBe(3000);
	expect(languagesOf([...all, rules])).toEqual(['fr', 'en']);
});

test('files that the page has loaded come first, and all at once', () => {
	const held = new Set([...Array(20).keys()].map((at) => part(`chunks/${at}.js`, 30_000)));
	const next = nextFiles([hanabi, ...held], new Set([...held].map(({ url }) => url)));
	expect(next).toEqual([...held]);
});

test('then the home page, the game in use with its rules, shared files, other games, other texts', () => {
	const missing = [part('texts/fr/hanabi.x.js'), rules, hanabi, koikoi, icon, shared, core];
	const order = nextFiles(missing, new Set(['_app/immutable/games/koikoi/words.js'])).map(({ url }) => url);
	expect(order).toEqual(
		[core, rules, koikoi, icon, shared, hanabi, part('texts/fr/hanabi.x.js')].map(({ url }) => url)
	);
});

test('a file without a hash in its name is fetched even if the page has loaded it', () => {
	expect(nextFiles([icon, core], new Set(['favicon.svg']))).toEqual([core, icon]);
});

test('a turn has a few files, and at least one', () => {
	const many = [...Array(20).keys()].map((at) => part(`chunks/${at}.js`));
	expect(nextFiles(many, new Set())).toHaveLength(16);
	const large = [part('chunks/a.js', 60_000), part('chunks/b.js', 60_000)];
	expect(nextFiles(large, new Set())).toEqual(large.slice(0, 1));
	expect(nextFiles([], new Set())).toEqual([]);
});
