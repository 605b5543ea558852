import { describe, expect, it } from 'vitest';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';

describe('the facts of a match', () => {
	it('won by charm in the second round, three geishas each', async () => {
		const facts = await factsOfFixture('hanamikoji', 'charm');
		expect([facts.like, facts.starter, facts.rounds]).toEqual(['no-limit', 0, 2]);
		expect(factValues(facts, 'decided')).toEqual([['charm', 0, 1]]);
		expect(factValues(facts, 'rounds')).toEqual([[0, 2]]);
		expect(factValues(facts, 'charm')).toEqual([
			[0, 11],
			[1, 7]
		]);
		expect(factValues(facts, 'token')).toEqual([
			['iroha', 0, 1],
			['anju', 0, 1],
			['ruri', 0, 1],
			['ayane', 1, 1],
			['tomoyo', 1, 1],
			['chiharu', 1, 1]
		]);
	});

	it.each([
		['geishas', 'geishas'],
		['charm-and-geishas', 'both'],
		['clash', 'charm'],
		['limit-points', 'limit'],
		['limit-token', 'limit']
	])('%s is won by %s', async (file, way) => {
		expect(factValues(await factsOfFixture('hanamikoji', file), 'decided')[0]?.[0]).toBe(way);
	});

	it('a draw is nobody’s win, and needs no rounds to be won', async () => {
		const facts = await factsOfFixture('hanamikoji', 'limit-equal');
		expect([facts.starter, facts.rounds]).toEqual([1, 3]);
		expect(factValues(facts, 'decided')).toEqual([['draw', 1]]);
		expect(factValues(facts, 'rounds')).toEqual([]);
		expect(factValues(facts, 'charm')).toEqual([
			[0, 7],
			[1, 7]
		]);
	});
});
