/** Properties that hold in every round and match, whatever is tapped. */
import { sides } from '../../sides.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '../../../../../tests/support/arbitrary.ts';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { isRefusal } from '../../outcome.ts';
import { actionSchema, type Action, type GardenRecord } from './actions.ts';
import { cells, patternsHeld } from './garden.ts';
import { actionOfTap, tableStatus } from './round.ts';
import { leftRange, starterByParity, judgeGarden } from './result.ts';
import { fullBoardRules, modes, type Options } from './options.ts';
import { legalCells } from './position.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';
import { foursIn, nextMoves, winningFours, worthOfLast } from '../../../../../tests/oracles/geisha/oracle.ts';
import { playedOut } from '../../../../../tests/oracles/geisha/play-out.ts';
import { rounds } from '../../../../../tests/oracles/geisha/values.ts';
import { tileIds } from './tiles.ts';

const seat = fc.constantFrom(...sides);
const cell = fc.constantFrom(...cells);
const fullBoard = fc.constantFrom(...fullBoardRules);
const layout = fc.shuffledSubarray([...tileIds], { minLength: tileIds.length });
const choices = fc.array(fc.nat(5039), { minLength: 16, maxLength: 16 });
const wholeRound = fc
	.tuple(seat, layout, choices, fullBoard)
	.map(([starter, tiles, chosen, rule]) => ({ rule, record: playedOut(starter, tiles, chosen, rule) }));

const resultOf = ({ rule, record }: { rule: Options['fullBoard']; record: GardenRecord }) => {
	const result = judgeGarden(record, rule);
	if (isRefusal(result)) throw new Error(JSON.stringify(result));
	return result;
};

describe('a round', () => {
	it('legal tiles are those of the oracle', () => {
		fc.assert(
			fc.property(wholeRound, ({ record }) => {
				for (let ply = 0; ply < record.moves.length; ply++) {
					const play = { ...record, moves: record.moves.slice(0, ply) };
					expect(legalCells(play)).toEqual(nextMoves(record.layout, play.moves));
				}
			})
		);
	});

	it('ends within 16 moves, as by the oracle', () => {
		fc.assert(
			fc.property(wholeRound, (round) => {
				const { record, rule } = round;
				const { how, winner, patterns } = resultOf(round);
				expect(record.moves.length).toBeLessThanOrEqual(16);
				const last = (record.moves.length - 1) % 2;
				const mover = last === 0 ? record.starter : 1 - record.starter;
				const fours = foursIn(record.moves.filter((_, place) => place % 2 === last));
				expect(worthOfLast(record.layout, record.moves, rule)).toBe(winner === null ? 0 : 1);
				expect(winner ?? mover).toBe(mover);
				expect(how === 'pattern').toBe(fours.length > 0);
				expect(patterns).toHaveLength(fours.length);
				for (const four of fours)
					expect(patterns.map((pattern) => new Set<number>(pattern.cells))).toContainEqual(new Set(four));
			})
		);
	});

	it('points = 16 − tokens, odd exactly when the starter won, within what its end can leave', () => {
		fc.assert(
			fc.property(wholeRound, (round) => {
				const { how, winner, left } = resultOf(round);
				expect(left).toBe(16 - round.record.moves.length);
				expect(left).toBeGreaterThanOrEqual(leftRange[how].min);
				expect(left).toBeLessThanOrEqual(leftRange[how].max);
				if (winner === null) return;
				expect(Number(left) % 2 === 1).toBe(winner === round.record.starter);
				expect(starterByParity(winner, Number(left))).toBe(round.record.starter);
			}),
			runParameters(100)
		);
	});

	it('no pattern is missed: any set of places gives those of the 19 that it contains', () => {
		expect(new Set(winningFours().map((four) => [...four].sort((a, b) => a - b).join(' '))).size).toBe(19);
		fc.assert(
			fc.property(fc.subarray([...cells]), (held) => {
				const found = patternsHeld((one) => held.includes(one)).map((pattern) => pattern.cells.join(' '));
				const slow = foursIn(held).map((four) => [...four].sort((a, b) => a - b).join(' '));
				expect([...found].sort()).toEqual([...slow].sort());
			}),
			runParameters(300)
		);
	});

	it('tapped at the table, it is closed by its last tap, and equals the round entered at once', () => {
		fc.assert(
			fc.property(wholeRound, ({ rule, record }) => {
				const begin: readonly Action[] = [
					{ type: 'starter', seat: record.starter },
					{ type: 'layout', tiles: record.layout }
				];
				const take = (state: State, action: Action): State => {
					const after = act(state, action);
					if (isRefusal(after)) throw new Error(JSON.stringify(after));
					return after;
				};
				const options: Options = { ...rounds, fullBoard: rule };
				const state = record.moves.reduce(
					(one, place) => {
						// Until the round ends, the next player always has a legal tile, since a block ends it.
						const status = tableStatus(one);
						expect('legal' in status && status.legal.length > 0).toBe(true);
						return take(one, actionOfTap(one, place));
					},
					begin.reduce(take, start(options))
				);
				expect(state).toEqual(take(start(options), { type: 'round', record }));
			}),
			runParameters(20)
		);
	});
});

/** Any action that fits the schema; often a move, and now and then a whole round. */
const action: fc.Arbitrary<Action> = fc.oneof(
	{ weight: 4, arbitrary: arbitraryOf(actionSchema) },
	{ weight: 8, arbitrary: fc.record({ type: fc.constant('move' as const), seat, cell }) },
	{ weight: 2, arbitrary: layout.map((tiles): Action => ({ type: 'layout', tiles })) },
	wholeRound.map(({ record }): Action => ({ type: 'round', record }))
);
const options: fc.Arbitrary<Options> = fc.record({
	mode: fc.constantFrom(...modes),
	wins: fc.constantFrom(1, 2, 3),
	target: fc.integer({ min: 1, max: 99 }),
	drawnSingle: fc.constantFrom('drawn-match', 'play-on'),
	fullBoard,
	afterDrawn: fc.constantFrom('other', 'same')
});

describe('a match', () => {
	it('totals are the sums over the rounds, and the round under way goes on, whatever is tapped', () => {
		fc.assert(
			fc.property(options, fc.array(action, { maxLength: 60 }), (chosen, actions) => {
				let state = start(chosen);
				for (const one of actions) {
					const after = act(state, one);
					if (isRefusal(after)) continue;
					state = after;
					for (const side of sides) {
						const won = state.rounds.filter(({ result }) => result.winner === side);
						expect(state.wins[side]).toBe(won.length);
						expect(state.points[side]).toBe(won.reduce((sum, { result }) => sum + (result.left ?? 0), 0));
					}
					const { layout: laid, moves } = state.draft;
					expect(new Set(laid).size).toBe(laid.length);
					expect(laid).not.toHaveLength(15);
					if (moves.length > 0)
						expect(worthOfLast(laid, moves, chosen.fullBoard), 'the round under way goes on').toBeUndefined();
				}
			}),
			runParameters(50)
		);
	});
});
