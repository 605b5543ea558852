import { afterEach, expect, it } from 'vitest';
import { decimal } from './format.ts';
import { getLocale, overwriteGetLocale } from './paraglide/runtime.js';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

it('a number has one decimal at most, as the language writes it', () => {
	overwriteGetLocale(() => 'en');
	expect([12, 12.5, 12.26].map(decimal)).toEqual(['12', '12.5', '12.3']);
	overwriteGetLocale(() => 'fr');
	expect(decimal(12.5)).toBe('12,5');
});

it('a negative number has a minus sign, not a hyphen', () => {
	for (const locale of ['fr', 'en'] as const) {
		overwriteGetLocale(() => locale);
		expect(decimal(-5)).toBe('−5');
	}
});
