/** The highest score that the discard still allows (rules: Derived facts). */
import { coloursOf, startScore } from '../cards.ts';
import type { Board } from './copies.ts';
import { longestRun } from './lost.ts';

/** @returns the score with the longest run of every colour; `unknown` in light mode. */
export const maxScore = (board: Board): number | 'unknown' =>
	board.discard === 'untracked'
		? 'unknown'
		: coloursOf(board.options).reduce(
				(sum, colour) => sum + longestRun(colour, board),
				startScore(board.options)
			);
