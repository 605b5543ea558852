import { expect, it } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import { toRow } from './row.ts';

it('a row passes as it was stored, without what version 1 stored for its indexes', () => {
	const own = [
		{ name: 'decided', of: 'by, chance %', seat: 9, value: 1 },
		{ name: 'toString', value: -4 }
	];
	const row = { ...endedRow, record: { ...endedRow.record, own }, note: 'At the window' };
	expect(toRow({ ...row, listed: { changed: 2000, status: 'ended', byPlayer: [] } })).toEqual(row);
});

it.each([
	{ record: { version: 1001 } },
	{ record: 'torn' },
	{ record: { ...endedRow.record, own: [null] } },
	{ record: { ...endedRow.record, own: [{ name: 'charm' }] } },
	{ record: { ...endedRow.record, own: [{ name: 'charm', value: 0.5 }] } },
	{ record: { ...endedRow.record, own: [{ name: 'charm', seat: 'first', value: 1 }] } },
	{ record: { ...endedRow.record, minutes: 'many' } },
	{ record: { ...endedRow.record, starter: -1 } },
	{ standing: { scores: [Infinity] } }
])('a row with %o is listed without its facts, so that they are made anew', (damage) => {
	const { record: _, standing: __, ...others } = endedRow;
	expect(toRow({ ...endedRow, ...damage })).toEqual(others);
});

it.each([
	{ outcome: { winners: [0] } },
	{ players: [{ id: 'lea' }] },
	{ changed: NaN },
	{ isDeleted: undefined }
])('a row with %o is damaged, so that it is made anew', (damage) => {
	expect(toRow({ ...endedRow, ...damage })).toBeUndefined();
	expect(toRow(undefined)).toBeUndefined();
});
