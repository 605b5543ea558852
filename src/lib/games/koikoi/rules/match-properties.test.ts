/** Properties of every match, whatever is tapped. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import { rulesOf, type Options } from './options.ts';
import { compareUnder } from './rescoring.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';
import {
	anyAction,
	anyCard,
	anyMonthPlayed,
	anyOptions
} from '../../../../../tests/support/koikoi-random.ts';

/** @returns the first state and the state after each accepted action; refused actions are left out */
const statesOf = (options: Options, actions: readonly Action[]): readonly [State, ...State[]] => {
	const states: [State, ...State[]] = [start(options)];
	let state = states[0];
	for (const action of actions) {
		const after = act(state, action);
		if (!isRefusal(after)) states.push((state = after));
	}
	return states;
};
const lastOf = (states: readonly [State, ...State[]]): State => states.at(-1) ?? states[0];

const actions = fc.array(anyAction, { maxLength: 40, size: 'max' });
it('the two piles never share a card, in the month under way or in one that was played', () => {
	fc.assert(
		fc.property(anyOptions, actions, (options, taken) => {
			const { draft, months } = lastOf(statesOf(options, taken));
			for (const { piles } of [draft, ...months.map(({ record }) => record)]) {
				const all = piles.flat();
				expect(new Set(all).size).toBe(all.length);
			}
		}),
		runParameters(80)
	);
});

it('what is taken, said or called and then taken back leaves nothing behind', () => {
	const seat = fc.constantFrom(0 as const, 1 as const);
	fc.assert(
		fc.property(anyOptions, actions, seat, anyCard, (options, given, owner, card) => {
			const before = lastOf(statesOf(options, given));
			const then = (first: Action, second: Action): void => {
				const between = act(before, first);
				// The turn follows every tap, so taking something back does not restore it.
				if (!isRefusal(between))
					expect(act(between, second)).toMatchObject({
						...before,
						turn: expect.anything() as unknown,
						halfCapture: null
					});
			};
			if (!before.draft.piles.flat().includes(card))
				then({ type: 'take', seat: owner, card }, { type: 'untake', card });
			if (!before.draft.yaku[owner].some(({ yaku }) => yaku === 'kasu'))
				then(
					{ type: 'yaku', seat: owner, yaku: 'kasu', count: 11 },
					{ type: 'yaku', seat: owner, yaku: 'kasu', count: 0 }
				);
			then({ type: 'call', seat: owner }, { type: 'uncall', seat: owner });
		})
	);
});

it('a month rescored under its own rules changes nothing', () => {
	let months = 0;
	const sample = runParameters(100);
	const played = fc.array(anyMonthPlayed, { maxLength: 14, size: 'max' });
	fc.assert(
		fc.property(anyOptions, played, (options, given) => {
			const state = lastOf(statesOf(options, given));
			const { pairs, changed, totals, outcome } = compareUnder(state, rulesOf(options));
			expect(pairs).toEqual(state.months.map((month) => ({ played: month, under: month })));
			expect([changed, totals, outcome]).toEqual([[], state.totals, state.outcome]);
			months += state.months.length;
		}),
		sample
	);
	expect(months).toBeGreaterThan(2 * sample.numRuns);
});
