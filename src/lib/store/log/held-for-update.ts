/**
 * Taps that wait for a newer version: another tab has brought the database to it, and this one must not touch it.
 * They lie in localStorage, which every version reads and writes in the same breath, until the page that comes after
 * this one takes them up.
 */
import type { Entry } from '../../match/entry.ts';
import { newId } from '../db/new-id.ts';

/** What the names of all that is held begin with. */
export const heldPrefix = 'ochaya-held:';
/** Each page holds its own: two tabs at one table would put theirs over the other's. */
const page = newId();
const keyOf = (match: string): string => `${heldPrefix}${match}:${page}`;

const held = new Set<string>();

/** Whether all that waits of a match is held: this page may end. */
export const isHeld = (match: string): boolean => held.has(match);

/** Holds what waits of a match, instead of what was held of it here. Where it cannot be, `isHeld` says so. */
export const hold = (entries: readonly Entry[]): void => {
	const [first] = entries;
	if (!first) return;
	try {
		localStorage.setItem(keyOf(first.match), JSON.stringify(entries));
		held.add(first.match);
	} catch {
		held.delete(first.match);
	}
};

/** What was held of a match here is stored. */
export const release = (match: string): void => {
	if (!held.delete(match)) return;
	localStorage.removeItem(keyOf(match));
};

/** Whether any page holds something. */
export const isAnyHeld = (): boolean => {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(heldPrefix));
	} catch {
		return false;
	}
};
