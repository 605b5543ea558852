/** Properties that hold in every match, whatever is tapped. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryOf } from '../../../../../tests/support/arbitrary.ts';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { isRefusal } from '../../outcome.ts';
import { actionSchema, type Action, type RoundEntry } from './actions.ts';
import { geishaIndexes, geishas, perGeisha, type PerGeisha } from './geishas.ts';
import { cardNumbers, limitRules, roundLimits } from './options.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';
import { possibleMajorities, unevenSides } from '../../../../../tests/oracles/hanamikoji/oracle.ts';
import { majorities, unlimited } from '../../../../../tests/oracles/hanamikoji/values.ts';

const seven = <T>(each: fc.Arbitrary<T>): fc.Arbitrary<PerGeisha<T>> =>
	fc.tuple(each, each, each, each, each, each, each);
const majority = fc.constantFrom(0 as const, 1 as const, 'tie' as const);
const holder = fc.constantFrom(0 as const, 1 as const, null);

/** Possible and impossible rounds, so that matches go on but also meet refusals. */
const realMajorities = [...possibleMajorities()].map(majorities);
const unevenMajorities = [...possibleMajorities(unevenSides)].map(majorities);
const entry: fc.Arbitrary<RoundEntry> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			way: fc.constant('majorities' as const),
			majorities: fc.constantFrom(...realMajorities, ...unevenMajorities)
		})
	},
	fc.record({ way: fc.constant('majorities' as const), majorities: seven(majority) }),
	{ weight: 2, arbitrary: fc.record({ way: fc.constant('tokens' as const), tokens: seven(holder) }) },
	fc.record({
		way: fc.constant('counts' as const),
		counts: fc.tuple(seven(fc.nat(3)), seven(fc.nat(3)))
	})
);

const action: fc.Arbitrary<Action> = fc.oneof(
	{ weight: 8, arbitrary: arbitraryOf(actionSchema) },
	entry.map((entered): Action => ({ type: 'score', entry: entered }))
);

const options = fc.record({
	roundLimit: fc.constantFrom(...roundLimits),
	atLimit: fc.constantFrom(...limitRules),
	cardsEach: fc.constantFrom(...cardNumbers),
	markers: fc.boolean()
});

/** Plays random actions, skips those that are refused, and checks `holds` for every step. */
const always = (holds: (before: State, after: State, action: Action) => void): void => {
	fc.assert(
		fc.property(options, fc.array(action, { maxLength: 60, size: 'max' }), (chosen, actions) => {
			let state = start(chosen);
			for (const one of actions) {
				const after = act(state, one);
				if (isRefusal(after)) continue;
				holds(state, after, one);
				state = after;
			}
		}),
		runParameters(120)
	);
};

it('of every step of every match', () => {
	const most = { 7: 7, 8: 8, 9: 9, '7-to-9': 9 };
	always((before, after, { type }) => {
		const { draft, outcome, rounds } = after;
		const { cardsEach, roundLimit } = after.options;
		const isScored = type === 'score';
		// A token never returns to the middle, and moves only when a round is scored.
		for (const each of geishaIndexes)
			if (before.tokens[each] !== null) expect(after.tokens[each]).not.toBeNull();
		if (!isScored) expect(after.tokens).toEqual(before.tokens);
		// A round is recorded by scoring alone, and the other player begins the next one.
		expect(rounds.length - before.rounds.length).toBe(isScored ? 1 : 0);
		if (isScored) {
			expect(rounds.at(-1)?.starter).toBe(before.starter);
			expect(after.used).toEqual([[], []]);
			if (!outcome) expect(after.starter).toBe(before.starter === 0 ? 1 : 0);
		}
		// Cards counted so far are never more than can lie there.
		if (draft.way === 'counts') {
			const [near, far] = draft.counts;
			const [ours = 0, theirs = 0] = [near, far].map((cards) => cards.reduce((sum, count) => sum + count, 0));
			expect(Math.max(ours, theirs)).toBeLessThanOrEqual(most[cardsEach]);
			if (cardsEach === '7-to-9') expect(ours + theirs).toBeLessThanOrEqual(16);
			for (const each of geishaIndexes)
				expect(near[each] + far[each]).toBeLessThanOrEqual(geishas[each].charm);
		}
		// No match goes beyond its limit, and every end has one winner or two who share.
		if (roundLimit !== null) expect(rounds.length).toBeLessThanOrEqual(roundLimit);
		if (rounds.length === roundLimit) expect(outcome).toBeDefined();
		if (outcome) expect(outcome.winners).toHaveLength(outcome.shared ? 2 : 1);
	});
});

it('the same round entered in three ways gives the same tokens', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...realMajorities), { minLength: 1, maxLength: 6 }), (rounds) => {
			let byMajority = start(unlimited);
			let byToken = byMajority;
			for (const entered of rounds) {
				const moved = perGeisha((each) => {
					const winner = entered[each];
					return winner === 'tie' ? byToken.tokens[each] : winner;
				});
				const first = act(byMajority, { type: 'score', entry: { way: 'majorities', majorities: entered } });
				const second = act(byToken, { type: 'score', entry: { way: 'tokens', tokens: moved } });
				if (isRefusal(first) || isRefusal(second)) {
					expect([first, second]).toEqual([
						expect.objectContaining({ code: 'match-over' }),
						expect.objectContaining({ code: 'match-over' })
					]);
					return;
				}
				expect(second.tokens).toEqual(first.tokens);
				expect(second.outcome).toEqual(first.outcome);
				byMajority = first;
				byToken = second;
			}
		})
	);
});

it('a round that is counted to the end can be scored, and its majorities and tokens too', () => {
	const deal = fc.shuffledSubarray(
		geishas.flatMap(({ charm }, at) => Array.from({ length: charm }, () => at)),
		{ minLength: 21 }
	);
	const laid = fc.constantFrom([7, 7], [8, 8], [9, 9], [7, 9], [9, 7]);
	fc.assert(
		fc.property(options, laid, deal, (chosen, [near = 0, far = 0], items) => {
			const isLaidSo =
				chosen.cardsEach === '7-to-9' ? near + far === 16 : near === far && near === chosen.cardsEach;
			fc.pre(isLaidSo);
			const lying = [items.slice(0, near), items.slice(near, near + far)].map((cards) =>
				perGeisha((each) => cards.filter((at) => at === each).length)
			);
			const [ours, theirs] = [lying[0] ?? perGeisha(() => 0), lying[1] ?? perGeisha(() => 0)];
			const moved = perGeisha((each) => {
				const lead = ours[each] - theirs[each];
				return lead === 0 ? null : lead > 0 ? (0 as const) : (1 as const);
			});
			const entries: readonly RoundEntry[] = [
				{ way: 'counts', counts: [ours, theirs] },
				{ way: 'majorities', majorities: perGeisha((each) => moved[each] ?? 'tie') },
				{ way: 'tokens', tokens: moved }
			];
			for (const one of entries)
				expect(act(start(chosen), { type: 'score', entry: one })).toMatchObject({ tokens: moved });
		})
	);
});
