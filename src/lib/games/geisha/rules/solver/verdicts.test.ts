/** The solver against an exhaustive search by the oracle. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runParameters } from '../../../../../../tests/support/runs.ts';
import type { Cell } from '../garden.ts';
import { fullBoardRules } from '../options.ts';
import { nextMoves, worthOfMove, worthToMover } from '../../../../../../tests/oracles/geisha/oracle.ts';
import { playedOut } from '../../../../../../tests/oracles/geisha/play-out.ts';
import { tiles } from '../../../../../../tests/oracles/geisha/values.ts';
import { tileIds } from '../tiles.ts';
import { newTable } from './transposition-table.ts';
import { shareOfRound } from './report.ts';
import { solveRound, verdictsOf, type SolverRound, type VerdictValue } from './verdicts.ts';

const layout = fc.shuffledSubarray([...tileIds], { minLength: tileIds.length });
const choices = fc.array(fc.nat(5039), { minLength: 16, maxLength: 16 });
const rounds: fc.Arbitrary<SolverRound> = fc
	.tuple(layout, choices, fc.constantFrom(...fullBoardRules))
	.map(([laid, chosen, fullBoard]) => ({
		layout: laid,
		moves: playedOut(0, laid, chosen, fullBoard).moves,
		fullBoard
	}));

const valueOf = (worth: number, ply: number): VerdictValue => {
	if (worth === 0) return 'draw';
	return (worth === 1) === (ply % 2 === 0) ? 'starter' : 'second';
};

/** The verdicts of every position with at most nine tiles left, found by the oracle. */
const slowVerdicts = ({ layout: laid, moves, fullBoard }: SolverRound) =>
	moves
		.map((_, ply) => ply)
		.filter((ply) => ply >= 7)
		.map((ply) => {
			const made = moves.slice(0, ply);
			const worth = worthToMover(laid, made, fullBoard);
			const keeps = (cell: Cell) => worthOfMove(laid, [...made, cell], fullBoard) === worth;
			return { ply, value: valueOf(worth, ply), keeping: nextMoves(laid, made).filter(keeps) };
		});

describe('the solver', () => {
	it('with at most nine tiles left, finds the same values and moves as an exhaustive search', () => {
		fc.assert(
			fc.property(rounds, (round) => {
				expect(verdictsOf(round).slice(7)).toEqual(slowVerdicts(round));
			}),
			runParameters(12)
		);
	});

	it('finds the same with a table that other rounds have filled, and with a tiny one', () => {
		fc.assert(
			fc.property(layout, fc.array(choices, { minLength: 2, maxLength: 4 }), (laid, played) => {
				const shared = newTable(12);
				for (const chosen of played) {
					const { moves } = playedOut(0, laid, chosen, 'drawn');
					const round = { layout: laid, moves, fullBoard: 'drawn' as const };
					const alone = verdictsOf(round);
					expect(verdictsOf(round, shared)).toEqual(alone);
					for (const found of solveRound(round, newTable(4))) {
						if (found.kind === 'progress') continue;
						expect(found.verdict).toEqual(alone[found.verdict.ply]);
						if (found.verdict.ply <= 7) break;
					}
				}
			}),
			runParameters(3)
		);
	});

	it('solves a whole round, reports progress, and yields its verdicts from the last to the first', () => {
		const laid = tiles('ir ps cs cr ms pi mb ci is mi pb pr ii ib cb mr');
		const moves = playedOut(0, laid, Array<number>(16).fill(1), 'drawn').moves;
		const shares: number[] = [];
		const plies: number[] = [];
		for (const found of solveRound({ layout: laid, moves, fullBoard: 'drawn' })) {
			if (found.kind === 'verdict') plies.push(found.verdict.ply);
			else shares.push(shareOfRound(found.progress, moves.length));
		}
		expect(plies).toEqual(moves.map((_, ply) => moves.length - 1 - ply));
		for (const share of shares) {
			expect(share).toBeGreaterThanOrEqual(0);
			expect(share).toBeLessThanOrEqual(1);
		}
	});
});
