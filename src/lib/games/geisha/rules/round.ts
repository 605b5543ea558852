/** A garden round judged: whether its moves can be, and how it ended. */
import type { Refusal } from '../../said.ts';
import { isBorder, type Cell } from './cells.ts';
import { checkLayout, isWhole, tilesLeft } from './layout.ts';
import type { FullBoardRule } from './options.ts';
import { patternsHeld } from './patterns.ts';
import { bindingTile, legalCells, ownerOf, playerOf, tilesInGarden, type Play } from './position.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { RoundResult } from './state.ts';
import { isBound, tileById, type TileId } from './tiles.ts';

/** @returns why the next player cannot take the tile of a place, or nothing. `move` counts from 1. */
export const whyNot = (play: Play, cell: Cell): Refusal<RefusalCode> | undefined => {
	const { layout, moves } = play;
	const tile = layout[cell];
	if (tile === undefined || !isWhole(layout))
		return no('garden-incomplete', { missing: tilesLeft(layout).length });
	const move = moves.length + 1;
	const owner = ownerOf(play, cell);
	if (owner !== undefined) return no('cell-taken', { move, cell, seat: owner });
	const binding = bindingTile(play);
	if (binding === undefined)
		return isBorder(cell) ? undefined : no('first-move-middle', { move, cell, tile });
	return isBound(tile, binding) ? undefined : no('tile-unbound', { move, cell, tile, ...bindingOf(binding) });
};

const bindingOf = (binding: TileId) => {
	const { plant, feature } = tileById[binding];
	return { binding, plant, feature };
};

/**
 * The win tests, in the order of the rules: pattern, full garden, block. Only the last move can have ended
 * the round.
 *
 * @returns how the round ended; nothing while it goes on.
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

/** @returns why the moves cannot have been made in turn, or nothing; the round may have ended with the last. */
export const checkMoves = (play: Play, fullBoard: FullBoardRule): Refusal<RefusalCode> | undefined => {
	for (const [place, cell] of play.moves.entries()) {
		const before = { ...play, moves: play.moves.slice(0, place) };
		if (resultOf(before, fullBoard)) return no('round-over', { ended: place, moves: play.moves.length });
		const refusal = whyNot(before, cell);
		if (refusal) return refusal;
	}
	return undefined;
};

/** @returns how a round that was noted move by move ended, or why it cannot have been played like this. */
export const judgeGarden = (play: Play, fullBoard: FullBoardRule): RoundResult | Refusal<RefusalCode> =>
	checkLayout(play.layout) ??
	checkMoves(play, fullBoard) ??
	resultOf(play, fullBoard) ??
	no('round-unfinished', { moves: play.moves.length });
