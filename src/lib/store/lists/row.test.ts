import { expect, it } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import { factsIn, toRow } from './row.ts';

it('a row passes as it was stored, without what version 1 stored for its indexes', () => {
	const facts = JSON.stringify([
		{ name: 'decided', of: 'by, chance %', seat: 9, value: 1 },
		{ name: 'toString', value: -4 }
	]);
	const row = { ...endedRow, record: { ...endedRow.record, facts }, note: 'At the window' };
	expect(toRow({ ...row, listed: { changed: 2000, status: 'ended', byPlayer: [] } })).toEqual(row);
});

it.each([
	{ record: { version: 1001 } },
	{ record: 'torn' },
	{ record: { ...endedRow.record, facts: [] } },
	{ record: { ...endedRow.record, minutes: 'many' } },
	{ record: { ...endedRow.record, starter: -1 } },
	{ standing: { scores: [Infinity] } }
])('a row with %o is listed without its record, so that it is made anew', (damage) => {
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

it('facts are read as they were stored, and damaged ones count for nothing', () => {
	const facts = [
		{ name: 'decided', of: 'by, chance %', seat: 9, value: 1 },
		{ name: 'toString', value: -4 }
	];
	expect(factsIn({ facts: JSON.stringify(facts) })).toEqual(facts);
	for (const torn of [
		'',
		'[',
		'{}',
		'[null]',
		'[{"name":"charm"}]',
		'[{"name":"charm","value":0.5}]',
		'[{"name":"charm","seat":"first","value":1}]'
	])
		expect(factsIn({ facts: torn })).toEqual([]);
});

it.each([{ near: 3, who: 'Léa' }, { near: 0.5 }])(
	'the parameters %o of a reason are texts and numbers',
	(params) => {
		const row = { ...endedRow, outcome: { ...endedRow.outcome, reason: { code: 'goal', params } } };
		expect(toRow(row)).toEqual(row);
		for (const damage of [null, NaN, true, {}])
			expect(toRow({ ...row, headline: { code: 'over', params: { near: damage } } })).toBeUndefined();
	}
);
