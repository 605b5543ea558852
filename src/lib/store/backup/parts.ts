/**
 * Reads a backup file part by part, in pieces of whole matches. Entries are grouped by match, in the order of their line; a
 * match may continue in the next part.
 */
import type { Entry } from '../../match/entry.ts';
import type { OldEntry } from '../../match/old-log.ts';
import { shortTasks } from '../db/short-tasks.ts';
import {
	byMatch,
	linesIn,
	parsed,
	readPart,
	versionIn,
	type AnyPart,
	type BackupPiece
} from './file-format.ts';
import { RefusedBackup } from './label.ts';
import type { Reading } from './unpack.ts';

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
const pieceSize = 1000;

/** An export never writes an empty part. Refusing them stops a file that consists of nothing else. */
const isEmpty = ({ setups, end, ...lists }: AnyPart): boolean =>
	!setups && end === undefined && Object.values(lists).every(({ length }) => length === 0);

/**
 * Reads the lines of a file.
 *
 * @returns pieces of whole matches, each small enough for one transaction unless a single match is larger.
 * @throws {RefusedBackup} when a line cannot be read, or the last line is missing.
 */
export async function* piecesOfLines(lines: AsyncGenerator<string>): AsyncGenerator<BackupPiece> {
	const label = await lines.next();
	const version = versionIn(label.done ? undefined : parsed(label.value));
	yield* wholeMatches(partsOf(lines, version), version);
}

async function* partsOf(lines: AsyncIterable<string>, version: number): AsyncGenerator<AnyPart> {
	let number = 1;
	let count = 0;
	let isEnded = false;
	const refusedHere = () => new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
	for await (const line of lines) {
		number += 1;
		if (number > maxLines) throw new RefusedBackup({ refused: 'too-big' });
		if (line === '' && isEnded) continue;
		const part = readPart(parsed(line), version, number);
		count += part.entries?.length ?? 0;
		if (isEnded || isEmpty(part)) throw refusedHere();
		isEnded = part.end !== undefined;
		if (isEnded && part.end !== count) throw refusedHere();
		yield part;
	}
	if (!isEnded) throw refusedHere();
}

/** @returns pieces of a file that was read whole, which may have the entries of a match anywhere. */
export const piecesOfWhole = (
	part: AnyPart,
	version: number,
	reading: Reading
): AsyncGenerator<BackupPiece> => wholeMatches(cut(part, reading), version);

async function* cut(
	{ entries = [], ...rest }: AnyPart,
	{ onread, signal }: Reading
): AsyncGenerator<AnyPart> {
	const breathe = shortTasks();
	const grouped = [...byMatch<Entry | OldEntry>(entries).values()].flat();
	yield rest;
	for (let at = 0; at < grouped.length; at += partSize) {
		signal?.throwIfAborted();
		yield { entries: grouped.slice(at, at + partSize) } as AnyPart;
		onread?.(Math.min((at + partSize) / grouped.length, 1));
		await breathe();
	}
	signal?.throwIfAborted();
}

async function* wholeMatches(parts: AsyncIterable<AnyPart>, version: number): AsyncGenerator<BackupPiece> {
	const open: (Entry | OldEntry)[] = [];
	/** From where on in these the match lies that may continue. */
	let begun = 0;
	const taken = (): BackupPiece => ({ entries: linesIn(open.splice(0), version), players: [] });
	for await (const { entries = [], players = [], damaged: _, end: __, ...lists } of parts) {
		if (players.length > 0 || Object.keys(lists).length > 0) yield { ...lists, entries: [], players };
		for (const entry of entries) {
			const isNew = open.at(-1)?.match !== entry.match;
			if (isNew && open.length >= pieceSize) yield taken();
			if (isNew) begun = open.length;
			open.push(entry);
		}
		if (open.length - begun > maxMatchLength) throw new RefusedBackup({ refused: 'too-big' });
	}
	if (open.length > 0) yield taken();
}
