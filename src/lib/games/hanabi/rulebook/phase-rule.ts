/** Which section of the rulebook the table is at. */
import { pointsLeft } from '../rules/end.ts';
import type { State } from '../rules/state.ts';

/** @returns the setting up, a turn, or how the show draws to its end. */
export const phaseRule = (state: State): string => {
	const { turns, turnsLeft, pile, options } = state;
	if (turns.length === 0) return 'setup';
	if (pointsLeft(state) === 0) return 'finish-now';
	if (turnsLeft !== null) return 'last-round';
	return options.finalBouquet && pile === 0 ? 'final-bouquet' : 'turn';
};
