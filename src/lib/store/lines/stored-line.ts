/**
 * The stored line of a match: a range of keys whose values are checked when they are read. A value is an entry, or a
 * stretch of entries that came at once, under the place of its first. A browser takes a tenth of a millisecond for each
 * value: a thousand matches of fifty entries took it 7 s one by one, and take 0.5 s as stretches.
 */
import type { IDBPObjectStore } from 'idb';
import { originOf } from '../../match/choose-line.ts';
import { entrySchema, type Entry, isFields } from '../../match/entry.ts';
import { lineOfOldLog, oldEntrySchema, type OldEntry } from '../../match/old-log.ts';
import { allChecked } from '../db/checked.ts';
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

/** @returns the value in which consecutive entries of a line are stored. */
export const valueOf = (entries: readonly unknown[]): unknown =>
	entries.length === 1
		? entries[0]
		: { match: matchIdOf(entries[0]), seq: seqOf(entries[0]), stretch: entries };

const isStretch = (value: unknown): value is { readonly stretch: readonly unknown[] } =>
	isFields(value) && Array.isArray(value.stretch) && value.stretch.every(isFields);
/** @returns the values of single entries, in the order of the line, whatever they are. */
export const singly = (values: readonly unknown[]): readonly unknown[] =>
	values.flatMap((value) => (isStretch(value) ? value.stretch : [value]));

/** @returns the values that are entries. */
export const toEntries = (values: readonly unknown[]): Entry[] => allChecked(entrySchema, singly(values));

/** @returns the values that are entries of version 1. */
export const toOldEntries = (values: readonly unknown[]): OldEntry[] => allChecked(oldEntrySchema, values);

/**
 * @param stored the values of the line, in the order of their keys.
 * @param old the values of the match's log of version 1. They count as long as there is no line.
 */
export const lineFrom = (
	stored: readonly unknown[],
	old: readonly unknown[],
	beside: readonly Entry[] = []
): StoredLine => {
	const values = singly(stored);
	const isMoved = values.length > 0 || old.length === 0;
	const oldEntries = isMoved ? [] : toOldEntries(old);
	const entries = isMoved ? toEntries(values) : lineOfOldLog(oldEntries);
	const damaged = isMoved ? values.length - entries.length + old.length : old.length - oldEntries.length;
	const seqs = isMoved ? values.map(seqOf) : entries.map(({ seq }) => seq);
	return { entries, damaged, last: seqs.at(-1) ?? -1, beside };
};

// The key is part of every stored value, even of a damaged one.
/** @returns the place of a stored value, whatever it is. */
export const seqOf = (value: unknown): number => (value as Entry).seq;
/** @returns the match of a stored value, whatever it is. */
const matchIdOf = (value: unknown): string => (value as Entry).match;

interface Readable<Key extends LineKey | OldKey> {
	readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>;
	readonly getAllKeys: (range: IDBKeyRange) => Promise<Key[]>;
}

/** Reads the stored values of some matches inside a transaction: of each its line, and its log of version 1. */
export const valuesOf = (
	lines: Readable<LineKey>,
	entries: Readable<OldKey>,
	matches: readonly string[]
): Promise<[line: unknown[], old: unknown[]][]> =>
	Promise.all(
		matches.map((match) => Promise.all([lines.getAll(keysOf(match)), entries.getAll(oldKeysOf(match))]))
	);

/**
 * Reads a match's line, with what lies beside it, inside a transaction.
 *
 * @param entries the logs of version 1, if there are any.
 * @returns `isOld` where it is still such a log.
 */
export const lineIn = async (
	lines: Readable<LineKey>,
	entries: Readable<OldKey> | undefined,
	match: string
): Promise<StoredLine & { readonly isOld: boolean }> => {
	const [family, old = []] = await Promise.all([
		lines.getAll(familyOf(match)),
		entries?.getAll(oldKeysOf(match))
	]);
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
