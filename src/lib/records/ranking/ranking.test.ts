import { describe, expect, it } from 'vitest';
import type { Result } from '$lib/games/outcome';
import { played, type Change } from '../../../../tests/support/played.ts';
import type { Played } from '../../matches/played.ts';
import { rankingOf, showsRankingOf, type Ranking } from './ranking.ts';

let made = 0;
/** A match that was played after those made before. */
const match = (
	people: readonly (string | undefined)[],
	results: readonly Result[] = ['won', 'lost'],
	change: Change = {}
): Played => {
	made += 1;
	return played({ id: `match-${made}`, changed: made, people, results, scores: [], ...change });
};
/** Matches against guests: W is won, D drawn, L lost. */
const form = (person: string, letters: string): readonly Played[] =>
	[...letters].map((letter) =>
		match(
			[person, undefined],
			letter === 'D' ? ['drawn', 'drawn'] : letter === 'W' ? ['won', 'lost'] : ['lost', 'won']
		)
	);
const placesOf = ({ ranked }: Ranking) => ranked.map(({ place, person }) => [place, person]);

describe('a line of the ranking', () => {
	it('counts wins, and draws as half a win', () => {
		const [line] = rankingOf(form('lea', 'WWDDLWWD')).ranked;
		expect(line).toMatchObject({
			person: 'lea',
			place: 1,
			outcomes: { won: 4, drawn: 3, lost: 1 },
			matches: 8,
			points: 5.5,
			share: 0.6875
		});
	});

	it('has the mean score of one kind, and none where kinds are mixed', () => {
		const ofKind = (like: string, score: number) =>
			match(['lea', 'sam'], ['won', 'lost'], { scores: [score, 3], record: { like } });
		const means = (matches: readonly Played[]) =>
			rankingOf(matches).unranked.map(({ person, meanScore }) => [person, meanScore]);
		expect(means([ofKind('long', 7), ofKind('long', 10)])).toEqual([
			['lea', 8.5],
			['sam', 3]
		]);
		expect(means([ofKind('long', 7), ofKind('short', 10)])).toEqual([
			['lea', undefined],
			['sam', undefined]
		]);
		expect(means([match(['lea', 'sam'])])[0]).toEqual(['lea', undefined]);
	});

	it('has a rating of matches between persons alone', () => {
		const { unranked } = rankingOf([match(['lea', 'sam']), match(['lea', undefined])]);
		expect(unranked.map(({ person, rating }) => [person, rating])).toEqual([
			['lea', { value: 1516, matches: 1 }],
			['sam', { value: 1484, matches: 1 }]
		]);
	});
});

describe('places', () => {
	it('are shared by equal shares, and the next one is left out', () => {
		const ranking = rankingOf([
			...form('tom', 'WLLLL'),
			...form('sam', 'WWWLL'),
			...form('ema', 'WWWWWWLLLL'),
			...form('lea', 'WWWWW')
		]);
		expect(placesOf(ranking)).toEqual([
			[1, 'lea'],
			[2, 'ema'],
			[2, 'sam'],
			[4, 'tom']
		]);
	});

	it('are shared by shares that are equal only as fractions, and by equal draws', () => {
		const ranking = rankingOf([...form('lea', 'DDDDDD'), ...form('sam', 'WWWLLL'), ...form('ema', 'WLWLD')]);
		expect(placesOf(ranking)).toEqual([
			[1, 'lea'],
			[1, 'sam'],
			[1, 'ema']
		]);
		const thirds = rankingOf([...form('lea', 'WWLLLL'), ...form('sam', 'WWWLLLLLL')]);
		expect(placesOf(thirds).map(([place]) => place)).toEqual([1, 1]);
	});

	it('need five matches; who has fewer is listed without one', () => {
		const ranking = rankingOf([...form('lea', 'WWWW'), ...form('sam', 'LLLLL'), ...form('ema', 'W')]);
		expect(placesOf(ranking)).toEqual([[1, 'sam']]);
		expect(ranking.unranked.map(({ person, place }) => [person, place])).toEqual([
			['lea', undefined],
			['ema', undefined]
		]);
	});
});

it('matches left unfinished, guests and persons seated twice are not counted', () => {
	const ranking = rankingOf([
		match(['lea', 'sam'], []),
		match([undefined, 'sam'], ['won', 'lost'], { twice: ['lea'] })
	]);
	expect(ranking.unranked.map(({ person, matches }) => [person, matches])).toEqual([['sam', 1]]);
});

it('nothing is ranked of no match', () => {
	expect(rankingOf([])).toEqual({ ranked: [], unranked: [] });
});

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
	const { ranked } = showsRankingOf([
		...shows(['lea', 'sam'], [25, 20, 0]),
		...shows(['lea', undefined], [25, 18]),
		...shows(['sam', 'ema'], [10])
	]);
	expect(ranked).toEqual([{ person: 'lea', place: 1, shows: 5, meanScore: 17.6, best: 25, perfect: 2 }]);
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
	const { unranked } = showsRankingOf([show(['lea'], undefined), { ...show(['lea'], 12), results: [] }]);
	expect(unranked).toEqual([]);
});

it('nothing is perfect without a highest score', () => {
	expect(showsRankingOf([show(['lea'], 25, 0)]).unranked[0]?.perfect).toBe(0);
});
