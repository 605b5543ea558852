import { describe, expect, it } from 'vitest';
import { endedRow as ended } from '../../../tests/support/ended-row.ts';
import { toResult, toResultText } from './result.ts';
import type { ResultFields } from './shelf.ts';

const fields = JSON.parse(toResultText(ended) ?? '') as ResultFields;

describe('a result', () => {
	it('is what a list of players adds up', () => {
		expect(toResult(fields)).toEqual({
			id: 'match',
			game: 'pebbles',
			version: 1001,
			changed: 2000,
			players: ['lea', 'guest-1'],
			results: ['won', 'lost'],
			scores: [4, 2],
			isTogether: false,
			like: 'long'
		});
	});

	it('is there of matches alone that are over, and can be read', () => {
		const { outcome: _, record: __, ...open } = ended;
		expect(toResultText(open)).toBeUndefined();
		expect(toResultText({ ...ended, isDeleted: true })).toBeUndefined();
		expect(toResultText({ ...ended, unreadable: 'newer-game' })).toBeUndefined();
	});

	it('is checked when it is read', () => {
		expect(toResult(fields)).toBeDefined();
		for (const place of fields.keys())
			expect(toResult(fields.with(place, null) as unknown as ResultFields)).toBeUndefined();
		expect(toResult(fields.with(5, ['beaten', 'lost']) as unknown as ResultFields)).toBeUndefined();
		expect(toResult(['match'])).toBeUndefined();
	});
});
