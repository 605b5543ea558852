/** Rounds and turns; titles follow the sentences of the rulebook. */
import { describe, expect, it } from 'vitest';
import { geishas } from './geishas.ts';
import { act, headline, start } from './match.ts';
import { turn } from './round.ts';
import {
	byCounts,
	byMajorities,
	byTokens,
	limited,
	played,
	refusedAs,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

describe('Material', () => {
	it('seven geishas in a row, left to right, with charm 2, 2, 2, 3, 3, 4, 5', () => {
		expect(geishas.map(({ charm }) => charm)).toEqual([2, 2, 2, 3, 3, 4, 5]);
		expect(geishas.map(({ name }) => name)).toEqual([
			'Ayane',
			'Iroha',
			'Tomoyo',
			'Yoko',
			'Chiharu',
			'Anju',
			'Ruri'
		]);
		expect(geishas.map(({ item }) => item)).toEqual([
			'flute',
			'fan',
			'scroll',
			'parasol',
			'lute',
			'tea',
			'flower'
		]);
	});

	it('as many item cards as charm points, 21 in all', () => {
		expect(geishas.reduce<number>((sum, { charm }) => sum + charm, 0)).toBe(21);
	});

	it('each token is at first in the middle of its card', () => {
		expect(start(unlimited).tokens).toEqual([null, null, null, null, null, null, null]);
	});
});

describe('A round', () => {
	// Near: flute 1, scroll 1, parasol 1, lute 1, tea 2, flower 2; far: flute 1, fan 2, parasol 2, tea 1,
	// flower 2.
	const first = byCounts('1011122', '1202012');

	it('for each geisha the side with more item cards takes her token', () => {
		expect(played(unlimited, [score(first)]).tokens).toEqual([null, 1, 0, 1, 0, 0, null]);
	});

	it('equal counts: the token stays where it is, also on the side of the player who already has it', () => {
		const before = played(unlimited, [score(byMajorities('NF-----'))]);
		// Two flutes and two fans are shared one to one.
		expect(played(unlimited, [score(byCounts('1100123', '1102112'))], before).tokens).toEqual([
			0,
			1,
			null,
			1,
			null,
			0,
			0
		]);
	});

	it('no cards: the token stays where it is, also on the side of the player who already has it', () => {
		const before = played(unlimited, [score(byMajorities('-F---N-'))]);
		const after = played(unlimited, [score(byCounts('2001104', '0022121'))], before);
		expect(after.tokens[1]).toBe(1);
	});

	it('the majority takes the token also from the side of the other player', () => {
		const before = played(unlimited, [score(byMajorities('NF-----'))]);
		expect(played(unlimited, [score(byMajorities('FN-----'))], before).tokens).toEqual(tokens('FN-----'));
	});

	it('nobody reached a goal: markers turned up again and the draft is empty', () => {
		const after = played(unlimited, [
			{ type: 'marker', side: 0, marker: 'gift', used: true },
			{ type: 'count', side: 0, geisha: 6, cards: 2 },
			score(first)
		]);
		expect(after.used).toEqual([[], []]);
		expect(after.draft).toMatchObject({
			way: 'counts',
			counts: [
				[0, 0, 0, 0, 0, 0, 0],
				[0, 0, 0, 0, 0, 0, 0]
			]
		});
	});

	it('nobody reached a goal: tokens stay', () => {
		const before = played(unlimited, [score(first)]);
		expect(played(unlimited, [score(byMajorities('-------'))], before).tokens).toEqual(before.tokens);
	});

	it('nobody reached a goal: the other player than the previous starter begins', () => {
		const second = played(unlimited, [{ type: 'starter', side: 1 }, score(first)]);
		expect(second.starter).toBe(0);
		expect(played(unlimited, [score(byMajorities('-------'))], second).starter).toBe(1);
	});

	it('not by round parity: after a starter corrected by hand, the other than the corrected one begins', () => {
		const second = played(unlimited, [
			{ type: 'starter', side: 1 },
			score(first),
			{ type: 'starter', side: 1 }
		]);
		const third = played(unlimited, [score(byMajorities('-------'))], second);
		expect(third.rounds.map(({ starter }) => starter)).toEqual([1, 1]);
		expect(third.starter).toBe(0);
	});

	it('a scored round keeps what was entered and where the tokens lie after it', () => {
		expect(played(unlimited, [score(first)]).rounds).toEqual([
			{ starter: 0, entry: first, tokens: [null, 1, 0, 1, 0, 0, null] }
		]);
	});
});

describe('At the table', () => {
	it('whose turn it is, once an action was played: A, B, A, B …', () => {
		const flips = [
			[1, 'secret'],
			[0, 'competition'],
			[1, 'gift'],
			[0, 'secret'],
			[1, 'competition'],
			[0, 'gift'],
			[1, 'trade-off'],
			[0, 'trade-off']
		] as const;
		let state = played(unlimited, [{ type: 'starter', side: 1 }]);
		const turns = [turn(state)];
		for (const [side, marker] of flips) {
			state = played(unlimited, [{ type: 'marker', side, marker, used: true }], state);
			turns.push(turn(state));
		}
		expect(turns).toEqual([undefined, 0, 1, 0, 1, 0, 1, 0, undefined]);
	});

	it('of a round in which nobody taps the actions, nothing is said of turns', () => {
		const counted = played(unlimited, [{ type: 'count', side: 0, geisha: 0, cards: 2 }]);
		const next = played(unlimited, [
			{ type: 'marker', side: 0, marker: 'gift', used: true },
			score(byMajorities('N---NFF'))
		]);
		for (const state of [played(unlimited, []), counted, next]) {
			expect(turn(state)).toBeUndefined();
			expect(headline(state).code).toBe('playing');
		}
	});

	it('a forgotten flip: the side with fewer used markers plays', () => {
		const forgotten = { starter: 0, used: [['secret'], ['secret', 'gift']], options: unlimited } as const;
		expect(turn(forgotten)).toBe(0);
	});

	it('four markers of each player to flip, and back after a slip', () => {
		const flip = (used: boolean) => ({ type: 'marker', side: 1, marker: 'gift', used }) as const;
		const flipped = played(unlimited, [flip(true)]);
		expect(flipped.used).toEqual([[], ['gift']]);
		expect(played(unlimited, [flip(true)], flipped)).toEqual(flipped);
		expect(played(unlimited, [flip(false)], flipped).used).toEqual([[], []]);
		expect(played(unlimited, [flip(false)]).used).toEqual([[], []]);
	});

	it('three ways to enter a round, free to change between rounds', () => {
		const state = played(unlimited, [
			score(byCounts('2011112', '0211112')),
			{ type: 'way', way: 'majorities' },
			score(byMajorities('---NF--')),
			{ type: 'way', way: 'tokens' },
			score(byTokens('NFFNF--'))
		]);
		expect(state.rounds.map(({ entry }) => entry.way)).toEqual(['counts', 'majorities', 'tokens']);
		expect(state.tokens).toEqual([0, 1, 1, 0, 1, null, null]);
	});

	it('the next round is entered in the way the table chose', () => {
		const state = played(unlimited, [{ type: 'way', way: 'majorities' }, score(byMajorities('-------'))]);
		expect(state.draft).toMatchObject({
			way: 'majorities',
			majorities: [null, null, null, null, null, null, null]
		});
	});

	it('a past round edited in another way does not change how the round under way is entered', () => {
		const round2 = { type: 'count', side: 0, geisha: 6, cards: 2 } as const;
		const edited = played(unlimited, [score(byTokens('NF-----')), round2]);
		expect(edited.draft.way).toBe('counts');
	});

	it('a match without a limit has no upper number of rounds: fifty and more', () => {
		const ties = Array.from({ length: 60 }, () => score(byMajorities('-------')));
		const state = played(unlimited, ties);
		expect(state.rounds).toHaveLength(60);
		expect(state.outcome).toBeUndefined();
		expect(refusedAs(state, score(byMajorities('NF-----')))).toBeUndefined();
	});

	it('after the end every action is refused', () => {
		const over = played(limited(), [score(byMajorities('NNFF-NN'))]);
		expect(over.outcome?.winners).toEqual([0]);
		const actions = [
			{ type: 'starter', side: 0 },
			{ type: 'marker', side: 0, marker: 'gift', used: true },
			{ type: 'way', way: 'tokens' },
			{ type: 'count', side: 0, geisha: 0, cards: 0 },
			{ type: 'majority', geisha: 0, majority: null },
			{ type: 'token', geisha: 0, holder: 0 },
			score(byMajorities('-------'))
		] as const;
		for (const action of actions)
			expect(act(over, action)).toEqual({ refused: true, code: 'match-over', params: {}, rule: 'goals' });
	});
});
