import { expect, it } from 'vitest';
import { dayOnly } from './day-only';
import { fromLocalInput, toLocalInput } from './local-time';

it.each([
	[new Date(2026, 10, 21, 20, 15).getTime(), '2026-11-21T20:15'],
	[dayOnly(2026, 11, 21), '2026-11-21']
])('%s is typed as %s, and comes back', (at, text) => {
	expect(toLocalInput(at)).toBe(text);
	expect(fromLocalInput(text)).toBe(at);
});

it.each(['', 'soon', '1969-12-31'])('%j is no moment', (text) => {
	expect(fromLocalInput(text)).toBeUndefined();
});
