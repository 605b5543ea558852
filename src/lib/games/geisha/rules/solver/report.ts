/** The messages to and from the solver's worker. */
import type { SolverEvent, Progress, SolverRound } from './verdicts.ts';

/**
 * A worker is sent one round. To stop it, terminate the worker; the verdicts it has reported remain valid.
 */
export type SolverRequest = SolverRound;

/**
 * A worker posts progress and verdicts, from the last position of the round to the first, and finally `done`.
 */
export type SolverReport = SolverEvent | { readonly kind: 'done' };

/** @returns the progress over a whole round, from 0 to 1; every position counts as much as any other. */
export const shareOfRound = ({ ply, share }: Progress, moves: number): number =>
	moves === 0 ? 1 : Math.min(1, (moves - 1 - ply + share) / moves);
