/** Tests named after the sentences of the rule page: recount, whose turn it is, and a player who leaves. */
import { describe, expect, it } from 'vitest';
import {
	clue,
	clueTo,
	heights,
	moves,
	play,
	played,
	recount,
	refusedAs,
	standard,
	table,
	trash,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import { isRefusal } from '../../outcome.ts';
import { withNextCount } from './board.ts';
import type { Rank } from './cards.ts';
import { countCards, recountBetween, withCounts } from './corrections.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';

describe('Recount', () => {
	// Two cards are played and one is discarded, so that 37 are left in the pile.
	const begun = played(start(standard, 2), [clue, ...moves('r1 w1 d:b4')]);

	it('correct tokens against the real table at any time', () => {
		const after = played(begun, [recount({ tokens: 3, fuses: 1 })]);
		expect(after).toEqual({ ...begun, tokens: 3, fuses: 1 });
	});

	it('correct pile and discard: a discard that was not entered', () => {
		const after = played(begun, [recount({ pile: 36, discard: trash('b4 y2') })]);
		expect(after).toMatchObject({ pile: 36, turn: begun.turn });
		expect(after.discard).toEqual(trash('b4 y2'));
	});

	it('correct the fireworks', () => {
		const after = played(begun, [recount({ fireworks: heights('r2'), discard: trash('b4') })]);
		expect(after.fireworks).toEqual(heights('r2'));
	});

	it('the correction is no turn: whose turn it is, and the turns taken, stay', () => {
		const after = played(begun, [recount({ tokens: 1 })]);
		expect(after.turns).toEqual(begun.turns);
		expect(after.turn).toBe(begun.turn);
	});

	it('pile, hands, fireworks and discard together are always the deck', () => {
		expect(act(begun, recount({ pile: 36 }))).toEqual({
			refused: true,
			code: 'recount-sum',
			rule: 'recount',
			params: { pile: 36, hands: 10, fireworks: 2, discard: 1, count: 49, deck: 50 }
		});
		expect(refusedAs(begun, recount({ pile: 38, hands: [4, 5, 0, 0, 0] }))).toBeUndefined();
	});

	it('no card is there more often than the deck has it', () => {
		expect(act(begun, recount({ discard: trash('r1 r1 r1') }))).toMatchObject({
			code: 'recount-copies',
			params: { colour: 'red', rank: 1, count: 4, copies: 3 }
		});
		expect(refusedAs(begun, recount({ fireworks: heights('m1') }))).toBe('recount-copies');
	});

	it('no hand is larger than dealt, and no seat is counted that the match does not have', () => {
		expect(refusedAs(begun, recount({ hands: [5, 5, 1, 0, 0] }))).toBe('no-such-seat');
		expect(refusedAs(start(standard, 4), recount({ pile: 33, hands: [5, 4, 4, 4, 0] }))).toBe('recount-hand');
	});

	it('a pile counted as empty begins the last round, one with cards cancels it', () => {
		const low = table('', '', { pile: 1 });
		const spread = trash(
			'w1 w1 w1 r1 r1 r1 b1 b1 b1 y1 y1 y1 g1 g1 g1 w2 r2 b2 y2 g2 w3 r3 b3 y3 g3 w4 r4 b4 y4 g4'
		);
		const full = { discard: spread, fireworks: heights('') };
		const all = { ...full, hands: [5, 5, 0, 0, 0] as const };
		const counted = played(low, [recount({ ...all, pile: 10 })]);
		const rest = trash(
			'w1 w1 w1 r1 r1 r1 b1 b1 b1 y1 y1 y1 g1 g1 g1 w2 r2 b2 y2 g2 w3 r3 b3 y3 g3 w4 r4 b4 y4 g4 w5 r5 b5 y5 g5 w2 r2 b2 y2 g2'
		);
		const empty = played(counted, [recount({ discard: rest, pile: 0 })]);
		expect(empty.turnsLeft).toBe(2);
		expect(played(empty, [recount({ ...all, pile: 10 })]).turnsLeft).toBeNull();
	});

	it('in the final bouquet a recount can show that it is lost', () => {
		const state = start(withOptions({ finalBouquet: true }), 2);
		const after = played(state, [recount({ pile: 39, discard: trash('b5') })]);
		expect(after.outcome?.reason).toMatchObject({
			code: 'perfection-lost',
			params: { how: 'recount', colour: 'blue', rank: 5 }
		});
	});

	it('light mode counts no discard, and no more cards than there are', () => {
		const light = start(withOptions({ mode: 'light' }), 2);
		expect(refusedAs(light, recount({ discard: trash('') }))).toBe('discard-untracked');
		expect(refusedAs(light, recount({ pile: 41 }))).toBe('recount-sum');
		expect(refusedAs(light, recount({ pile: 30, fireworks: heights('r2') }))).toBeUndefined();
	});
});

describe('Whose turn it is', () => {
	it('a wrong turn is corrected by an entry', () => {
		const after = played(start(standard, 3), [play('r1'), { type: 'turn', seat: 0 }]);
		expect(after.turn).toBe(0);
		expect(refusedAs(after, { type: 'turn', seat: 3 })).toBe('no-such-seat');
	});

	it('in the last round the turns left stay', () => {
		const last = table('', '', { pile: 0, turnsLeft: 2 }, standard, 3);
		expect(played(last, [{ type: 'turn', seat: 2 }])).toMatchObject({ turn: 2, turnsLeft: 2 });
	});
});

describe('A player leaves', () => {
	const leave = (seat: 0 | 1 | 2, hand: 'aside' | 'pile' = 'aside') =>
		({ type: 'leave', seat, hand }) as const;

	it('the others play on, and the seat is skipped; nothing else changes', () => {
		const begun = start(standard, 3);
		const after = played(begun, [leave(1)]);
		expect(after).toEqual({ ...begun, left: [1] });
		expect(played(after, [clue]).turn).toBe(2);
	});

	it('their cards may be shuffled into the pile', () => {
		expect(played(start(standard, 3), [leave(1, 'pile')])).toMatchObject({ pile: 40, hands: [5, 0, 5] });
	});

	it('when the player to move leaves, it is the next player’s turn', () => {
		expect(played(start(standard, 3), [leave(0)]).turn).toBe(1);
	});

	it('a player who left gets no clue and no turn', () => {
		const after = played(start(standard, 3), [leave(1)]);
		expect(refusedAs(after, clueTo(1))).toBe('player-left');
		expect(refusedAs(after, { type: 'turn', seat: 1 })).toBe('player-left');
		expect(refusedAs(after, leave(1))).toBe('player-left');
	});

	it('two play at least', () => {
		expect(refusedAs(start(standard, 2), leave(1))).toBe('too-few-players');
	});

	const last = table('', '', { pile: 0, turnsLeft: 2 }, standard, 3);

	it('in the last round the turn of a player who leaves is dropped if it is still to come, not if it was taken', () => {
		expect(played(last, [leave(1)])).toMatchObject({ turnsLeft: 1, pile: 0, hands: [5, 5, 5], turn: 0 });
		expect(played(last, [leave(2)]).turnsLeft).toBe(2);
	});

	it('cards shuffled into the pile cancel the last round', () => {
		expect(played(last, [leave(1, 'pile')])).toMatchObject({ turnsLeft: null, pile: 5 });
	});

	it('the show is over when the last player with a turn left leaves', () => {
		const awaited = table('', '', { pile: 0, turnsLeft: 1 }, standard, 3);
		expect(played(awaited, [leave(0)]).outcome?.reason.code).toBe('last-round');
	});
});

it('an aid is shown or hidden, and that is no turn', () => {
	const begun = start(standard, 2);
	const after = played(begun, [{ type: 'aid', aid: 'pace', shown: false }]);
	expect(after).toEqual({ ...begun, aids: { ...begun.aids, pace: false } });
});

describe('a recount from a form', () => {
	const begun = start(standard, 3);

	it('that changes nothing is no entry', () => {
		expect(recountBetween(begun, begun)).toBeUndefined();
	});

	it('sets only the counters that differ', () => {
		expect(recountBetween(begun, { ...begun, tokens: 5 })).toEqual({
			type: 'recount',
			tokens: 5,
			fuses: null,
			pile: null,
			hands: null,
			fireworks: null,
			discard: null
		});
	});

	it('opens with the counters that a past one set', () => {
		const entry = recountBetween(begun, { ...begun, tokens: 5, hands: [4, 5, 5] });
		expect(entry).toMatchObject({ hands: [4, 5, 5, 0, 0] });
		expect(entry && withCounts(begun, entry)).toMatchObject({
			tokens: 5,
			hands: [4, 5, 5],
			pile: begun.pile
		});
	});

	it('that adds up is accepted', () => {
		const red = { colour: 'red', rank: 1 } as const;
		const counted = {
			...begun,
			pile: begun.pile - 2,
			fireworks: { ...begun.fireworks, blue: 1 },
			discard: withNextCount(begun, red)
		};
		const entry = recountBetween(begun, counted);
		const after = entry && act(begun, entry);
		expect(after && !isRefusal(after) && countCards(after)).toMatchObject({
			fireworks: 1,
			discard: 1,
			deck: 50
		});
	});
});

it('one more copy than a card has sets its discard to none', () => {
	const begun = start(standard, 3);
	const counted = (state: State, rank: Rank, times: number) =>
		Array.from({ length: times }).reduce<State>(
			(now) => ({ ...now, discard: withNextCount(now, { colour: 'green', rank }) }),
			state
		).discard;
	expect(counted(begun, 5, 1)).toMatchObject({ green: [0, 0, 0, 0, 1] });
	expect(counted(begun, 5, 2)).toMatchObject({ green: [0, 0, 0, 0, 0] });
	const laid = { ...begun, fireworks: { ...begun.fireworks, green: 2 } };
	expect(counted(laid, 2, 2)).toMatchObject({ green: [0, 0, 0, 0, 0] });
});
