/**
 * Holds taps in localStorage while the database belongs to a newer version.
 *
 * When another tab has upgraded the database, this tab must not write to it any more. Every version can use
 * localStorage, which is also synchronous. The next page of the newer version stores what is held there.
 */
import type { Entry } from '../../match/entry.ts';
import { newId } from '../db/new-id.ts';

/** The beginning of the keys in localStorage. */
export const heldPrefix = 'ochaya-held:';
/**
 * Each page has keys of its own, so that two tabs with the same match do not overwrite each other's entries.
 */
const page = newId();
const keyOf = (match: string): string => `${heldPrefix}${match}:${page}`;

const held = new Set<string>();

/** Whether all unsaved entries of a match are held, so that this page may be closed. */
export const isHeld = (match: string): boolean => held.has(match);

/**
 * Holds the unsaved entries of a match, replacing those held before. `isHeld` tells whether it succeeded.
 *
 * @param entries all unsaved entries of one match.
 */
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

/** Removes what this page holds of a match, because it was stored. */
export const release = (match: string): void => {
	if (!held.delete(match)) return;
	localStorage.removeItem(keyOf(match));
};

/** Whether any page holds entries. */
export const isAnyHeld = (): boolean => {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(heldPrefix));
	} catch {
		return false;
	}
};
