/** What earlier pages hold for this one (`held-for-update.ts`). A file of its own, since every page loads the other one. */
import type { Entry } from '../../match/entry.ts';
import { heldPrefix } from './held-for-update.ts';
import { toEntries } from './stored-log.ts';

/** What a page holds of a match. */
export interface Held {
	readonly match: string;
	readonly entries: readonly Entry[];
	/** They are stored: holds them no longer, unless more has come to them since. */
	readonly done: () => void;
}

/** @returns what earlier pages have held; what is no longer to be read is left where it lies. */
export const heldBefore = (): readonly Held[] => {
	try {
		return Object.keys(localStorage).flatMap((key): readonly Held[] => {
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
