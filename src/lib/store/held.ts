/**
 * Taps that wait for a newer version: another tab has brought the database to it, and this one must not touch it.
 * They lie in localStorage, which every version reads and writes in the same breath, until the page that comes after
 * this one takes them up.
 */
import type { Entry } from '../match/entry.ts';
import { newId } from './ids.ts';
import { toEntries } from './stored-log.ts';

const prefix = 'ochaya-held:';
/** Each page holds its own: two tabs at one table would put theirs over the other's. */
const page = newId();
const keyOf = (match: string): string => `${prefix}${match}:${page}`;

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
			const text = key.startsWith(prefix) ? localStorage.getItem(key) : null;
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
