/**
 * A test oracle: the rules of a round implemented a second time, slowly and without the code under test.
 * Patterns are generated from rows and columns, and values are found by exhaustive search.
 */
import type { Cell } from '$lib/games/geisha/rules/garden.ts';
import type { FullBoardRule } from '$lib/games/geisha/rules/options.ts';
import type { TileId } from '$lib/games/geisha/rules/tiles.ts';

const at = (row: number, column: number): number => row * 4 + column;

/** @returns the sets of four places that win. */
export const winningFours = (): readonly (readonly number[])[] => {
	const fours: number[][] = [];
	for (let row = 0; row < 4; row++)
		for (let column = 0; column < 4; column++)
			for (const [down, right] of [
				[0, 1],
				[1, 0],
				[1, 1],
				[1, -1]
			] as const) {
				const [lastRow, lastColumn] = [row + 3 * down, column + 3 * right];
				if (lastRow > 3 || lastColumn > 3 || lastColumn < 0) continue;
				fours.push([0, 1, 2, 3].map((step) => at(row + step * down, column + step * right)));
			}
	for (let row = 0; row < 3; row++)
		for (let column = 0; column < 3; column++)
			fours.push([at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)]);
	return fours;
};

const fours = winningFours();

/** @returns the winning sets of four among the places that a player holds. */
export const foursIn = (held: readonly number[]): readonly (readonly number[])[] =>
	fours.filter((four) => four.every((cell) => held.includes(cell)));

/**
 * @param player 0 for the player of the first move
 * @returns the places of a player's tokens
 */
const tokensOf = (moves: readonly Cell[], player: 0 | 1): readonly Cell[] =>
	moves.filter((_, place) => place % 2 === player);

const shares = (one: string, other: string): boolean => {
	const [plant, feature] = one.split('-');
	const [otherPlant, otherFeature] = other.split('-');
	return plant === otherPlant || feature === otherFeature;
};

/** @returns the places that can be taken next. */
export const nextMoves = (layout: readonly TileId[], moves: readonly Cell[]): readonly Cell[] => {
	const last = moves.at(-1);
	const free = layout.map((_, cell) => cell as Cell).filter((cell) => !moves.includes(cell));
	if (last === undefined) return free.filter((cell) => ![5, 6, 9, 10].includes(cell));
	return free.filter((cell) => shares(layout[cell] ?? '', layout[last] ?? ''));
};

/**
 * @returns 1 if the player of the last move has won, 0 if the round is drawn, `undefined` while it goes on
 */
export const worthOfLast = (
	layout: readonly TileId[],
	moves: readonly Cell[],
	fullBoard: FullBoardRule
): 0 | 1 | undefined => {
	if (moves.length === 0) return undefined;
	const mover = (moves.length - 1) % 2 === 0 ? 0 : 1;
	if (foursIn(tokensOf(moves, mover)).length > 0) return 1;
	if (moves.length === 16) return fullBoard === 'drawn' ? 0 : 1;
	return nextMoves(layout, moves).length === 0 ? 1 : undefined;
};

/** @returns the value of a position for the player to move, by exhaustive search. */
export const worthToMover = (
	layout: readonly TileId[],
	moves: readonly Cell[],
	fullBoard: FullBoardRule
): number =>
	Math.max(...nextMoves(layout, moves).map((cell) => worthOfMove(layout, [...moves, cell], fullBoard)));

/** @returns the value of the last of these moves for the player who made it. */
export const worthOfMove = (
	layout: readonly TileId[],
	moves: readonly Cell[],
	fullBoard: FullBoardRule
): number => worthOfLast(layout, moves, fullBoard) ?? -worthToMover(layout, moves, fullBoard);
