import { describe, expect, it } from 'vitest';
import type { Figure } from '../games/facts.ts';
import type { CountedMatch } from './counted.ts';
import { NewsGatherer } from './news.ts';

const day = 86_400_000;
const figure: Figure = { kind: 'best', name: 'month', title: () => 'Biggest month', say: String };

const match = (
	at: number,
	months: readonly [number, number],
	change: Partial<CountedMatch> = {}
): CountedMatch => ({
	id: `match-${at}`,
	game: 'pebbles',
	at: at * day,
	people: ['lea', 'sam'],
	twice: [],
	results: months[0] > months[1] ? ['won', 'lost'] : ['lost', 'won'],
	scores: months,
	max: 0,
	record: {
		version: 1,
		isTogether: false,
		minutes: 10,
		like: '',
		rounds: 1,
		own: months.map((value, seat) => ({ name: 'month', seat, value }))
	},
	...change
});
const newsOf = (now: CountedMatch, ...earlier: readonly CountedMatch[]) => {
	const gatherer = new NewsGatherer(now, [figure]);
	for (const one of earlier) gatherer.add(one);
	return gatherer.news;
};

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

	it('include a record where the value was never reached in enough earlier matches', () => {
		const few = newsOf(match(9, [40, 2]), match(1, [5, 3]), match(2, [6, 3]));
		expect(few.bests).toEqual([]);
		const { bests } = newsOf(match(9, [40, 2]), match(1, [5, 3]), match(2, [6, 3]), match(3, [7, 9]));
		expect(bests).toMatchObject([{ seat: 0, value: 40, since: undefined, among: 3 }]);
	});

	it('include the best value since long ago', () => {
		const earlier = [match(1, [50, 3]), match(150, [6, 3]), match(160, [7, 9]), match(170, [8, 9])];
		expect(newsOf(match(200, [40, 2]), ...earlier).bests).toMatchObject([{ seat: 0, since: day }]);
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
		const { bests } = newsOf(
			match(200, [40, 2]),
			other,
			match(2, [5, 3]),
			match(3, [6, 3]),
			match(4, [7, 3])
		);
		expect(bests).toMatchObject([{ seat: 0, since: undefined, among: 3 }]);
	});
});
