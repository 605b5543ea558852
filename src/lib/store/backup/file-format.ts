/**
 * What a backup file says. It is one JSON object, of a single match or as older builds wrote it; or lines of JSON, gzipped:
 * its label, and then parts. An object is a label and a part in one.
 */
import * as v from 'valibot';
import { entrySchema, idSchema, type Entry, isFields } from '../../match/entry.ts';
import { lineOf } from '../../match/behind.ts';
import { lineOfOldLog, oldEntrySchema, type OldEntry } from '../../match/old-log.ts';
import { isShallow } from '../../match/line.ts';
import { playerSchema } from '../players/player.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';
import { seasonSchema } from '../settings/settings.ts';
import { backupFormat, backupVersion, RefusedBackup, type BackupRefusal, type Label } from './label.ts';

/**
 * The most characters of a file, and the most bytes, unpacked. It is ten times what a phone is likely to hold, and a
 * string of twice the size could not be created.
 */
export const backupLimit = 256_000_000;
/** Deeper than the options and actions of any game. */
const maxDepth = 32;

const listOf = <Item, Output>(item: v.GenericSchema<Item, Output>) =>
	v.exactOptional(v.pipe(v.array(item), v.readonly()));
/** What a part has besides matches. */
const besides = {
	players: listOf(playerSchema),
	ruleSets: listOf(ruleSetSchema),
	/** The last setup, by game. */
	setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
	seasons: listOf(seasonSchema),
	/** The ids of the players whom the device no longer suggested. */
	hidden: listOf(idSchema),
	/** Stored values that could not be read when the file was written. An import ignores them. */
	damaged: listOf(v.unknown()),
	/** Only in the last line, alone: how many entries the file has. */
	end: v.exactOptional(v.pipe(v.number(), v.safeInteger()))
};
const partSchema = v.pipe(v.strictObject({ entries: listOf(entrySchema), ...besides }), v.readonly());
/** Until version 8. */
const oldPartSchema = v.pipe(v.strictObject({ entries: listOf(oldEntrySchema), ...besides }), v.readonly());
export type Part = v.InferOutput<typeof partSchema>;
/** A part of a file of any version. */
export type AnyPart = Part | v.InferOutput<typeof oldPartSchema>;

/** The content of a file, or a part of it with whole matches, whose lines lie one after the other. */
export type BackupPiece = Omit<Part, 'damaged' | 'end'> & Required<Pick<Part, 'entries' | 'players'>>;
/** A file as one object, as it is written. */
export interface Backup extends BackupPiece, Label, Pick<Part, 'damaged'> {}

/** @returns what the JSON of a file or a line says; undefined when it is not JSON. */
export const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** Whether something begins as our files do. */
export const isOurs = (data: unknown): data is { readonly format: typeof backupFormat } =>
	isFields(data) && data.format === backupFormat;

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const exportedSchema = v.object({ exported: v.pipe(v.string(), v.isoTimestamp()) });

const damagedAt = (issue: v.BaseIssue<unknown> | undefined, line?: number): RefusedBackup => {
	const path = issue && v.getDotPath(issue);
	const where = [line !== undefined && `line ${line}`, path].filter(Boolean).join(': ');
	return new RefusedBackup({ refused: 'damaged', ...(where !== '' && { where }) });
};

/** @returns the version of a file that has this label. @throws {RefusedBackup} when it is none that can be read. */
export const versionIn = (label: unknown): number => {
	if (!isOurs(label)) throw new RefusedBackup({ refused: 'foreign' });
	const stated = v.safeParse(versionSchema, label);
	if (!stated.success) throw damagedAt(stated.issues[0]);
	if (stated.output.version > backupVersion) throw new RefusedBackup({ refused: 'newer' });
	const exported = v.safeParse(exportedSchema, label);
	if (!exported.success) throw damagedAt(exported.issues[0]);
	return stated.output.version;
};

/**
 * @param line its number, where it is one of several.
 * @returns what a part says.
 * @throws {RefusedBackup} when it cannot be read.
 */
export const readPart = (data: unknown, version: number, line?: number): AnyPart => {
	if (!isShallow(data, maxDepth)) throw damagedAt(undefined, line);
	const schema = version < backupVersion ? oldPartSchema : partSchema;
	const part = v.safeParse(schema, data, { abortEarly: true });
	if (!part.success) throw damagedAt(part.issues[0], line);
	return part.output;
};

/**
 * Reads a file that is one object.
 *
 * @returns its version, and what it says.
 * @throws {RefusedBackup} when it cannot be read.
 */
export const readWhole = (text: string): { readonly version: number; readonly part: AnyPart } => {
	if (text.length > backupLimit) throw new RefusedBackup({ refused: 'too-big' });
	const data = parsed(text);
	if (data === undefined) throw new RefusedBackup({ refused: 'not-json' });
	const version = versionIn(data);
	const { format: _, version: __, exported: ___, ...said } = data as Readonly<Record<string, unknown>>;
	if (!('entries' in said)) throw new RefusedBackup({ refused: 'damaged', where: 'entries' });
	return { version, part: readPart(said, version) };
};

/** @returns the content of a file's text, or why it is refused. Never throws, whatever the text. */
export const readBackup = (text: string): BackupPiece | BackupRefusal => {
	try {
		const { version, part } = readWhole(text);
		const { entries = [], players = [], damaged: _, end: __, ...lists } = part;
		return { ...lists, players, entries: linesIn(entries, version) };
	} catch (error) {
		if (error instanceof RefusedBackup) return error.refusal;
		throw error;
	}
};

/** @returns the entries by match, in the order in which the matches first appear. */
export const byMatch = <Some extends { readonly match: string }>(
	entries: readonly Some[]
): ReadonlyMap<string, readonly Some[]> => {
	const entriesByMatch = new Map<string, Some[]>();
	for (const entry of entries) {
		const same = entriesByMatch.get(entry.match);
		if (same) same.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

/** @returns the lines of the matches of a file, one after the other. */
export const linesIn = (entries: readonly (Entry | OldEntry)[], version: number): readonly Entry[] =>
	[...byMatch(entries).values()].flatMap((own) =>
		version < backupVersion ? lineOfOldLog(own as readonly OldEntry[]) : lineOf(own as readonly Entry[])
	);
