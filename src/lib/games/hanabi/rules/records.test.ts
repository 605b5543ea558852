import { describe, expect, it } from 'vitest';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import { table, withOptions } from '../../../../../tests/oracles/hanabi/values.ts';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import type { Outcome } from '../../outcome.ts';
import { outcomeOf } from './end.ts';
import { aids, type Options } from './options.ts';
import { compareWith, kindOf, type FactName } from './records.ts';

const values = async (file: string) => {
	const facts = await factsOfFixture('hanabi', file);
	const value = (name: FactName) => factValues(facts, name)[0]?.at(-1);
	return { facts, value };
};

describe('the facts that the records keep of a show', () => {
	it('the third red token: no score, and no points made impossible by the discard', async () => {
		const { facts, value } = await values('three-fuses');
		expect([facts.like, facts.starter, facts.rounds]).toEqual(['3-full', 2, 10]);
		expect(value('score')).toBe(0);
		expect(value('strikes')).toBe(3);
		expect(value('clues-left')).toBe(7);
		expect(value('clues-given')).toBe(2);
		expect(value('discards')).toBe(1);
		expect(value('points-lost')).toBe(0);
		expect(value('perfect')).toBe(0);
		expect(factValues(facts, 'ending')).toEqual([['three-fuses', 1]]);
	});

	it('a last round: 18 points after 17 clues and 16 discards', async () => {
		const { facts, value } = await values('last-round');
		expect([facts.like, facts.starter, facts.rounds]).toEqual(['5-full', 0, 51]);
		expect([value('score'), value('strikes'), value('clues-left')]).toEqual([18, 0, 8]);
		expect([value('clues-given'), value('discards'), value('points-lost')]).toEqual([17, 16, 0]);
	});

	it('how high each firework rose, and which were complete', async () => {
		const { facts } = await values('last-round');
		expect(factValues(facts, 'firework')).toEqual([
			['white', 5],
			['red', 5],
			['blue', 5],
			['yellow', 2],
			['green', 1]
		]);
		expect(factValues(facts, 'complete')).toEqual([
			['white', 1],
			['red', 1],
			['blue', 1]
		]);
	});

	it('the sixth firework only where it is in play, and heights of a lost show too', async () => {
		const lost = await values('final-bouquet-lost');
		expect(factValues(lost.facts, 'firework').map(([colour]) => colour)).toContain('multi');
		const struck = await values('three-fuses');
		expect(factValues(struck.facts, 'firework')).toEqual([
			['white', 2],
			['red', 2],
			['blue', 0],
			['yellow', 0],
			['green', 0]
		]);
	});

	it('both blue threes are gone: blue 3, 4 and 5 are lost', async () => {
		const { facts, value } = await values('final-bouquet-lost');
		expect(facts.like).toBe('3-m5-bouquet-full');
		expect([value('points-lost'), value('discards'), value('score')]).toEqual([3, 2, 0]);
	});

	it('a perfect show', async () => {
		const { facts, value } = await values('perfect');
		expect(facts.like).toBe('2-full');
		expect([value('perfect'), value('score'), value('discards'), value('clues-given')]).toEqual([
			1, 25, 1, 6
		]);
	});

	it.each([
		['choreography', '2-m10-timed-full'],
		['fuses-counted', '4-counted-full'],
		['light', '3-light'],
		['given-up', '2-bouquet-light']
	])('%s has the comparison code %s', async (file, like) => {
		expect((await factsOfFixture('hanabi', file)).like).toBe(like);
	});

	it('light mode has no points-lost fact', async () => {
		expect(factValues(await factsOfFixture('hanabi', 'light'), 'points-lost')).toEqual([]);
	});

	it.each([
		['last-round', 'excellent'],
		['perfect', 'legendary'],
		['fuses-counted', undefined],
		['stopped', undefined]
	])('%s is rated as the rules say: %s', async (file, rating) => {
		const facts = factValues(await factsOfFixture('hanabi', file), 'rating');
		expect(facts).toEqual(rating === undefined ? facts : [[rating, 1]]);
		expect(facts).toHaveLength(1);
	});

	it.each(['three-fuses', 'final-bouquet-lost', 'final-bouquet-perfect', 'no-move', 'given-up'])(
		'%s has no rating: it was lost, or a final bouquet',
		async (file) => {
			expect(factValues(await factsOfFixture('hanabi', file), 'rating')).toEqual([]);
		}
	);

	it.each(['three-fuses', 'final-bouquet-lost', 'no-move', 'given-up'])(
		'%s was lost, and counts 0 points in every average',
		async (file) => {
			expect(factValues(await factsOfFixture('hanabi', file), 'score')).toEqual([[0]]);
		}
	);
});

