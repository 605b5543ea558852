import { describe, expect, it } from 'vitest';
import type { Figure } from '../games/facts.ts';
import { played, type Change } from '../../../tests/support/played.ts';
import { newsOf as newsAmong } from './news.ts';
import type { Played } from '../matches/played.ts';

const day = 86_400_000;
const figure: Figure = { kind: 'best', name: 'month', title: () => 'Biggest month', say: String };

const match = (at: number, months: readonly [number, number], change: Change = {}): Played =>
	played({
		...{ id: `match-${at}`, changed: at * day, scores: months },
		results: months[0] > months[1] ? ['won', 'lost'] : ['lost', 'won'],
		...change,
		record: { own: months.map((value, seat) => ({ name: 'month', seat, value })), ...change.record }
	});
const newsOf = (now: Played, ...earlier: readonly Played[]) => newsAmong(now, earlier, [figure]);

describe('the news of a match', () => {
	it('include the lead with this match counted, whoever sat where', () => {
		const turned = match(2, [8, 1], { people: ['sam', 'lea'] });
		const { lead } = newsOf(match(9, [4, 2]), match(1, [5, 3]), turned);
		expect(lead).toEqual({ won: 2, drawn: 0, lost: 1 });
	});

	it('leave out later matches, and matches with others', () => {
		const other = match(3, [9, 1], { people: ['lea', 'tom'] });
		expect(newsOf(match(9, [4, 2]), match(10, [1, 3]), other).lead).toEqual({ won: 1, drawn: 0, lost: 0 });
	});

	/** Four matches of Léa, in which she reached five to eight. */
	const four = [match(1, [5, 3]), match(2, [6, 3]), match(3, [7, 2]), match(4, [8, 2])];

	it('include a record where the value was never reached, from the fifth match on', () => {
		expect(newsOf(match(9, [40, 2]), ...four.slice(1)).bests).toEqual([]);
		expect(newsOf(match(9, [40, 2]), ...four).bests).toMatchObject([
			{ seat: 0, value: 40, among: 'all', since: undefined, matches: 5 }
		]);
	});

	it('say of a value that somebody else reached that it is the player’s own best', () => {
		const sams = match(5, [1, 50]);
		expect(newsOf(match(9, [40, 2]), ...four, sams).bests).toMatchObject([
			{ seat: 0, value: 40, among: 'own', since: undefined, matches: 6 }
		]);
		// Tom’s fifty count among all, and are none of Léa’s matches.
		const toms = match(5, [1, 50], { people: ['sam', 'tom'] });
		expect(newsOf(match(9, [40, 2]), ...four, toms).bests).toMatchObject([{ among: 'own', matches: 5 }]);
	});

	it('say of a newcomer’s value only that nobody reached it here', () => {
		const newcomer = match(9, [40, 2], { people: ['ema', 'sam'] });
		expect(newsOf(newcomer, ...four).bests).toMatchObject([{ seat: 0, among: 'all', matches: 5 }]);
		expect(newsOf(newcomer, ...four, match(5, [1, 50])).bests).toEqual([]);
	});

	it('take no value for a record that was reached before, as the page of records keeps the first', () => {
		expect(newsOf(match(9, [8, 2]), ...four).bests).toEqual([]);
	});

	it('include the best value since long ago', () => {
		const earlier = [match(1, [50, 3]), ...[150, 160, 170, 175].map((at) => match(at, [8, 9]))];
		expect(newsOf(match(200, [40, 2]), ...earlier).bests).toMatchObject([
			{ seat: 0, since: day, matches: 5 }
		]);
		expect(newsOf(match(200, [40, 2]), ...earlier, match(190, [41, 2])).bests).toEqual([]);
	});

	it('include no lead with a guest, nor where all players share the result', () => {
		expect(newsOf(match(9, [4, 2], { people: ['lea', undefined] })).lead).toBeUndefined();
		const together = match(9, [4, 2]);
		expect(newsOf({ ...together, record: { ...together.record, isTogether: true } }).lead).toBeUndefined();
	});

	it('compare only matches of one kind', () => {
		const long = match(1, [50, 3]);
		const other = { ...long, record: { ...long.record, like: 'long' } };
		const { bests } = newsOf(match(200, [40, 2]), other, ...four.slice(1));
		expect(bests).toEqual([]);
		expect(newsOf(match(200, [40, 2]), other, ...four).bests).toMatchObject([
			{ seat: 0, since: undefined, matches: 5 }
		]);
	});
});
