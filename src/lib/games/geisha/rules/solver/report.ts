/** What goes to the solver's worker and what comes back. */
import type { Found, Progress, SolverRound } from './verdicts.ts';

/** A worker is sent one round; to stop it, end the worker: the verdicts it has reported stand. */
export type SolverRequest = SolverRound;

/** Progress, verdicts from the last position of the round to the first, and then that it is done. */
export type SolverReport = Found | { readonly kind: 'done' };

/** @returns how much of a whole round is behind, from 0 to 1: the positions that come before the last count alike. */
export const shareOfRound = ({ ply, share }: Progress, moves: number): number =>
	moves === 0 ? 1 : Math.min(1, (moves - 1 - ply + share) / moves);
