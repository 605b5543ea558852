import { describe, expect, it } from 'vitest';
import { endedRow as ended } from '../../../../tests/support/ended-row.ts';
import type { Fact } from '../../games/facts.ts';
import { factsIn, toResult, toResultText } from './result.ts';

const text = toResultText(ended) ?? '';
const fields = JSON.parse(text) as readonly unknown[];

describe('a result', () => {
	it('is what records add up', () => {
		expect(toResult(text)).toEqual({
			id: 'match',
			game: 'pebbles',
			version: 1001,
			changed: 2000,
			players: ['lea', 'guest-1'],
			results: ['won', 'lost'],
			scores: [4, 2],
			isTogether: false,
			like: 'long',
			minutes: 1,
			rounds: 1,
			starter: -1,
			own: '',
			names: ['Léa', 'Player 2'],
			place: '',
			note: '',
			ruleSet: '',
			max: 0
		});
	});

	it('has what a filter and a search look at', () => {
		const row = { ...ended, place: 'Lyon', note: 'In the rain', ruleSet: 'At Léa’s' };
		const standing = { scores: [18], max: 25 };
		expect(toResult(toResultText({ ...row, standing }))).toMatchObject({
			names: ['Léa', 'Player 2'],
			place: 'Lyon',
			note: 'In the rain',
			ruleSet: 'At Léa’s',
			max: 25
		});
	});

	it('tells the facts as the game told them', () => {
		const own: readonly Fact[] = [
			{ name: 'month', of: '1', seat: 0, value: 40 },
			{ name: 'strikes', value: 2 },
			{ name: 'kept', seat: 1, value: 0 },
			{ name: 'round', of: 'drawn', value: -1 },
			{ name: 'a name, of words: 100 %', of: '', seat: 1, value: 0.5 }
		];
		const record = { version: 1001, isTogether: false, minutes: 9, like: 'long', rounds: 3, starter: 1, own };
		const result = toResult(toResultText({ ...ended, record }));
		expect(result).toMatchObject({ minutes: 9, rounds: 3, starter: 1 });
		expect(result && factsIn(result)).toEqual(own);
	});

	it('of an earlier build, without facts, is none', () => {
		expect(toResult(JSON.stringify(fields.slice(0, 9)))).toBeUndefined();
	});

	it('is there of matches alone that are over, and can be read', () => {
		const { outcome: _, record: __, ...open } = ended;
		expect(toResultText(open)).toBeUndefined();
		expect(toResultText({ ...ended, isDeleted: true })).toBeUndefined();
		expect(toResultText({ ...ended, unreadable: 'newer-game' })).toBeUndefined();
	});

	it('of a match that was given up has no score, and no winner where it stays unfinished', () => {
		const { outcome } = ended;
		const read = (givenUp: 'forfeit' | 'unfinished') =>
			toResult(toResultText({ ...ended, ...(outcome && { outcome: { ...outcome, givenUp } }) }));
		expect(read('forfeit')).toMatchObject({ results: ['won', 'lost'], scores: [] });
		expect(read('unfinished')).toMatchObject({ results: [], scores: [] });
	});

	it('of which only the result was noted is one', () => {
		const record = { version: 1001, isTogether: false, isNoted: true, minutes: 0, like: 'unknown' };
		const result = toResult(toResultText({ ...ended, record: { ...record, rounds: 0, own: [] } }));
		expect(result).toMatchObject({ isNoted: true, like: 'unknown', minutes: 0, scores: [4, 2] });
	});

	it('is checked when it is read', () => {
		const read = (place: number, value: unknown) => toResult(JSON.stringify(fields.with(place, value)));
		expect(read(0, 'match')).toBeDefined();
		for (const place of fields.keys()) expect(read(place, null)).toBeUndefined();
		expect(read(5, ['beaten', 'lost'])).toBeUndefined();
		for (const facts of [[], ['month'], 4, '"month"', 'month;1', 'month', 'month,x', 'month,1 ', 'month,1,a'])
			expect(read(12, facts)).toBeUndefined();
		for (const value of [undefined, null, 7, fields, '', '[', '{}', '7', 'null', '["match"]'])
			expect(toResult(value)).toBeUndefined();
	});
});
