/** What is marked after an entry. */
import { expect, it } from 'vitest';
import { isRefusal } from '../../../said.ts';
import type { Action } from '../actions.ts';
import { act } from '../act.ts';
import { start } from '../start.ts';
import { presets } from '../presets.ts';
import type { State } from '../state.ts';
import { changesOf, noChanges } from './changes.ts';

const after = (...actions: readonly Action[]): State =>
	actions.reduce<State>(
		(state, action) => {
			const next = act(state, action);
			if (isRefusal(next)) throw new Error(next.code);
			return next;
		},
		start(presets.standard, 3)
	);

const clue: Action = { type: 'clue', giver: null, receiver: null, about: null };
const play = (rank: 1 | 2 | 3 | 4 | 5): Action => ({
	type: 'play',
	card: { colour: 'red', rank },
	announced: null
});
const discard: Action = { type: 'discard', card: { colour: 'blue', rank: 1 } };

it('a clue takes a token', () => {
	expect(changesOf(clue, after(clue))).toEqual({ ...noChanges, tokens: -1 });
});

it('a discard brings one, and shows its card', () => {
	expect(changesOf(discard, after(clue, discard))).toEqual({
		...noChanges,
		tokens: 1,
		away: { colour: 'blue', rank: 1 }
	});
});

it('a card that fits rises, one that does not strikes', () => {
	expect(changesOf(play(1), after(play(1)))).toEqual({ ...noChanges, laid: { colour: 'red', rank: 1 } });
	expect(changesOf(play(3), after(play(3)))).toEqual({
		...noChanges,
		fuses: 1,
		away: { colour: 'red', rank: 3 }
	});
});

it('a five completes its firework and brings a token', () => {
	const five = after(clue, play(1), play(2), play(3), play(4), play(5));
	expect(changesOf(play(5), five)).toMatchObject({ tokens: 1, completed: 'red' });
});

it('what a recount moved is not of the turn after it', () => {
	const counted = (tokens: number): Action => ({
		type: 'recount',
		tokens,
		fuses: null,
		pile: null,
		hands: null,
		fireworks: null,
		discard: null
	});
	// Four more were found in the lid, and the play after it brings none.
	const found = [clue, clue, clue, clue, counted(8)];
	expect(changesOf(play(1), after(...found, play(1))).tokens).toBe(0);
	// Three were missing: the discard brings one, though fewer lie there than before the recount.
	expect(changesOf(discard, after(clue, counted(4), discard)).tokens).toBe(1);
	expect(changesOf(clue, after(clue, counted(4), clue)).tokens).toBe(-1);
});

it('nothing is marked before the first turn, nor after a correction', () => {
	expect(changesOf(undefined, after())).toEqual(noChanges);
	expect(changesOf({ type: 'turn', seat: 1 }, after(clue, { type: 'turn', seat: 1 }))).toEqual(noChanges);
});
