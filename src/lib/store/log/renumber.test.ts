import { expect, test } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import { renumber } from './renumber.ts';
import { tap } from '../../../../tests/support/store-tab.ts';

const undo = (seq: number, of: number): Entry => ({
	match: 'm',
	seq,
	device: 'phone',
	at: 1000,
	kind: 'undo',
	of: { seq: of, device: 'phone' }
});

test('entries follow the log in their order, and what they say of one another follows', () => {
	const pending = [tap('m', 5), undo(6, 5), undo(7, 3)];
	expect(renumber(pending, 9)).toEqual([
		{ ...tap('m', 5), seq: 10 },
		{ ...undo(6, 10), seq: 11 },
		{ ...undo(7, 3), seq: 12 }
	]);
	expect(renumber([], 9)).toEqual([]);
});
