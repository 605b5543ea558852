import { expect, test } from 'vitest';
import { isDue, waitUntilCheck } from './timing.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 23, 20);

test('the first backup is made at once', () => {
	expect(isDue(now, undefined)).toBe(true);
});

test('the next backup is made a quarter of an hour after the last', () => {
	expect(isDue(now, now - 14 * minute)).toBe(false);
	expect(isDue(now, now - 15 * minute)).toBe(true);
	expect(waitUntilCheck(now, now - 14.5 * minute)).toBe(0.5 * minute);
});

test('no wait is longer than a minute', () => {
	expect(waitUntilCheck(now, now)).toBe(minute);
	expect(waitUntilCheck(now, now - 20 * minute)).toBe(minute);
});

test('a clock set back does not delay the next backup', () => {
	expect(isDue(now, now + 60 * minute)).toBe(true);
	expect(waitUntilCheck(now, now + 60 * minute)).toBe(minute);
});
