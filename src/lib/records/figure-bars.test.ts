/** The sentence of a bar chart. */
import { expect, it } from 'vitest';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { barsText } from './figure-bars';

overwriteGetLocale(() => 'en');
const bars = (...values: readonly number[]) =>
	values.map((value, place) => ({ label: 'ABC'[place] ?? '', value, count: 12 }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names the highest bar, and how often it is of all', () => {
	const { text, top } = barsText(bars(1, 4, 2), 'count');
	expect(plain(text)).toBe('Most often: B, 4 of 7.');
	expect(top?.label).toBe('B');
	expect(plain(barsText(bars(1, 4, 2), 'mean').text)).toBe('Highest: B, 4 on average over 12.');
});

it('names none where several are equally high', () => {
	const { text, top } = barsText(bars(3, 1, 3), 'count');
	expect(plain(text)).toBe('Level at the top, with 3 of 7.');
	expect(top).toBeUndefined();
	expect(plain(barsText(bars(3, 3), 'mean').text)).toBe('Level at the top, with 3 on average.');
});
