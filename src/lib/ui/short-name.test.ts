import { describe, expect, it } from 'vitest';
import { nameInSentence, shortForms, shortNameFor } from './short-name';

const upTo = (length: number) => (form: string) => form.length <= length;

describe('the shorter forms of a name', () => {
	it('are the first name with initials, the first name, and initials', () => {
		expect(shortForms('Marie-Antoinette de la Tour du Pin')).toEqual([
			'Marie-Antoinette de la Tour du Pin',
			'Marie-Antoinette T. P.',
			'Marie-Antoinette',
			'M.-A. T. P.'
		]);
		expect(shortForms('Léa')).toEqual(['Léa', 'L.']);
		expect(shortForms('Bartholomew Featherstone')).toEqual([
			'Bartholomew Featherstone',
			'Bartholomew F.',
			'Bartholomew',
			'B. F.'
		]);
	});
	it('keep particles where there are no other words, and characters of any script whole', () => {
		expect(shortForms('léa petit')).toEqual(['léa petit', 'léa p.', 'léa', 'l. p.']);
		expect(shortForms('山田 太郎')).toEqual(['山田 太郎', '山田 太.', '山田', '山. 太.']);
		expect(shortForms('😀😀 Bo')[1]).toBe('😀😀 B.');
		expect(shortForms('-')).toEqual(['-']);
	});
});

describe('a name in limited room', () => {
	it('is the longest that fits', () => {
		const shown = (room: number) => shortNameFor('Bartholomew Featherstone', [], upTo(room));
		expect([24, 23, 13, 10, 2].map(shown)).toEqual([
			'Bartholomew Featherstone',
			'Bartholomew F.',
			'Bartholomew',
			'B. F.',
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
	expect(nameInSentence('Bartholomew Featherstone', [])).toBe('Bartholomew F.');
	expect(nameInSentence('Marie-Antoinette de la Tour', [])).toBe('Marie-Antoinette');
	expect(nameInSentence('Wolfeschlegelsteinhausen', [])).toBe('Wolfeschlegelsteinhausen');
	expect(nameInSentence('Léa', ['Tom'])).toBe('Léa');
});
