import { describe, expect, it } from 'vitest';
import { toResult, toResultText } from './result.ts';
import type { MatchRow } from './row.ts';

const ended: MatchRow = {
	id: 'match',
	game: 'pebbles',
	version: 1,
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'guest-1', name: 'Player 2' }
	],
	started: 1000,
	changed: 2000,
	headline: { code: 'over', params: {} },
	standing: { scores: [4, 2] },
	outcome: { winners: [0], reason: { code: 'goal', params: {} }, rule: 'goal' },
	record: { version: 1001, isTogether: false, minutes: 1, like: 'long', rounds: 1, own: [] },
	isDeleted: false,
	entries: 3
};

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
