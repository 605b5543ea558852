import { expect, test } from 'vitest';
import type { Entry } from '$lib/match/entry';
import { start, tap } from '../../../tests/support/store-tab';
import { entriesToStore } from './take-up-held';

const log = [start('m'), tap('m', 1)];
const undo = (seq: number, of: number): Entry => ({
	...{ match: 'm', seq, device: 'phone', at: 2000 },
	kind: 'undo',
	of: { seq: of, device: 'phone' }
});

test('held taps keep their places where these are free', () => {
	expect(entriesToStore([tap('m', 2), undo(3, 2)], log, 1)).toEqual([tap('m', 2), undo(3, 2)]);
});

test('a tap that is stored already is not stored again, wherever it is in the log', () => {
	const stored = [...log, { ...tap('m', 2), seq: 3 }];
	expect(entriesToStore([tap('m', 2), undo(3, 2)], stored, 3)).toEqual([undo(4, 3)]);
	expect(entriesToStore([tap('m', 1)], log, 1)).toEqual([]);
});

test('where others have taken the places, held taps come after them', () => {
	const stored = [...log, tap('m', 2, 'theirs', 'other')];
	expect(entriesToStore([tap('m', 2), undo(3, 2)], stored, 2)).toEqual([
		{ ...tap('m', 2), seq: 3 },
		undo(4, 3)
	]);
});
