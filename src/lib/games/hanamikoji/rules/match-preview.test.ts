import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import type { PerGeisha } from './geishas.ts';
import { presets } from './options.ts';
import { act, lastRecap, previewOf, recapOf, start } from './match.ts';
import type { State } from './state.ts';
import { isUntouched } from './round.ts';

const play = (...actions: readonly Action[]): State =>
	actions.reduce<State>((state, action) => {
		const next = act(state, action);
		if (isRefusal(next)) throw new Error(next.code);
		return next;
	}, start(presets['emperors4-2016']));
const count = (side: 0 | 1, cards: PerGeisha<number>): readonly Action[] =>
	([0, 1, 2, 3, 4, 5, 6] as const).map((geisha) => ({ type: 'count', side, geisha, cards: cards[geisha] }));

const near: PerGeisha<number> = [2, 0, 1, 2, 1, 0, 2];
const far: PerGeisha<number> = [0, 2, 1, 1, 1, 3, 0];
const score: Action = { type: 'score', entry: { way: 'counts', counts: [near, far] } };

describe('the preview of a round', () => {
	it('moves tokens as cards are counted, and has an entry only when it can be scored', () => {
		const begun = previewOf(play(...count(0, near)));
		expect(begun.entry).toBeUndefined();
		expect(begun.tokens).toEqual([0, null, 0, 0, 0, null, 0]);

		const complete = previewOf(play(...count(0, near), ...count(1, far)));
		expect(complete.entry).toEqual({ way: 'counts', counts: [near, far] });
		expect(complete.tokens).toEqual([0, 1, null, 0, null, 1, 0]);
		expect(complete.outcome).toBeUndefined();
	});

	it('says how the match would end', () => {
		const state = play(score, ...count(0, [0, 1, 1, 0, 1, 3, 2]), ...count(1, [1, 1, 0, 3, 1, 1, 1]));
		expect(previewOf(state).outcome?.winners).toEqual([0]);
	});

	it('knows whether anything of the round was entered', () => {
		expect(isUntouched(play())).toBe(true);
		expect(isUntouched(play(score))).toBe(true);
		expect(isUntouched(play({ type: 'marker', side: 0, marker: 'gift', used: true }))).toBe(false);
		expect(isUntouched(play({ type: 'count', side: 1, geisha: 0, cards: 1 }))).toBe(false);
		expect(isUntouched(play({ type: 'way', way: 'tokens' }))).toBe(true);
	});
});

describe('the recap of a round', () => {
	it('tells who took which token and where it was a tie', () => {
		const recap = lastRecap(play(score));
		expect(recap).toEqual({
			taken: [
				[0, 3, 6],
				[1, 5]
			],
			ties: [2, 4]
		});
		expect(recap?.taken.flat()).toEqual([0, 3, 6, 1, 5]);
	});

	it('has none before the first round is scored', () => {
		expect(lastRecap(play())).toBeUndefined();
	});

	it('knows no ties where only tokens were entered', () => {
		const before: PerGeisha<null> = [null, null, null, null, null, null, null];
		const after: PerGeisha<0 | 1 | null> = [0, 1, null, null, null, null, null];
		expect(recapOf(before, { entry: { way: 'tokens', tokens: after }, tokens: after })).toEqual({
			taken: [[0], [1]],
			ties: []
		});
	});
});
