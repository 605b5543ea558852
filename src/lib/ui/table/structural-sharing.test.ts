import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharingEqualParts, shareEqualParts } from './structural-sharing.ts';

it('shares the equal parts, and only those', () => {
	const before = { rows: [{ left: 2 }, { left: 1 }], pile: 30 };
	const now = shareEqualParts(before, { rows: [{ left: 2 }, { left: 0 }], pile: 30 });
	expect(now).toEqual({ rows: [{ left: 2 }, { left: 0 }], pile: 30 });
	expect(now.rows[0]).toBe(before.rows[0]);
	expect(now.rows[1]).not.toBe(before.rows[1]);
});

it.each([
	[{ next: undefined }, {}],
	[{}, { next: undefined }],
	[[1], { 0: 1 }],
	[[1, 2], [1]],
	[null, {}]
])('%j is not %j', (before, now) => {
	expect(shareEqualParts<unknown>(before, now)).not.toBe(before);
	expect(shareEqualParts<unknown>(before, now)).toEqual(now);
});

it('equals the new value, and is the same object as long as nothing changes', () => {
	fc.assert(
		fc.property(fc.json(), fc.json(), (one, other) => {
			expect(shareEqualParts<unknown>(JSON.parse(one), JSON.parse(other))).toEqual(JSON.parse(other));
			const value = JSON.parse(one) as unknown;
			expect(shareEqualParts<unknown>(value, JSON.parse(one))).toBe(value);
		})
	);
	let pile = 40;
	const counted = sharingEqualParts(() => ({ pile }));
	const first = counted();
	expect(counted()).toBe(first);
	pile = 39;
	expect(counted()).toEqual({ pile: 39 });
});
