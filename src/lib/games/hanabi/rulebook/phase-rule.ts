/** The rulebook section for the phase of the match. */
import { pointsLeft } from '../rules/derived.ts';
import type { State } from '../rules/state.ts';

/** @returns the id of the section: the setup, a turn, or the kind of ending that is near. */
export const phaseRule = (state: State): string => {
	const { turns, turnsLeft, pile, options } = state;
	if (turns.length === 0) return 'setup';
	if (pointsLeft(state) === 0) return 'finish-now';
	if (turnsLeft !== null) return 'last-round';
	return options.finalBouquet && pile === 0 ? 'final-bouquet' : 'turn';
};
