/** Counts of how matches ended: won, drawn and lost. */
import type { Result } from '$lib/games/outcome';

export type Outcomes = Record<Result, number>;

/** @returns the outcomes of no match. */
export const newOutcomes = (): Outcomes => ({ won: 0, drawn: 0, lost: 0 });

/** Counts the result of one match. */
export const addOutcome = (outcomes: Outcomes, result: Result): void => {
	outcomes[result] += 1;
};

/** Adds the outcomes of other matches. */
export const joinOutcomes = (outcomes: Outcomes, other: Outcomes): void => {
	outcomes.won += other.won;
	outcomes.drawn += other.drawn;
	outcomes.lost += other.lost;
};

/** @returns how many matches there were. */
export const matchCount = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;
