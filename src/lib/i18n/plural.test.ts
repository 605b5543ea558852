import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
	['fr', 0, 'one'],
	['fr', 1, 'one'],
	['fr', 2, 'other'],
	['en', 0, 'other'],
	['en', 1, 'one'],
	['en', 2, 'other']
])('in %s, %i is said as %s', (locale, count, form) => {
	expect(plural(locale, count)).toBe(form);
});
