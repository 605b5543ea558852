/**
 * What is in the group and not taken on this phone: the ids of documents that were set aside, and why, and
 * entries that wait for others of their match. It is part of the marks.
 */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../match/entry.ts';
import { marks, type AsideCounts, type Readable, type Settings } from './marks.ts';

/** Why a document is set aside: a later version wrote it, or it is not ours, was changed, or fits no match. */
export type AsideReason = 'newer' | 'strange';
/** A document that was set aside. */
export interface Aside {
	readonly id: string;
	readonly why: AsideReason;
}

const asideKey = `${marks}aside`;
const asideSchema = v.record(v.string(), v.picklist(['newer', 'strange']));

/** @returns why documents are set aside, by id; inside a transaction. */
export const readAside = async (settings: Readable): Promise<Map<string, AsideReason>> => {
	const parsed = v.safeParse(asideSchema, await settings.get(asideKey));
	return new Map(parsed.success ? Object.entries(parsed.output) : []);
};

/** Stores which documents are set aside; inside a transaction. */
export const putAside = (settings: Settings, aside: ReadonlyMap<string, AsideReason>): Promise<unknown> =>
	settings.put(Object.fromEntries(aside), asideKey);

/** @returns how many documents are set aside because a later version wrote them, and how many for anything else. */
export const countAside = (aside: ReadonlyMap<string, AsideReason>): AsideCounts => {
	const newer = [...aside.values()].filter((why) => why === 'newer').length;
	return { newer, strange: aside.size - newer };
};

/** The key continues with the match. */
const waitingPrefix = `${marks}waiting:`;
/** More than any match has before its start arrives. What comes beyond does not wait, and is set aside. */
export const mostWaiting = 20_000;
const waitingSchema = v.array(v.unknown());

/** @returns the entries of a match that wait for others of it; inside a transaction. */
export const readWaiting = async (settings: Readable, match: string): Promise<readonly Entry[]> => {
	const parsed = v.safeParse(waitingSchema, await settings.get(waitingPrefix + match));
	if (!parsed.success) return [];
	return parsed.output.flatMap((stored) => {
		const entry = v.safeParse(entrySchema, stored);
		return entry.success && entry.output.match === match ? [entry.output] : [];
	});
};

/** Stores which entries of a match wait; inside a transaction. */
export const putWaiting = (settings: Settings, match: string, entries: readonly Entry[]): Promise<unknown> =>
	settings.put(entries.slice(0, mostWaiting), waitingPrefix + match);
