/** The next step of each firework: what one tap plays. */
import { coloursOf, ranks, type Card, type Colour } from '../cards.ts';
import type { Board } from './copies.ts';
import { isLost, longestRun } from './lost.ts';

export interface NextStep {
	readonly colour: Colour;
	/** The highest rank laid, 0 before the first. */
	readonly height: number;
	/** The card that comes next; nothing for a complete firework, nor where all its copies are gone. */
	readonly next: Card | undefined;
	/** The highest rank it can still get; unknown in light mode. */
	readonly limit: number | 'unknown';
	/** `stuck`: it can grow no more, though it is not complete. */
	readonly course: 'open' | 'stuck' | 'complete';
}

/** @returns the fireworks in the order of the colours. */
export const nextSteps = (board: Board): readonly NextStep[] =>
	coloursOf(board.options.multicolour).map((colour) => {
		const height = board.fireworks[colour];
		const limit = board.discard === 'untracked' ? 'unknown' : longestRun(colour, board);
		const rank = ranks[height];
		if (rank === undefined) return { colour, height, next: undefined, limit, course: 'complete' };
		const next = { colour, rank };
		return isLost(next, board)
			? { colour, height, next: undefined, limit, course: 'stuck' }
			: { colour, height, next, limit, course: 'open' };
	});
