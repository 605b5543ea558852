/** Judges a round by its moves: whether they are legal, and how the round ended. */
import type { Refusal } from '../../outcome.ts';
import { isBorder, type Cell } from './cells.ts';
import { checkLayout, isWhole, tilesLeft } from './layout.ts';
import type { FullBoardRule } from './options.ts';
import { patternsHeld } from './patterns.ts';
import { bindingTile, legalCells, ownerOf, playerOf, tilesInGarden, type Play } from './position.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { RoundResult } from './state.ts';
import { isBound, tileById, type TileId } from './tiles.ts';

/**
 * @returns the refusal if the next player may not take the tile of a place. Its parameter `move` counts from
 * 1.
 */
export const checkMove = (play: Play, cell: Cell): Refusal<RefusalCode> | undefined => {
	const { layout, moves } = play;
	const tile = layout[cell];
	if (tile === undefined || !isWhole(layout))
		return refusalOf('garden-incomplete', { missing: tilesLeft(layout).length });
	const move = moves.length + 1;
	const owner = ownerOf(play, cell);
	if (owner !== undefined) return refusalOf('cell-taken', { move, cell, seat: owner });
	const binding = bindingTile(play);
	if (binding === undefined)
		return isBorder(cell) ? undefined : refusalOf('first-move-middle', { move, cell, tile });
	return isBound(tile, binding)
		? undefined
		: refusalOf('tile-unbound', { move, cell, tile, ...bindingOf(binding) });
};

const bindingOf = (binding: TileId) => {
	const { plant, feature } = tileById[binding];
	return { binding, plant, feature };
};

/**
 * Tests whether the last move ended the round, in the order of the rules: pattern, full garden, block.
 * Expects that no earlier move did.
 *
 * @returns how the round ended; `undefined` while it goes on
 */
export const resultOf = (play: Play, fullBoard: FullBoardRule): RoundResult | undefined => {
	const { starter, moves } = play;
	if (moves.length === 0) return undefined;
	const mover = playerOf(starter, moves.length - 1);
	const left = tilesInGarden(play);
	const held = patternsHeld((cell) => ownerOf(play, cell) === mover);
	if (held.length > 0) return { how: 'pattern', winner: mover, left, patterns: held };
	if (left === 0)
		return fullBoard === 'drawn'
			? { how: 'drawn', winner: null, left, patterns: [] }
			: { how: 'full-board', winner: mover, left, patterns: [] };
	if (legalCells(play).length === 0) return { how: 'block', winner: mover, left, patterns: [] };
	return undefined;
};

/**
 * @returns the refusal of the first illegal move, or of one after the end of the round; `undefined` if all
 * are legal
 */
export const checkMoves = (play: Play, fullBoard: FullBoardRule): Refusal<RefusalCode> | undefined => {
	for (const [place, cell] of play.moves.entries()) {
		const before = { ...play, moves: play.moves.slice(0, place) };
		if (resultOf(before, fullBoard))
			return refusalOf('round-over', { ended: place, moves: play.moves.length });
		const refusal = checkMove(before, cell);
		if (refusal) return refusal;
	}
	return undefined;
};

/** @returns how a round entered with its moves ended, or a refusal if it is impossible or unfinished. */
export const judgeGarden = (play: Play, fullBoard: FullBoardRule): RoundResult | Refusal<RefusalCode> =>
	checkLayout(play.layout) ??
	checkMoves(play, fullBoard) ??
	resultOf(play, fullBoard) ??
	refusalOf('round-unfinished', { moves: play.moves.length });
