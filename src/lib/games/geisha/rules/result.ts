/** How a round ended, and whether it can have: judged by its moves, or by its result alone. */
import type { Refusal } from '../../outcome.ts';
import { otherSide, type Side } from '../../sides.ts';
import {
	refusalOf,
	type How,
	type RefusalCode,
	type ResultRecord,
	type RoundEnd,
	type RoundRecord
} from './actions.ts';
import { cells, patternsHeld } from './garden.ts';
import type { FullBoardRule, Options } from './options.ts';
import { checkMove, legalCells, ownerOf, playAfter, playerOf, type Play } from './position.ts';
import type { RoundResult } from './state.ts';
import type { TileId } from './tiles.ts';

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
	const left = cells.length - moves.length;
	const held = patternsHeld((cell) => ownerOf(play, cell) === mover);
	if (held.length > 0) return { how: 'pattern', winner: mover, left, patterns: held };
	if (left === 0)
		return fullBoard === 'drawn'
			? { how: 'drawn', winner: null, left, patterns: [] }
			: { how: 'full-board', winner: mover, left, patterns: [] };
	if (legalCells(play).length === 0) return { how: 'block', winner: mover, left, patterns: [] };
	return undefined;
};

/** @returns a refusal if a tile occurs twice, otherwise `undefined`. */
export const checkLayout = (layout: readonly TileId[]): Refusal<RefusalCode> | undefined => {
	const tile = layout.find((id, place) => layout.indexOf(id) !== place);
	return tile === undefined ? undefined : refusalOf('tile-twice', { tile });
};

/**
 * @returns the refusal of the first illegal move, or of one after the end of the round; `undefined` if all
 * are legal
 */
export const checkMoves = (play: Play, fullBoard: FullBoardRule): Refusal<RefusalCode> | undefined => {
	for (const [place, cell] of play.moves.entries()) {
		const before = playAfter(play, place);
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

/**
 * The tiles that each kind of end can leave. A player has four tokens after the 7th move at the earliest. A
 * block needs the last tile taken and, before it, the three other tiles of its plant and the three others of
 * its feature. No tile of the one group binds to one of the other, so a further tile must have been taken
 * between them: a block comes with the 8th move at the earliest.
 */
export const leftRange: Readonly<Record<How, { readonly min: number; readonly max: number }>> = {
	pattern: { min: 0, max: 9 },
	block: { min: 1, max: 8 },
	'full-board': { min: 0, max: 0 },
	drawn: { min: 0, max: 0 }
};

/** @returns the numbers of tiles that an end can leave, to choose from. */
export const leftChoices = (how: How): readonly number[] => {
	const { min, max } = leftRange[how];
	return Array.from({ length: max - min + 1 }, (_, place) => min + place);
};

/**
 * @returns who made the first move: the winner if an odd number of tiles is left, otherwise the other (rules:
 * Parity)
 */
export const starterByParity = (winner: Side, left: number): Side =>
	left % 2 === 1 ? winner : otherSide(winner);

/** @returns how many tiles an end leaves; `null` if it was not asked. */
export const leftOf = (end: RoundEnd): number | null =>
	end.how === 'pattern' || end.how === 'block' ? (end.left ?? null) : 0;

/**
 * @returns the result of a round entered without its moves, or a refusal if it is impossible or its parity is
 * off
 */
export const judgeResult = (
	{ starter, end, isParityKept }: ResultRecord,
	fullBoard: FullBoardRule
): RoundResult | Refusal<RefusalCode> => {
	const { how } = end;
	const winner = end.how === 'drawn' ? null : end.winner;
	const left = leftOf(end);
	const result: RoundResult = { how, winner, left, patterns: [] };
	if (how === 'drawn' && fullBoard === 'last-player') return refusalOf('full-board-wins');
	if (how === 'full-board' && fullBoard === 'drawn') return refusalOf('full-board-drawn');
	if (left === null) return result;
	const { min, max } = leftRange[how];
	if (left < min || left > max) return refusalOf('left-range', { how, left, min, max });
	if (winner === null || isParityKept) return result;
	const told = starterByParity(winner, left);
	return told === starter ? result : refusalOf('parity', { how, left, winner, starter, told });
};

/** @returns the result of a round as entered, or a refusal if the round is impossible. */
export const judgeRound = (
	record: RoundRecord,
	{ mode, fullBoard }: Pick<Options, 'mode' | 'fullBoard'>
): RoundResult | Refusal<RefusalCode> => {
	if (record.kind === 'garden') return judgeGarden(record, fullBoard);
	const isMissing = mode === 'points' && leftOf(record.end) === null;
	return isMissing ? refusalOf('left-missing') : judgeResult(record, fullBoard);
};
