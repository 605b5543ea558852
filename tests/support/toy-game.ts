/** A minimal game for tests: players add 1 to 9 points, and the first with 10 or more wins. */
import * as v from 'valibot';
import { asGame, type Game } from '../../src/lib/games/game.ts';
import { refuse } from '../../src/lib/games/outcome.ts';

interface ToyOptions {
	readonly goal: number;
}
interface ToyState {
	readonly options: ToyOptions;
	readonly starter: number;
	readonly totals: readonly number[];
}
const actionSchema = v.variant('type', [
	v.strictObject({ type: v.literal('starter'), seat: v.number() }),
	v.strictObject({ type: v.literal('add'), seat: v.picklist([0, 1]), points: v.number() })
]);
export type ToyAction = v.InferOutput<typeof actionSchema>;

const hasEnded = (state: ToyState): boolean => state.totals.some((total) => total >= state.options.goal);

const toy: Game<ToyOptions, ToyState, ToyAction> = {
	id: 'toy',
	version: 2,
	options: {
		schema: v.strictObject({ goal: v.number() }),
		presets: { ten: { goal: 10 } },
		fields: []
	},
	actions: actionSchema,
	// Version 1 called points "value".
	upgrade: (action) => {
		const { value, ...rest } = action as { value?: number };
		return value === undefined ? action : { ...rest, points: value };
	},
	codes: { refusals: ['over', 'range'], reasons: ['goal'], headlines: ['totals'], lines: [] },
	start: (options, seats) => ({ options, starter: 0, totals: Array<number>(seats).fill(0) }),
	act: (state, action) => {
		if (action.type === 'starter') return { ...state, starter: action.seat };
		if (hasEnded(state)) return refuse('over', 'goal');
		if (action.points < 1 || action.points > 9) return refuse('range', 'points', { points: action.points });
		return {
			...state,
			totals: state.totals.with(action.seat, (state.totals[action.seat] ?? 0) + action.points)
		};
	},
	outcome: (state) =>
		hasEnded(state)
			? {
					winners: [state.totals.findIndex((total) => total >= state.options.goal)],
					reason: { code: 'goal', params: {} },
					rule: 'goal'
				}
			: undefined,
	headline: (state) => ({
		code: 'totals',
		params: { near: state.totals[0] ?? 0, far: state.totals[1] ?? 0 }
	}),
	records: {
		version: 1,
		isTogether: false,
		names: ['points'],
		kind: ({ goal }) => `to-${goal}`,
		noted: {
			problems: ['target'],
			numbers: ({ goal }) => [{ code: 'points', min: 0, max: goal }],
			canBeDrawn: () => false,
			judge: ({ goal }, numbers) => {
				const winners = numbers.flatMap(([points = 0], seat) => (points === goal ? [seat] : []));
				return winners.length === 1 ? { winners } : { problem: 'target' };
			}
		},
		standing: ({ totals }) => ({ scores: totals }),
		facts: ({ options, totals, starter }) => ({
			like: `to-${options.goal}`,
			starter,
			rounds: 1,
			own: totals.map((value, seat) => ({ name: 'points', seat, value }))
		})
	},
	opening: (seat) => ({ type: 'starter', seat }),
	rematchStarter: () => undefined,
	isMilestone: (action) => action.type === 'add',
	table: () => Promise.reject(new Error('the toy has no table')),
	history: () => Promise.reject(new Error('the toy draws nothing')),
	spokenWords: () => Promise.reject(new Error('the toy says nothing')),
	words: {
		refusal: ({ code }) => code,
		line: ({ code }) => code
	},
	setupWords: () =>
		Promise.resolve({
			preset: (id) => ({ name: id, hint: '' }),
			option: (key) => ({ name: key, hint: '' }),
			value: (_, value) => String(value),
			starterHint: () => '',
			noted: { number: (code) => code, problem: (code) => code }
		}),
	rulebook: () => Promise.resolve([]),
	phaseRule: () => 'goal',
	aid: () => Promise.resolve([])
};

export const toyGame = asGame(toy);
