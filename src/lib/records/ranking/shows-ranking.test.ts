import { expect, it } from 'vitest';
import { played } from '../../../../tests/support/played.ts';
import type { Played } from '../played.ts';
import { showsRankingOf } from './shows-ranking.ts';

let made = 0;
const show = (people: readonly (string | undefined)[], score: number | undefined, max = 25): Played => {
	made += 1;
	const scores = score === undefined ? [] : [score];
	return played({
		...{ id: `show-${made}`, changed: made, people, scores, results: people.map(() => 'won' as const) },
		standing: { scores, max },
		record: { isTogether: true, like: '2-full' }
	});
};
const shows = (people: readonly (string | undefined)[], scores: readonly number[]) =>
	scores.map((score) => show(people, score));

it('a person has the scores of the shows they took part in', () => {
	const { ranked, matches } = showsRankingOf([
		...shows(['lea', 'sam'], [25, 20, 0]),
		...shows(['lea', undefined], [25, 18]),
		...shows(['sam', 'ema'], [10])
	]);
	expect(ranked).toEqual([{ person: 'lea', place: 1, shows: 5, meanScore: 17.6, best: 25, perfect: 2 }]);
	expect(matches).toBe(6);
});

it('equal means share a place; with fewer than five shows there is none', () => {
	const { ranked, unranked } = showsRankingOf([
		...shows(['lea', 'sam'], [20, 20, 20, 21, 19]),
		...shows(['tom'], [10, 10, 10, 10, 10]),
		...shows(['ema'], [25, 25, 25, 25])
	]);
	expect(ranked.map(({ place, person }) => [place, person])).toEqual([
		[1, 'lea'],
		[1, 'sam'],
		[3, 'tom']
	]);
	expect(unranked.map(({ place, person, shows }) => [place, person, shows])).toEqual([[undefined, 'ema', 4]]);
});

it('shows that were given up or stay unfinished are left out', () => {
	const { matches, unranked } = showsRankingOf([
		show(['lea'], undefined),
		{ ...show(['lea'], 12), results: [] }
	]);
	expect([matches, unranked]).toEqual([0, []]);
});

it('nothing is perfect without a highest score', () => {
	expect(showsRankingOf([show(['lea'], 25, 0)]).unranked[0]?.perfect).toBe(0);
});
