import type { Side } from '../../sides.ts';
import type { GardenRecord } from '../rules/actions.ts';
import type { Cell } from '../rules/cells.ts';
import type { FullBoardRule } from '../rules/options.ts';
import type { TileId } from '../rules/tiles.ts';
import { nextMoves, worthOfLast } from './oracle.ts';

/**
 * Plays legal moves until the round ends.
 *
 * @param choices sixteen numbers, each of which picks one of the legal moves (modulo their number)
 * @returns the finished round
 */
export const playedOut = (
	starter: Side,
	layout: readonly TileId[],
	choices: readonly number[],
	fullBoard: FullBoardRule
): GardenRecord => {
	const moves: Cell[] = [];
	for (const choice of choices) {
		if (worthOfLast(layout, moves, fullBoard) !== undefined) break;
		const legal = nextMoves(layout, moves);
		const cell = legal[choice % legal.length];
		if (cell !== undefined) moves.push(cell);
	}
	return { kind: 'garden', starter, layout, moves };
};
