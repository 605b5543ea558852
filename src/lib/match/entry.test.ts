import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entrySchema, stamp } from './entry.ts';

test.each([
	['before 1970', -86_400_000, 0],
	['between two milliseconds', 1234.6, 1235],
	['after the last day of the calendar', 9e15, 8.64e15],
	['as it should be', 1_767_225_600_000, 1_767_225_600_000]
])('a tap by a clock %s is stamped with a moment that can be stored', (_, clock, at) => {
	const entry = stamp({ device: 'phone', now: () => clock }, 'm', 3, { kind: 'delete' });
	expect(entry).toEqual({ kind: 'delete', match: 'm', seq: 3, device: 'phone', number: 3, at });
	expect(v.is(entrySchema, entry)).toBe(true);
});
