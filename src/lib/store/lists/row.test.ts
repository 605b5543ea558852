import { expect, it } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import { factsIn, toResult, toResultText } from '../results/result.ts';
import { toRow, toStored } from './row.ts';

it('a row passes as it was stored', () => {
	expect(toRow(toStored(endedRow))).toEqual(endedRow);
});

it('a row with damaged facts is listed without them, so that they are rebuilt', () => {
	for (const record of [
		{ version: 1001 },
		'torn',
		{ ...endedRow.record, own: [null] },
		{ ...endedRow.record, own: [{ name: 'charm' }] },
		{ ...endedRow.record, own: [{ name: 'charm', value: 0.5 }] },
		{ ...endedRow.record, own: [{ name: '\ud800', value: 1 }] },
		{ ...endedRow.record, own: [{ name: 'charm', seat: -1, value: 1 }] },
		{ ...endedRow.record, minutes: 'many' },
		{ ...endedRow.record, starter: -1 }
	]) {
		const { record: _, ...others } = endedRow;
		expect(toRow({ ...endedRow, record })).toEqual(others);
	}
	const { standing: _, ...others } = endedRow;
	expect(toRow({ ...endedRow, standing: { scores: [Infinity] } })).toEqual(others);
	expect(toRow({ ...endedRow, standing: { scores: 'many' } })).toEqual(others);
});

it('facts of any code come back from their result as they were', () => {
	const own = [
		{ name: 'decided', of: 'by, chance %', seat: 9, value: 1 },
		{ name: 'toString', value: -4 }
	];
	const row = toRow({ ...endedRow, record: { ...endedRow.record, own } });
	const result = row && toResult(toResultText(row));
	expect(result && factsIn(result)).toEqual(own);
});

it('a result whose facts no build has written is none', () => {
	const text = toResultText(endedRow) ?? '';
	expect(toResult(text)).toBeDefined();
	const fields = JSON.parse(text) as readonly unknown[];
	expect(toResult(JSON.stringify(fields.with(12, '%E0,1')))).toBeUndefined();
});
