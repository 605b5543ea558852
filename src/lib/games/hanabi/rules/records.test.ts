import { describe, expect, it } from 'vitest';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import type { FactName } from './records.ts';

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
