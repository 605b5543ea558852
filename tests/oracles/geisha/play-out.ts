import type { Side } from '$lib/games/sides.ts';
import type { GardenRecord } from '$lib/games/geisha/rules/actions.ts';
import type { Cell } from '$lib/games/geisha/rules/garden.ts';
import type { FullBoardRule } from '$lib/games/geisha/rules/options.ts';
import type { TileId } from '$lib/games/geisha/rules/tiles.ts';
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
