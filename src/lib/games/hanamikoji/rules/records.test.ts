import { describe, expect, it } from 'vitest';
import { limited, unlimited, withTiles } from '../../../../../tests/oracles/hanamikoji/values.ts';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import { presets } from './options.ts';
import { kindOf } from './records.ts';

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

describe('the kind of a match', () => {
	it('each edition is a kind, and so is each way to decide after the last round', () => {
		expect(kindOf(presets['emperors4-2016'])).toBe('no-limit');
		expect(kindOf(presets['three-rounds'])).toBe('3-rounds~points');
		expect(kindOf(limited('points-then-token'))).toBe('3-rounds~points-then-token');
		expect(kindOf(limited('draw'))).toBe('3-rounds~draw');
	});

	it('without a limit it is the same what would decide at one', () => {
		expect(kindOf({ ...unlimited, atLimit: 'points-then-token' })).toBe('no-limit');
		expect(kindOf({ ...unlimited, atLimit: 'draw' })).toBe('no-limit');
	});

	it('each number of cards on a side is a kind; mini expansion 2 has as many as the base game', () => {
		expect(kindOf(withTiles(8))).toBe('no-limit');
		expect(kindOf(withTiles(7))).toBe('no-limit~7-cards');
		expect(kindOf(withTiles(9))).toBe('no-limit~9-cards');
		expect(kindOf(withTiles('7-to-9'))).toBe('no-limit~7-to-9-cards');
		expect(kindOf({ ...limited('draw'), cardsEach: 7 })).toBe('3-rounds~draw~7-cards');
	});

	it('the markers change no score', () => {
		expect(kindOf({ ...unlimited, markers: false })).toBe('no-limit');
		expect(kindOf({ ...withTiles(9), markers: false })).toBe('no-limit~9-cards');
	});
});
