/** The round of a match that the picture of its result shows. */
import type { GardenRecord } from './actions.ts';
import type { RoundPlayed, State } from './state.ts';

/** A round whose garden and moves were entered. */
export type GardenPlayed = RoundPlayed & { readonly record: GardenRecord };

const isGarden = (round: RoundPlayed): round is GardenPlayed => round.record.kind === 'garden';

/**
 * @returns the last round with a garden that the match's winner won by four geishas, else the last one they won, else
 *   the last one; none where only results were entered
 */
export const roundShown = ({ rounds, outcome }: State): GardenPlayed | undefined => {
	const gardens = rounds.filter(isGarden);
	const won = gardens.filter(
		({ result }) => result.winner !== null && (outcome?.winners.includes(result.winner) ?? true)
	);
	return won.findLast(({ result }) => result.patterns.length > 0) ?? won.at(-1) ?? gardens.at(-1);
};