describe('which shows are compared', () => {
	const standard: Options = usualOptions.standard;

	it('shows of another number of players, variant, house rules or way of entry are another kind', () => {
		expect([2, 3, 4, 5].map((seats) => kindOf(standard, seats))).toEqual([
			'2-full',
			'3-full',
			'4-full',
			'5-full'
		]);
		expect(kindOf(usualOptions.avalanche, 3)).toBe('3-m5-full');
		expect(kindOf({ ...standard, multicolour: 10 }, 3)).toBe('3-m10-full');
		expect(kindOf(usualOptions['every-colour'], 3)).toBe('3-m10-every-full');
		expect(kindOf(usualOptions['black-powder'], 3)).toBe('3-black-missing-full');
		expect(kindOf(usualOptions['every-colour-black'], 3)).toBe('3-m10-every-black-missing-full');
		expect(kindOf({ ...usualOptions['black-powder'], blackPowderScore: 'adds' }, 3)).toBe('3-black-full');
		expect(kindOf(usualOptions['final-bouquet'], 3)).toBe('3-bouquet-full');
		expect(kindOf(usualOptions.choreography, 3)).toBe('3-timed-full');
		expect(kindOf({ ...standard, countFireworks: true }, 3)).toBe('3-counted-full');
		expect(kindOf(usualOptions.counters, 3)).toBe('3-light');
		expect(
			kindOf({ ...usualOptions.counters, multicolour: 5, finalBouquet: true, choreography: true }, 4)
		).toBe('4-m5-bouquet-timed-light');
	});

	it('how clues name multicolour does not count without it', () => {
		expect(kindOf({ ...standard, multicolourClue: 'every' }, 2)).toBe('2-full');
	});

	it('how black cards count does not count without them', () => {
		expect(kindOf({ ...standard, blackPowderScore: 'adds' }, 2)).toBe('2-full');
	});

	it('neither the aids count nor, in a final bouquet, whether fireworks would be counted', () => {
		for (const aid of aids)
			expect(kindOf({ ...standard, aids: { ...standard.aids, [aid]: false } }, 2)).toBe('2-full');
		expect(kindOf({ ...usualOptions['final-bouquet'], countFireworks: true }, 2)).toBe('2-bouquet-full');
	});
});

describe('a show beside earlier ones of the same players', () => {
	const ended = (fireworks: string): Outcome => outcomeOf(table(fireworks, ''), 'last-round');
	const lost = outcomeOf(table('w5', ''), 'three-fuses');
	const sixColours = outcomeOf(table('w5 m5', '', {}, withOptions({ multicolour: 5 })), 'last-round');

	it('the best, the average and the place among them', () => {
		const earlier = [ended('w5 r5'), ended('w5'), ended('w5 r4')];
		expect(compareWith(ended('w5 r4'), earlier)).toEqual({
			count: 3,
			best: 10,
			average: 8,
			place: 2,
			isBest: false
		});
		expect(compareWith(ended('w5 r5 b1'), earlier)).toMatchObject({ place: 1, isBest: true });
		expect(compareWith(ended('w5 r5'), earlier)).toMatchObject({ place: 1, isBest: false });
	});

	it('lost shows and shows with another number of fireworks are not compared', () => {
		expect(compareWith(ended('w5'), [lost, sixColours])).toBeUndefined();
		expect(compareWith(lost, [ended('w5')])).toBeUndefined();
		expect(compareWith(ended('w5'), [])).toBeUndefined();
	});
});
