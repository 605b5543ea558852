/** The changes that are marked after an entry. */
import { expect, it } from 'vitest';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';
import { changesOf, noChanges } from './status.ts';

const stateAfter = (...actions: readonly Action[]): State =>
	actions.reduce<State>(
		(state, action) => {
			const next = act(state, action);
			if (isRefusal(next)) throw new Error(next.code);
			return next;
		},
		start(usualOptions.standard, 3)
	);

const clue: Action = { type: 'clue', giver: null, receiver: null, about: null };
const play = (rank: 1 | 2 | 3 | 4 | 5): Action => ({
	type: 'play',
	card: { colour: 'red', rank },
	announced: null
});
const discard: Action = { type: 'discard', card: { colour: 'blue', rank: 1 } };

it('a clue takes a token', () => {
	expect(changesOf(clue, stateAfter(clue))).toEqual({ ...noChanges, tokens: -1 });
});

it('a discard brings a token and names its card', () => {
	expect(changesOf(discard, stateAfter(clue, discard))).toEqual({
		...noChanges,
		tokens: 1,
		discarded: { colour: 'blue', rank: 1 }
	});
});

it('a card that fits is laid, one that does not brings a red token', () => {
	expect(changesOf(play(1), stateAfter(play(1)))).toEqual({ ...noChanges, laid: { colour: 'red', rank: 1 } });
	expect(changesOf(play(3), stateAfter(play(3)))).toEqual({
		...noChanges,
		fuses: 1,
		discarded: { colour: 'red', rank: 3 }
	});
});

it('a five completes its firework and brings a token', () => {
	const five = stateAfter(clue, play(1), play(2), play(3), play(4), play(5));
	expect(changesOf(play(5), five)).toMatchObject({ tokens: 1, completed: 'red' });
});

it('tokens set by a recount are not counted as gained by the turn after it', () => {
	const counted = (tokens: number): Action => ({
		type: 'recount',
		tokens,
		fuses: null,
		pile: null,
		hands: null,
		fireworks: null,
		discard: null
	});
	// The recount finds four more tokens in the lid, and the play after it brings none.
	const recounted = [clue, clue, clue, clue, counted(8)];
	expect(changesOf(play(1), stateAfter(...recounted, play(1))).tokens).toBe(0);
	// The recount finds three tokens fewer, and the discard after it brings one all the same.
	expect(changesOf(discard, stateAfter(clue, counted(4), discard)).tokens).toBe(1);
	expect(changesOf(clue, stateAfter(clue, counted(4), clue)).tokens).toBe(-1);
});

it('nothing is marked before the first turn, nor after a correction', () => {
	expect(changesOf(undefined, stateAfter())).toEqual(noChanges);
	expect(changesOf({ type: 'turn', seat: 1 }, stateAfter(clue, { type: 'turn', seat: 1 }))).toEqual(
		noChanges
	);
});
