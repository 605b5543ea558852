/** Properties of every match, whatever is tapped. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { deepFreeze } from '../../../../../tests/support/freeze.ts';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { isRefusal } from '../../outcome.ts';
import { actionSchema, type Action, refusalCodes } from './actions.ts';
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
import { called, monthOfCards, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';

/** @returns the first state and the state after each accepted action; refused actions are left out */
const statesOf = (options: Options, actions: readonly Action[]): readonly [State, ...State[]] => {
	const states: [State, ...State[]] = [deepFreeze(start(options))];
	let state = states[0];
	for (const action of actions) {
		const after = act(state, deepFreeze(action));
		if (isRefusal(after)) expect(refusalCodes).toContain(after.code);
		else states.push((state = deepFreeze(after)));
	}
	return states;
};
const lastOf = (states: readonly [State, ...State[]]): State => states.at(-1) ?? states[0];

const actions = fc.array(anyAction, { maxLength: 40, size: 'max' });
const always = (holds: (states: readonly [State, ...State[]]) => void): void => {
	fc.assert(
		fc.property(anyOptions, actions, (options, taken) => holds(statesOf(options, taken))),
		runParameters(80)
	);
};

it('random actions give a state or a refusal, and change nothing they are given', () => {
	always((states) => {
		for (const state of states) expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
	});
});

it('the two piles never share a card, in the month under way or in one that was played', () => {
	always((states) => {
		const { draft, months } = lastOf(states);
		for (const { piles } of [draft, ...months.map(({ record }) => record)]) {
			const all = piles.flat();
			expect(new Set(all).size).toBe(all.length);
		}
	});
});

it('undoing is the fold of what came before', () => {
	fc.assert(
		fc.property(anyOptions, actions, (options, given) => {
			let state = start(options);
			const taken: Action[] = [];
			for (const action of given) {
				const after = act(state, action);
				if (isRefusal(after)) continue;
				expect(lastOf(statesOf(options, taken))).toEqual(state);
				taken.push(action);
				state = after;
			}
			expect(statesOf(options, taken)).toHaveLength(taken.length + 1);
		}),
		{ numRuns: 60 }
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

it('totals are the sums of the months, from zero or from the stock', () => {
	always((states) => {
		const { months, totals, options } = lastOf(states);
		for (const side of [0, 1] as const)
			expect(totals[side]).toBe(months.reduce((sum, { points }) => sum + points[side], options.zeroSum ?? 0));
		if (options.zeroSum !== null) {
			expect(totals[0] + totals[1]).toBe(2 * options.zeroSum);
			expect(Math.min(...totals)).toBeGreaterThanOrEqual(0);
		}
	});
});

it('the winner of a month is Oya of the next; a drawn one leaves or passes it', () => {
	always((states) => {
		for (const [place, after] of states.entries()) {
			const before = states[place - 1];
			const closed = after.months.at(-1);
			if (!before || !closed || after.months.length === before.months.length) continue;
			expect(closed.oya).toBe(before.oya);
			const drawn = before.options.passes ? 1 - before.oya : before.oya;
			expect(after.oya).toBe(closed.settlement.winner ?? drawn);
		}
	});
});

it('junk is refused by the schema, or is an action like any other', () => {
	const state = start(seed);
	const judged = (value: unknown): void => {
		const parsed = v.safeParse(actionSchema, value);
		if (parsed.success) expect(act(state, parsed.output)).toBeDefined();
	};
	fc.assert(fc.property(fc.anything(), judged));
	// A stored month in which one value is replaced by a random one.
	const whole = monthOfCards('01H 03H 12H', '06T', stop(0), [called(0, 1), called(1, null)]);
	const paths = [
		['type'],
		['record'],
		...['events', 'piles', 'yaku', 'ending'].map((key) => ['record', key]),
		['record', 'events', '0'],
		['record', 'events', '0', 'points'],
		['record', 'piles', '0'],
		['record', 'piles', '0', '1'],
		['record', 'yaku', '1'],
		['record', 'ending', 'seat'],
		['record', 'more']
	];
	fc.assert(
		fc.property(fc.constantFrom(...paths), fc.anything(), (path, value) => {
			const copy = structuredClone(whole) as unknown as Record<string, unknown>;
			const holder = path
				.slice(0, -1)
				.reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, copy);
			holder[path.at(-1) ?? ''] = value;
			judged(copy);
		}),
		{ numRuns: 500 }
	);
});

it.each<readonly [string, unknown]>([
	['a card that does not exist', { type: 'take', seat: 0, card: '08R' }],
	['a third player', { type: 'take', seat: 2, card: '08H' }],
	['a negative count', { type: 'yaku', seat: 0, yaku: 'tane', count: -1 }],
	['limits of another kind', { type: 'call', seat: 0, limits: 'on' }],
	['half a card', { type: 'yaku', seat: 0, yaku: 'tane', count: 5.5 }],
	['no number', { type: 'yaku', seat: 0, yaku: 'tane', count: NaN }],
	['both ribbon sets said as one', { type: 'yaku', seat: 0, yaku: 'akatan_aotan', count: 6 }],
	['a key too many', { type: 'call', seat: 0, points: 5 }],
	['an unknown hand', { type: 'month', record: { ending: { kind: 'deal', seat: 0, hand: 'full' } } }]
])('%s does not pass the schema', (_, value) => expect(v.is(actionSchema, value)).toBe(false));
