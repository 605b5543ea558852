/** How matches ended in which everybody plays together. They are not won: their score tells how they went. */
import type { CountedPlayers } from './counted';

export const showEndings = ['perfect', 'finished', 'lost'] as const;
export type ShowEnding = (typeof showEndings)[number];

/** @returns whether a show reached the highest score, was played to its end, or was lost. */
export const showEndingOf = ({
	results,
	scores,
	max
}: Pick<CountedPlayers, 'results' | 'scores' | 'max'>): ShowEnding => {
	if (results.includes('lost')) return 'lost';
	return max > 0 && scores[0] === max ? 'perfect' : 'finished';
};
