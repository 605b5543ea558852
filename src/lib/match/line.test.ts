import { describe, expect, it } from 'vitest';
import { add, behind, log, start, undo } from '../../../tests/support/toy-log.ts';
import { aloneIn, compareLines, isSameData, isShallow, entryName, nextNumber } from './line.ts';

const begun = log(start, add(0, 3));
const ours = [...begun, ...behind(begun, 'mine', add(0, 1), add(1, 1))];
const theirs = [...begun, ...behind(begun, 'theirs', add(1, 2))];

describe('two lines of a match', () => {
	it.each([
		['equal', ours, structuredClone(ours), 4],
		['ours-longer', ours, begun, 2],
		['theirs-longer', begun, theirs, 2],
		['theirs-longer', [], theirs, 0],
		['parted', ours, theirs, 2]
	])('are %s', (is, one, other, at) => {
		expect(compareLines(one, other)).toEqual({ is, at });
	});
	it('part where an entry has another place in one of them', () => {
		const put = ours.map((entry, seq) => (seq < 2 ? entry : { ...entry, seq: seq + 1 }));
		expect(compareLines(ours, put)).toEqual({ is: 'parted', at: 2 });
		expect(aloneIn(ours, put)).toEqual([]);
	});
	it('are the same whatever the order of keys', () => {
		const turned = ours.map(
			(entry) => Object.fromEntries(Object.entries(entry).toReversed()) as typeof entry
		);
		expect(compareLines(ours, turned).is).toBe('equal');
	});
});

describe('the name of an entry', () => {
	it('is its device’s own number, whatever others have added', () => {
		expect(ours.map(entryName)).toEqual(['phone!0', 'phone!1', 'mine!0', 'mine!1']);
		expect([nextNumber('mine', ours), nextNumber('another', ours)]).toEqual([2, 0]);
		expect(behind(ours, 'phone', undo(3)).map(entryName)).toEqual(['phone!2']);
	});
});

describe('data', () => {
	it.each<[unknown, unknown, boolean]>([
		[{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
		[{ a: 1 }, { a: 1, b: undefined }, true],
		[[1, 2], [2, 1], false],
		[[], {}, false],
		[{ a: null }, {}, false],
		['1', 1, false]
	])('%j and %j are the same: %s', (one, other, isSame) => {
		expect(isSameData(one, other)).toBe(isSame);
	});
});

it('depth is counted without walking into the abyss', () => {
	expect(isShallow(7, 0)).toBe(true);
	expect(isShallow([], 0)).toBe(false);
	expect(isShallow([[1]], 2)).toBe(true);
	expect(isShallow([[[]]], 2)).toBe(false);
	const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
	expect(isShallow(deep, 32)).toBe(false);
});
