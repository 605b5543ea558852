/**
 * Reads what earlier pages hold in localStorage (see `park`). It is apart because every page
 * loads the other file.
 */
import type { Entry } from '../../match/entry.ts';
import type { OldEntry } from '../../match/old-log.ts';
import { parkedPrefix } from './unsaved.ts';
import { toEntries, toOldEntries } from './stored-line.ts';

/** The entries of a match that one page holds. */
export interface ParkedMatch {
	readonly match: string;
	readonly entries: readonly Entry[];
	/** Those that a page of version 1 holds. */
	readonly old: readonly OldEntry[];
	/** Removes them after they were stored, unless the page has added to them since. */
	readonly done: () => void;
}

/** @returns what earlier pages hold. What cannot be read is left out, and stays in localStorage. */
export const readParkedEntries = (): readonly ParkedMatch[] => {
	try {
		return Object.keys(localStorage).flatMap((key): readonly ParkedMatch[] => {
			const text = key.startsWith(parkedPrefix) ? localStorage.getItem(key) : null;
			const values = text === null ? [] : valuesIn(text);
			const [entries, old] = [toEntries(values), toOldEntries(values)];
			const match = entries[0]?.match ?? old[0]?.match;
			const done = () => {
				if (localStorage.getItem(key) === text) localStorage.removeItem(key);
			};
			return match === undefined ? [] : [{ match, entries, old, done }];
		});
	} catch {
		return [];
	}
};

const valuesIn = (text: string): readonly unknown[] => {
	try {
		const values: unknown = JSON.parse(text);
		return Array.isArray(values) ? values : [];
	} catch {
		return [];
	}
};
