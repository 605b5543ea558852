/**
 * Reads what earlier pages hold in localStorage (see `held-for-update.ts`). It is apart because every page
 * loads the other file.
 */
import type { Entry } from '../../match/entry.ts';
import { heldPrefix } from './held-for-update.ts';
import { toEntries } from './stored-log.ts';

/** The entries of a match that one page holds. */
export interface HeldMatch {
	readonly match: string;
	readonly entries: readonly Entry[];
	/** Removes them after they were stored, unless the page has added to them since. */
	readonly done: () => void;
}

/** @returns what earlier pages hold. What cannot be read is left out, and stays in localStorage. */
export const readHeldEntries = (): readonly HeldMatch[] => {
	try {
		return Object.keys(localStorage).flatMap((key): readonly HeldMatch[] => {
			const text = key.startsWith(heldPrefix) ? localStorage.getItem(key) : null;
			const entries = text === null ? [] : entriesIn(text);
			const done = () => {
				if (localStorage.getItem(key) === text) localStorage.removeItem(key);
			};
			return entries[0] ? [{ match: entries[0].match, entries, done }] : [];
		});
	} catch {
		return [];
	}
};

const entriesIn = (text: string): readonly Entry[] => {
	try {
		const values: unknown = JSON.parse(text);
		return Array.isArray(values) ? toEntries(values) : [];
	} catch {
		return [];
	}
};
