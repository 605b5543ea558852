/** How a phone stands with its group: what the one small sign shows. */
import type { GroupTrouble } from './trouble.ts';

/**
 * - `in-step`: all of ours lies there, all of theirs here.
 * - `on-its-way`: something is being sent or fetched.
 * - `offline`: nothing answers since a moment; it is tried again by itself.
 * - `refused`: someone has to do something.
 */
export type Standing =
	| { readonly is: 'in-step' }
	| { readonly is: 'on-its-way'; readonly done: number; readonly of: number | undefined }
	| { readonly is: 'offline'; readonly since: number }
	| { readonly is: 'refused'; readonly why: GroupTrouble };

/** The standing, and what of the group is to be known besides. */
export interface GroupState {
	readonly standing: Standing;
	/** Documents that this build cannot read: of a later version. */
	readonly newer: number;
	/** Documents left aside: none of ours, written over, endless. */
	readonly strange: number;
	/** Entries that lie there otherwise than here; ours are kept here. */
	readonly differing: number;
	/** The clocks of phone and server are far apart: milliseconds. */
	readonly clockOff: number | undefined;
}

/** Clocks differ by minutes everywhere; by this much a date in the history is wrong. */
const tooFar = 12 * 3_600_000;

/** @returns how far the clocks are apart, if it is too far. */
export const clockGap = (server: number | undefined, here: number): number | undefined =>
	server !== undefined && Math.abs(server - here) >= tooFar ? here - server : undefined;
