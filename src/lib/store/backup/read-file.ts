/**
 * Reads files as a whole: the bytes of any, unpacked, and what a backup says, in pieces of whole matches. A club of ten
 * years has some thirty million bytes.
 */
import type { Entry } from '../../match/entry.ts';
import type { OldEntry } from '../../match/old-log.ts';
import { shortTasks } from '../db/short-tasks.ts';
import {
	backupLimit,
	byMatch,
	isOurs,
	linesIn,
	parsed,
	readPart,
	readWhole,
	versionIn,
	type AnyPart,
	type BackupPiece
} from './file-format.ts';
import { RefusedBackup, type BackupRefusalCode } from './label.ts';

const refused = (code: BackupRefusalCode) => (): never => {
	throw new RefusedBackup({ refused: code });
};

/** How reading is observed and stopped. */
export interface Reading {
	/** Called with the share of the file that is read, from 0 to 1. */
	readonly onread?: (share: number) => void;
	/** Stops reading, which then throws the reason of the signal. */
	readonly signal?: AbortSignal | undefined;
}

/** Waits for an answer unless the signal stops that: files in a cloud may never answer. */
const unlessStopped = <Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
	const stopped = new Promise<never>((_, stop) => {
		signal?.addEventListener('abort', () => stop(signal.reason), { once: true });
	});
	signal?.throwIfAborted();
	return Promise.race([answer, stopped]);
};

/**
 * Reads a file, unpacked if it is compressed, as phones and mailboxes keep some.
 *
 * @param limit in bytes, unpacked. It stops what unpacks without end.
 * @param format how it is compressed. Without it, a gzipped file is known by its beginning.
 * @throws {RefusedBackup} `gone` when the file can no longer be read, because it was changed, moved or removed,
 * `not-json` when it is not compressed in this format, and `too-big`.
 * @throws the reason of the signal, when it is aborted.
 */
export const readBytes = async (
	file: Blob,
	limit: number,
	format?: CompressionFormat,
	signal?: AbortSignal
): Promise<ArrayBuffer> => {
	if (file.size > limit) refused('too-big')();
	const bytes = await unlessStopped(file.arrayBuffer().catch(refused('gone')), signal);
	const [first, second] = new Uint8Array(bytes);
	const packing = format ?? (first === 0x1f && second === 0x8b ? 'gzip' : undefined);
	if (!packing) return bytes;
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(packing)).getReader();
	const parts: BlobPart[] = [];
	for (let size = 0; ;) {
		const { done, value } = await reader.read().catch(refused('not-json'));
		signal?.throwIfAborted();
		if (done) return new Blob(parts).arrayBuffer();
		size += value.length;
		parts.push(value);
		if (size <= limit) continue;
		reader.cancel().catch(() => undefined);
		refused('too-big')();
	}
};

/**
 * From how many entries on a piece is complete. A piece is judged at once and stored in one transaction, so larger ones
 * would block the page. A single match may be larger.
 */
const pieceSize = 1000;

/**
 * @param file that may be anything.
 * @returns what a backup says.
 * @throws {RefusedBackup} when it is not a backup of this app, or cannot be read.
 * @throws the reason of the signal, when it is aborted.
 */
export const readPieces = async (
	file: Blob,
	{ onread, signal }: Reading = {}
): Promise<readonly BackupPiece[]> => {
	const text = new TextDecoder().decode(await readBytes(file, backupLimit, undefined, signal));
	const breathe = shortTasks();
	const pieces: BackupPiece[] = [];
	let open: (Entry | OldEntry)[] = [];
	const { version, parts } = partsOf(text);
	const close = async (share: number): Promise<void> => {
		if (open.length > 0) pieces.push({ entries: linesIn(open, version), players: [] });
		open = [];
		onread?.(share);
		await breathe();
		signal?.throwIfAborted();
	};
	for (const { part, share } of parts) {
		const { entries = [], players = [], damaged: _, end: __, ...lists } = part;
		if (players.length > 0 || Object.keys(lists).length > 0) pieces.push({ ...lists, entries: [], players });
		for (const entry of entries) {
			// A match may continue in the next part.
			if (open.length >= pieceSize && open.at(-1)?.match !== entry.match) await close(share);
			open.push(entry);
		}
		if (open.length === 0) await close(share);
	}
	await close(1);
	return pieces;
};

/** What a file says, part by part, each with the share of the file that is read with it. */
interface Parts {
	readonly version: number;
	readonly parts: Iterable<{ readonly part: AnyPart; readonly share: number }>;
}

/** @throws {RefusedBackup} when it is no backup, and while iterating when a part cannot be read. */
const partsOf = (text: string): Parts => {
	const lines = text.split('\n');
	const label = parsed(lines[0] ?? '');
	// A file of one object can be as short as a line.
	if (isOurs(label) && !('entries' in label)) {
		const version = versionIn(label);
		return { version, parts: partsOfLines(lines, version) };
	}
	const { version, part } = readWhole(text);
	// It may have the entries of a match anywhere.
	const entries = [...byMatch<Entry | OldEntry>(part.entries ?? []).values()].flat();
	return { version, parts: [{ part: { ...part, entries } as AnyPart, share: 0.5 }] };
};

/** An export never writes an empty part. Refusing them stops a file that consists of nothing else. */
const isEmpty = ({ setups, end, ...lists }: AnyPart): boolean =>
	!setups && end === undefined && Object.values(lists).every(({ length }) => length === 0);

/** @throws {RefusedBackup} while iterating, when a line cannot be read, or the last line is missing. */
function* partsOfLines(
	lines: readonly string[],
	version: number
): Generator<{ part: AnyPart; share: number }> {
	let count = 0;
	let isEnded = false;
	const refusedAt = (line: number) => new RefusedBackup({ refused: 'damaged', where: `line ${line}` });
	for (const [index, line] of lines.entries()) {
		if (index === 0 || (line === '' && isEnded)) continue;
		const part = readPart(parsed(line), version, index + 1);
		count += part.entries?.length ?? 0;
		if (isEnded || isEmpty(part)) throw refusedAt(index + 1);
		isEnded = part.end !== undefined;
		if (isEnded && part.end !== count) throw refusedAt(index + 1);
		yield { part, share: index / lines.length };
	}
	if (!isEnded) throw refusedAt(lines.length);
}
