/**
 * The backup file in parts: gzipped lines of JSON, one for each part. It is written and read part by
 * part, so that it never needs more memory than its largest match.
 *
 * The first line is the label, and the last one says how many entries the file has. Entries are grouped by
 * match, in the order of their line; a match may continue in the next part.
 */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../../match/entry.ts';
import { lineOf } from '../../match/behind.ts';
import { lineOfOldLog, oldEntrySchema, type OldEntry } from '../../match/old-log.ts';
import { handMadeSchemas, labelSchema, linesIn, maxDepth, type BackupPiece } from './file-format.ts';
import { backupFormat, backupVersion, oldPartsVersions } from './label.ts';
import { isFields, isShallow } from '../db/predicates.ts';
import { playerSchema } from '../players/player.ts';
import { RefusedBackup } from './refused-backup.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';

const besides = {
	players: v.exactOptional(v.pipe(v.array(playerSchema), v.readonly())),
	ruleSets: v.exactOptional(v.pipe(v.array(ruleSetSchema), v.readonly())),
	/** The last setup, by game. */
	setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
	...handMadeSchemas,
	/** Stored values that could not be read when the file was written. An import ignores them. */
	damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly())),
	/** Only in the last line, alone: how many entries the file has. */
	end: v.exactOptional(v.pipe(v.number(), v.safeInteger()))
};
const partSchema = v.pipe(
	v.strictObject({ entries: v.exactOptional(v.pipe(v.array(entrySchema), v.readonly())), ...besides }),
	v.readonly()
);
export type Part = v.InferOutput<typeof partSchema>;
const oldPartSchema = v.strictObject({
	entries: v.exactOptional(v.array(oldEntrySchema)),
	...besides
});
type OldPart = v.InferOutput<typeof oldPartSchema>;

/** The most lines of a file. 400,000 entries make as many lines at most, if each is a match of its own. */
const maxLines = 2_000_000;
/** The most entries of a match, which is held in memory as a whole: more than one tap a second for a day. */
const maxMatchLength = 100_000;
/** The most values of one kind in a part. */
export const partSize = 500;
/**
 * From how many entries on a piece is complete. A piece is judged at once and stored in one transaction, so
 * larger ones would block the page. A single match may be larger.
 */
export const pieceSize = 1000;

/** @returns the first line of a file, before it is written as JSON. */
export const partsLabel = (now: number) => ({
	format: backupFormat,
	version: backupVersion,
	exported: new Date(now).toISOString()
});

/** @returns the version of the file in parts that a line is the label of; `newer` for one of a later version. */
export const partsVersionOf = (line: string): number | 'newer' | undefined => {
	const value = parsed(line);
	const label = v.safeParse(labelSchema, value);
	// A file of one JSON object can be as short as a line.
	if (!label.success || (isFields(value) && 'entries' in value)) return undefined;
	const { version } = label.output;
	if (version > backupVersion) return 'newer';
	return version === backupVersion || oldPartsVersions.includes(version) ? version : undefined;
};

const parsed = (line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
};

/** An export never writes an empty part. Refusing them stops a file that consists of nothing else. */
const isEmpty = ({ setups, end, ...lists }: Part | OldPart): boolean =>
	!setups && end === undefined && Object.values(lists).every(({ length }) => length === 0);

/** @returns the part in a line. @throws {RefusedBackup} when the line is not a valid part. */
const readPart = (line: string, number: number, version: number): Part | OldPart => {
	const data = parsed(line);
	const schema = version < backupVersion ? oldPartSchema : partSchema;
	const part = isShallow(data, maxDepth) ? v.safeParse(schema, data, { abortEarly: true }) : undefined;
	if (part?.success && !isEmpty(part.output)) return part.output;
	const path = part?.issues && v.getDotPath(part.issues[0]);
	throw new RefusedBackup({ refused: 'damaged', where: [`line ${number}`, path].filter(Boolean).join(': ') });
};

/**
 * Reads the lines of a file after its label.
 *
 * @param version of the file.
 * @returns pieces of whole matches, each small enough for one transaction unless a single match is larger.
 * @throws {RefusedBackup} when a line cannot be read, or the last line is missing.
 */
export async function* readParts(lines: AsyncIterable<string>, version: number): AsyncGenerator<BackupPiece> {
	let number = 1;
	let count = 0;
	let isEnded = false;
	/** Entries of whole matches and, from index `open`, of the match that may continue. */
	let entries: (Entry | OldEntry)[] = [];
	let open = 0;
	const takePiece = (to: number): BackupPiece => {
		const whole = entries.slice(0, to);
		entries = entries.slice(to);
		open = 0;
		return { entries: linesOfFile(whole, version), players: [] };
	};
	for await (const line of lines) {
		number += 1;
		if (number > maxLines) throw new RefusedBackup({ refused: 'too-big' });
		if (line === '' && isEnded) continue;
		const part = readPart(line, number, version);
		if (isEnded) throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
		const { entries: came = [], players = [], damaged: _, end, ...lists } = part;
		if (players.length > 0 || Object.keys(lists).length > 0) yield { entries: [], players, ...lists };
		for (const entry of came) {
			if (entries.at(-1)?.match !== entry.match) open = entries.length;
			entries.push(entry);
		}
		count += came.length;
		if (open >= pieceSize) yield takePiece(open);
		if (entries.length - open > maxMatchLength) throw new RefusedBackup({ refused: 'too-big' });
		isEnded = end !== undefined;
		if (isEnded && end !== count) throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
	}
	if (!isEnded) throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
	if (entries.length > 0) yield takePiece(entries.length);
}

const linesOfFile = (entries: readonly (Entry | OldEntry)[], version: number): readonly Entry[] =>
	version < backupVersion
		? linesIn(entries as readonly OldEntry[], lineOfOldLog)
		: linesIn(entries as readonly Entry[], lineOf);
