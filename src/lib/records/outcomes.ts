/** How matches ended: won, drawn, lost. */
import type { Result } from '$lib/games/said';

export type Outcomes = Record<Result, number>;

export const newOutcomes = (): Outcomes => ({ won: 0, drawn: 0, lost: 0 });

export const addOutcome = (outcomes: Outcomes, result: Result): void => {
	outcomes[result] += 1;
};

export const joinOutcomes = (outcomes: Outcomes, other: Outcomes): void => {
	outcomes.won += other.won;
	outcomes.drawn += other.drawn;
	outcomes.lost += other.lost;
};

/** @returns how many matches there were. */
export const played = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;
