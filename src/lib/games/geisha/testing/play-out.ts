/** Rounds for tests that look at many: legal moves, one after the other, to the end. */
import type { GardenRecord, Side } from '../rules/actions.ts';
import type { Cell } from '../rules/cells.ts';
import type { FullBoardRule } from '../rules/options.ts';
import type { TileId } from '../rules/tiles.ts';
import { nextMoves, worthOfLast } from './oracle.ts';

/**
 * @param choices - which of the legal moves is made, time after time: any numbers, sixteen of them
 * @returns a round played to its end
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
