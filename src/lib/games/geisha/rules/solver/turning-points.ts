/**
 * The turning points of a round: moves that worsened the mover's result under perfect play (rules: Turning
 * point).
 */
import { otherSide, type Side } from '../../../sides.ts';
import type { Cell } from '../garden.ts';
import type { RoundResult } from '../state.ts';
import type { Verdict, VerdictValue } from './verdicts.ts';

/** @returns the winner under perfect play; `null` for a draw. */
export const winnerOf = (value: VerdictValue, starter: Side): Side | null => {
	if (value === 'draw') return null;
	return value === 'starter' ? starter : otherSide(starter);
};

/** @returns the result of a round as the value of a verdict. */
export const valueOfResult = ({ winner }: Pick<RoundResult, 'winner'>, starter: Side): VerdictValue => {
	if (winner === null) return 'draw';
	return winner === starter ? 'starter' : 'second';
};

export interface TurningPoint {
	/** How many moves were made before the turning point. */
	readonly ply: number;
	readonly before: VerdictValue;
	readonly after: VerdictValue;
}

/**
 * @param verdicts by ply, one before each move
 * @param ended how the round ended
 * @returns the moves that did not keep the value, in order
 */
export const turningPoints = (
	verdicts: readonly Verdict[],
	moves: readonly Cell[],
	ended: VerdictValue
): readonly TurningPoint[] =>
	verdicts
		.filter(({ ply, keeping }) => {
			const move = moves[ply];
			return move !== undefined && !keeping.includes(move);
		})
		.map(({ ply, value }) => ({ ply, before: value, after: verdicts[ply + 1]?.value ?? ended }));
