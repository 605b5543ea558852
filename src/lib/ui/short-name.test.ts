import { describe, expect, it } from 'vitest';
import { nameInSentence, shortForms, shortNameFor } from './short-name';

const upTo = (length: number) => (form: string) => form.length <= length;
const longest = 'Maximilienne-Alexandrine Louise Hélène A';

describe('the shorter forms of a name', () => {
	it('are the first name with an ellipsis, with initials, its beginning, and initials', () => {
		expect(shortForms('Bartholomew de la Tour du Pin')).toEqual([
			'Bartholomew de la Tour du Pin',
			'Bartholomew…',
			'Bartholomew T. P.',
			'Bartholome…',
			'Bartholom…',
			'Bartholo…',
			'Barthol…',
			'Bartho…',
			'B. T. P.'
		]);
		expect(shortForms('Léa')).toEqual(['Léa', 'L.']);
		expect(shortForms('Marie-Antoinette')).toContain('Marie-A…');
		expect(shortForms('Marie-Antoinette').at(-1)).toBe('M.-A.');
	});
	it('keep particles where there are no other words, and characters of any script whole', () => {
		expect(shortForms('léa petit')).toEqual(['léa petit', 'léa…', 'léa p.', 'l. p.']);
		expect(shortForms('山田 太郎')).toEqual(['山田 太郎', '山田…', '山田 太.', '山. 太.']);
		expect(shortForms('😀😀 Bo')).toContain('😀😀 B.');
		expect(shortForms('-')).toEqual(['-']);
	});
	it('cut no emoji and no accented letter in half', () => {
		const family = '👨‍👩‍👧';
		expect(shortForms(`${family}${family} Bo`)).toContain(`${family}. B.`);
		expect(shortForms('E\u0301lodie-Marguerite')).toContain('E\u0301lodie…');
		expect(shortForms('E\u0301lodie-Marguerite')).not.toContain('E\u0301lodi…');
		expect(shortForms('E\u0301lodie-Marguerite').at(-1)).toBe('E\u0301.-M.');
	});
});

describe('a name in limited room', () => {
	it('of forty characters is its first name and an ellipsis', () => {
		expect(shortNameFor(longest, [], upTo(30))).toBe('Maximilienne-Alexandrine…');
		expect(shortNameFor(longest, [], upTo(14))).toBe('Maximilienne…');
	});
	it('is initials only where six letters do not fit', () => {
		expect(shortNameFor(longest, [], upTo(7))).toBe('Maximi…');
		expect(shortNameFor(longest, [], upTo(6))).toBe('M.-A. L. H. A.');
		expect(shortNameFor('Wolfeschlegelsteinhausenbergerdorffsenio', [], upTo(14))).toBe('Wolfeschlegel…');
	});
	it('is the longest that fits', () => {
		const shown = (room: number) => shortNameFor('Bartholomew Featherstone', [], upTo(room));
		expect([24, 23, 12, 9, 4].map(shown)).toEqual([
			'Bartholomew Featherstone',
			'Bartholomew…',
			'Bartholomew…',
			'Bartholo…',
			'B. F.'
		]);
	});
	it('is never a form of the other player’s name as well', () => {
		expect(shortNameFor('Marie Durand', ['Marie Dupont'], upTo(11))).toBe('Marie Durand');
		expect(shortNameFor('Marie Durand', ['Marie Petit'], upTo(8))).toBe('Marie D.');
		expect(shortNameFor('Marie Durand', ['Marie Petit'], upTo(6))).toBe('M. D.');
	});
});

it('a sentence has the first name of a long name, and never initials alone', () => {
	expect(nameInSentence('Bartholomew Featherstone', [])).toBe('Bartholomew…');
	expect(nameInSentence('Marie-Antoinette de la Tour', [])).toBe('Marie-Antoinette…');
	expect(nameInSentence('Bartholomew Featherstone', ['Bartholomew Smith'])).toBe('Bartholomew F.');
	expect(nameInSentence('Wolfeschlegelsteinhausen', [])).toBe('Wolfeschlegelste…');
	expect(nameInSentence('Léa', ['Tom'])).toBe('Léa');
});
