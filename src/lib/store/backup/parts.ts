/**
 * Versions 3 and 8 of the backup file: gzipped lines of JSON, one for each part. It is written and read part by
 * part, so that it never needs more memory than its largest match.
 *
 * The first line is the label, and the last one says how many entries the file has. Entries are grouped by
 * match, in log order; a match may continue in the next part.
 */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../../match/entry.ts';
import {
	handMadeSchemas,
	handMadeVersion,
	labelSchema,
	maxDepth,
	partsVersion,
	type BackupPiece,
	type HandMade
} from './file-format.ts';
import { backupFormat } from './label.ts';
import { isShallow } from '../db/same-data.ts';
import { playerSchema } from '../players/player.ts';
import { RefusedBackup } from './refused-backup.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';

const partSchema = v.pipe(
	v.strictObject({
		entries: v.exactOptional(v.pipe(v.array(entrySchema), v.readonly())),
		players: v.exactOptional(v.pipe(v.array(playerSchema), v.readonly())),
		ruleSets: v.exactOptional(v.pipe(v.array(ruleSetSchema), v.readonly())),
		/** The last setup, by game. */
		setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
		...handMadeSchemas,
		/** Stored values that could not be read when the file was written. An import ignores them. */
		damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly())),
		/** Only in the last line, alone: how many entries the file has. */
		end: v.exactOptional(v.pipe(v.number(), v.safeInteger()))
	}),
	v.readonly()
);
export type Part = v.InferOutput<typeof partSchema>;

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

/**
 * @param handMade what the file will have of it.
 * @returns the first line of a file, before it is written as JSON.
 */
export const partsLabel = (now: number, { seasons = [], hidden = [] }: HandMade) => ({
	format: backupFormat,
	version: seasons.length + hidden.length > 0 ? handMadeVersion : partsVersion,
	exported: new Date(now).toISOString()
});

/** @returns whether a line is the label of a file in parts; `newer` for one of a later version. */
export const isPartsLabel = (line: string): boolean | 'newer' => {
	const label = v.safeParse(labelSchema, parsed(line));
	if (!label.success || label.output.version < partsVersion) return false;
	if (label.output.version > handMadeVersion) return 'newer';
	return label.output.version === partsVersion || label.output.version === handMadeVersion;
};

const parsed = (line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
};

/** An export never writes an empty part. Refusing them stops a file that consists of nothing else. */
const isEmpty = ({ setups, end, ...lists }: Part): boolean =>
	!setups && end === undefined && Object.values(lists).every(({ length }) => length === 0);

/** @returns the part in a line. @throws {RefusedBackup} when the line is not a valid part. */
const readPart = (line: string, number: number): Part => {
	const data = parsed(line);
	const part = isShallow(data, maxDepth) ? v.safeParse(partSchema, data, { abortEarly: true }) : undefined;
	if (part?.success && !isEmpty(part.output)) return part.output;
	const path = part?.issues && v.getDotPath(part.issues[0]);
	throw new RefusedBackup({ refused: 'damaged', where: [`line ${number}`, path].filter(Boolean).join(': ') });
};

/**
 * Reads the lines of a file after its label.
 *
 * @returns pieces of whole matches, each small enough for one transaction unless a single match is larger.
 * @throws {RefusedBackup} when a line cannot be read, or the last line is missing.
 */
export async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<BackupPiece> {
	let number = 1;
	let count = 0;
	let isEnded = false;
	/** Entries of whole matches and, from index `open`, of the match that may continue. */
	let entries: Entry[] = [];
	let open = 0;
	const takePiece = (to: number): BackupPiece => {
		const whole = entries.slice(0, to);
		entries = entries.slice(to);
		open = 0;
		return { entries: whole, players: [] };
	};
	for await (const line of lines) {
		number += 1;
		if (number > maxLines) throw new RefusedBackup({ refused: 'too-big' });
		if (line === '' && isEnded) continue;
		const part = readPart(line, number);
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
