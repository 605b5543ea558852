/** The next card of each firework, which one tap plays. */
import { buildOrder, coloursOf, type Card, type Colour } from '../cards.ts';
import type { Board } from './copies.ts';
import { isLost, longestRun } from './lost.ts';

export interface NextStep {
	readonly colour: Colour;
	/** How many of its cards are laid: 0 to 5. */
	readonly height: number;
	/** The next card; `undefined` if the firework is complete or all copies of the card are discarded. */
	readonly next: Card | undefined;
	/** The height that the firework can still reach; `unknown` in light mode. */
	readonly limit: number | 'unknown';
	/** `stuck`: the firework is not complete but cannot grow any more. */
	readonly course: 'open' | 'stuck' | 'complete';
}

/** @returns one entry for each firework, in display order. */
export const nextSteps = (board: Board): readonly NextStep[] =>
	coloursOf(board.options).map((colour) => {
		const height = board.fireworks[colour];
		const limit = board.discard === 'untracked' ? 'unknown' : longestRun(colour, board);
		const rank = buildOrder(colour)[height];
		if (rank === undefined) return { colour, height, next: undefined, limit, course: 'complete' };
		const next = { colour, rank };
		return isLost(next, board)
			? { colour, height, next: undefined, limit, course: 'stuck' }
			: { colour, height, next, limit, course: 'open' };
	});
