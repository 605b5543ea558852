import { describe, expect, it } from 'vitest';
import { endedRow as ended } from '../../../tests/support/ended-row.ts';
import { toResult, toResultText } from './result.ts';

describe('a result', () => {
	it('is what a list of players adds up', () => {
		expect(toResult(toResultText(ended))).toEqual({
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
		const whole = JSON.parse(toResultText(ended) ?? '') as unknown[];
		expect(toResult(JSON.stringify(whole))).toBeDefined();
		for (const place of whole.keys())
			expect(toResult(JSON.stringify(whole.with(place, null)))).toBeUndefined();
		expect(toResult(JSON.stringify(whole.with(5, ['beaten', 'lost'])))).toBeUndefined();
		for (const value of [undefined, null, 7, '', '{', '{}', '[]', ended])
			expect(toResult(value)).toBeUndefined();
	});
});
