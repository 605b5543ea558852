/** The stored line of a match: a range of keys whose values are checked when they are read. */
import * as v from 'valibot';
import type { IDBPObjectStore } from 'idb';
import { originOf } from '../../match/choose.ts';
import { entrySchema, type Entry } from '../../match/entry.ts';
import { lineOfOldLog, oldEntrySchema, type OldEntry } from '../../match/old-log.ts';
import type { LineKey, OchayaSchema, OldKey, StoreName } from '../db/schema.ts';

/** A line as it is stored. */
export interface StoredLine {
	readonly entries: readonly Entry[];
	/** How many stored values are not entries. They stay in the store, and are reported. */
	readonly damaged: number;
	/** The last `seq` that is taken, that of a damaged value included; -1 for an empty line. */
	readonly last: number;
	/** The entries of the lines that are kept beside it or that it is kept beside, line after line. */
	readonly beside: readonly Entry[];
}

/** @returns the keys of a match's line. */
export const keysOf = (match: string, from = 0): IDBKeyRange =>
	IDBKeyRange.bound([match, from], [match, Number.MAX_SAFE_INTEGER]);
/** @returns the keys of a match's log of version 1. */
export const oldKeysOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match], [match, []]);
/** @returns the keys of a match's line and of those beside it. Their ids have the same beginning. */
const familyOf = (match: string): IDBKeyRange =>
	IDBKeyRange.bound([originOf(match)], [`${originOf(match)}--\uffff`]);

/** @returns the values that are entries. */
export const toEntries = (values: readonly unknown[]): Entry[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(entrySchema, value);
		return parsed.success ? [parsed.output] : [];
	});

/** @returns the values that are entries of version 1. */
export const toOldEntries = (values: readonly unknown[]): OldEntry[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(oldEntrySchema, value);
		return parsed.success ? [parsed.output] : [];
	});

/**
 * @param values of the line, in the order of their keys.
 * @param old the values of the match's log of version 1. They count as long as there is no line.
 */
export const lineFrom = (
	values: readonly unknown[],
	old: readonly unknown[],
	beside: readonly Entry[] = []
): StoredLine => {
	const oldEntries = old.length > 0 ? toOldEntries(old) : [];
	const isMoved = values.length > 0;
	const entries = isMoved ? toEntries(values) : lineOfOldLog(oldEntries);
	const damaged = isMoved ? values.length - entries.length + old.length : old.length - oldEntries.length;
	const seqs = isMoved ? values.map(seqOf) : entries.map(({ seq }) => seq);
	return { entries, damaged, last: seqs.at(-1) ?? -1, beside };
};

// The key is part of every stored value, even of a damaged one.
const seqOf = (value: unknown): number => (value as Entry).seq;
/** @returns the match of a stored value, whatever it is. */
export const matchIdOf = (value: unknown): string => (value as Entry).match;

interface Readable<Key extends LineKey | OldKey> {
	readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>;
	readonly getAllKeys: (range: IDBKeyRange) => Promise<Key[]>;
}

/** Reads a match's line, with what lies beside it, inside a transaction; `isOld` where it is still a log of version 1. */
export const lineIn = async (
	lines: Readable<LineKey>,
	entries: Readable<OldKey>,
	match: string
): Promise<StoredLine & { readonly isOld: boolean }> => {
	const [family, old] = await Promise.all([lines.getAll(familyOf(match)), entries.getAll(oldKeysOf(match))]);
	const values = family.filter((value) => matchIdOf(value) === match);
	const others = family.filter(
		(value) => matchIdOf(value) !== match && originOf(matchIdOf(value)) === originOf(match)
	);
	const line = lineFrom(values, old, toEntries(others));
	return { ...line, isOld: values.length === 0 && line.entries.length > 0 };
};

/** A store of a transaction that writes. It may include other stores. */
export type Store<Name extends StoreName> = IDBPObjectStore<
	OchayaSchema,
	readonly StoreName[],
	Name,
	'readwrite'
>;
