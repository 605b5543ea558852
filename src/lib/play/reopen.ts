/** Lets a match that is over go on. */
import type { LiveMatch } from './live-match.svelte';

/**
 * Takes back what ended a match. Corrections that were made afterwards stay.
 *
 * @returns a function that takes the reopening back.
 */
export const reopen = (live: LiveMatch): (() => void) => {
	const { moves, refused, state, givenUp } = live.folded;
	const last = givenUp ?? (live.game.outcome(state) ? moves.at(-1)?.seq : undefined);
	let steps = 0;
	// Where moves are refused, a correction has ended the match before them, and they would count without it.
	if (last !== undefined && refused.length === 0) {
		live.drop(last);
		steps = 1;
	}
	while (live.outcome && live.folded.undoable !== undefined) {
		live.undo();
		steps += 1;
	}
	return () => {
		for (let step = 0; step < steps; step += 1) live.redo();
	};
};
