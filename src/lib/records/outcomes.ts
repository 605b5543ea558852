/** Counts of how matches ended: won, drawn and lost. */
import type { Result } from '$lib/games/outcome';

export type Outcomes = Record<Result, number>;

/** @returns how many of these results there are of each. */
export const outcomesOf = (results: readonly Result[]): Outcomes => {
	const outcomes = { won: 0, drawn: 0, lost: 0 };
	for (const result of results) outcomes[result] += 1;
	return outcomes;
};

/** @returns how many matches there were. */
export const matchCount = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;
