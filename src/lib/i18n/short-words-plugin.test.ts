import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plural } from './plural';
import { askedInLocale, shortened } from './short-words-plugin';

const folder = 'src/lib/i18n/paraglide/messages';
const keys = readdirSync(folder)
	.filter((file) => /^[a-z]\w*\.js$/.test(file))
	.map((file) => file.slice(0, -'.js'.length));

type Said = (params: Record<string, unknown>, options?: { readonly locale: string }) => string;

/** @returns the message of a module, with all around it as the app has it in this language. */
const messageOf = (code: string, key: string, locale: string): Said => {
	const own = code.replace(/^import .*$/gm, '').replace(/^export const/m, 'const');
	// The build's own text is run here, as the browser would.
	// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
	return new Function(
		'plural',
		'registry',
		'getLocale',
		'experimentalStaticLocale',
		`${own}; return ${key};`
	)(plural, { plural }, () => locale) as Said;
};

test('every message says what it said, for one and for many, in both languages', () => {
	expect(keys.length).toBeGreaterThan(1500);
	for (const key of keys) {
		const code = readFileSync(`${folder}/${key}.js`, 'utf8');
		const short = shortened(code, false);
		const names = [...code.matchAll(/\bi\?\.(\w+)/g)].map(([, name = '']) => name);
		for (const locale of ['fr', 'en']) {
			const shortSaid = messageOf(short, key, locale);
			const said = messageOf(code, key, locale);
			const given = [0, 1, 2, '1', 'Léa'].map((value) =>
				Object.fromEntries(names.map((name) => [name, value]))
			);
			expect(
				given.map((params) => shortSaid(params)),
				key
			).toEqual(given.map((params) => said(params)));
		}
	}
});

test('where a language is asked for, the message is in that one', () => {
	const code = readFileSync(`${folder}/to_home.js`, 'utf8');
	const message = messageOf(shortened(code, true), 'to_home', 'en');
	expect(message({}, { locale: 'fr' })).toBe('Accueil');
	expect(message({})).toBe('Home');
	expect([...askedInLocale('src')].sort()).toEqual([
		'manifest_description',
		'not_found',
		'not_found_title',
		'setup_title',
		'tab_rules',
		'to_home'
	]);
});

test('a module that is built in another way is refused', () => {
	expect(() => shortened('export const key = () => 1;', false)).toThrow('not as messages were compiled');
	expect(() => shortened('export {};', false)).toThrow('not as messages were compiled');
});
