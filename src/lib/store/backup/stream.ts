/** Reads and writes backup files as streams, gzipped, with limits for what is read. */
import { backupLimit, byMatch, isBackupRefusal, readBackup, type BackupPiece } from './file-format.ts';
import { partsVersionOf, pieceSize, readParts } from './parts.ts';
import { shortTasks } from '../db/short-tasks.ts';
import { RefusedBackup } from './refused-backup.ts';
import { readUnlessStopped, unpack, type Reading } from './unpack.ts';

/**
 * In characters. A part has 500 values, and the largest, a note of a thousand characters, takes 6,000 if each
 * of them is escaped. So a longer line is not ours and would only fill the memory.
 */
const maxLineLength = 8_000_000;
/** In bytes. 400,000 entries take 90 million when unpacked. */
const maxUnpackedSize = 500_000_000;
/**
 * @param lines of the file, without line breaks.
 * @returns the file, gzipped if the browser can do that. Rejects when `lines` does.
 */
export const packLines = async (lines: AsyncIterable<string>): Promise<Blob> => {
	const encoder = new TextEncoder();
	const { readable, writable } =
		typeof CompressionStream === 'undefined'
			? new TransformStream<BufferSource, Uint8Array<ArrayBuffer>>()
			: new CompressionStream('gzip');
	const file = new Response(readable).blob();
	file.catch(() => undefined);
	const writer = writable.getWriter();
	try {
		for await (const line of lines) await writer.write(encoder.encode(`${line}\n`));
		await writer.close();
	} catch (error) {
		await writer.abort(error).catch(() => undefined);
		throw error;
	}
	return file;
};

/** A backup file that can be read more than once. */
export interface OpenedBackup {
	/**
	 * @param onread called with the share of the file that is read, from 0 to 1.
	 * @throws {RefusedBackup} while iterating, when a later part is refused or the file is gone.
	 */
	readonly pieces: (onread: (share: number) => void) => AsyncIterable<BackupPiece>;
}

/**
 * @param file that may be anything.
 * @param signal stops reading the file, now and while its pieces are read, which then throws an `AbortError`.
 * @throws {RefusedBackup} when it is not a backup of this app, or cannot be read.
 */
export const openBackup = async (file: Blob, signal?: AbortSignal): Promise<OpenedBackup> => {
	const [first, second] = new Uint8Array(await readUnlessStopped(file.slice(0, 2).arrayBuffer(), signal));
	const isPacked = first === 0x1f && second === 0x8b;
	const begin = isPacked ? '' : await readUnlessStopped(file.slice(0, 300).text(), signal);
	if (isPacked || partsVersionOf(begin.split('\n', 1)[0] ?? '') !== undefined) {
		return { pieces: (onread) => piecesOfParts(linesOf(file, isPacked, { onread, signal })) };
	}
	if (file.size > backupLimit) throw new RefusedBackup({ refused: 'too-big' });
	const backup = readBackup(await readUnlessStopped(file.text(), signal));
	if (isBackupRefusal(backup)) throw new RefusedBackup(backup);
	return { pieces: (onread) => piecesOfBackup(backup, { onread, signal }) };
};

/** Reads the label, then the parts. */
async function* piecesOfParts(lines: AsyncGenerator<string>): AsyncGenerator<BackupPiece> {
	const label = await lines.next();
	const version = label.done ? undefined : partsVersionOf(label.value);
	if (version === undefined) throw new RefusedBackup({ refused: 'foreign' });
	if (version === 'newer') throw new RefusedBackup({ refused: 'newer' });
	yield* readParts(lines, version);
}

/** Unpacks a file and yields its lines. */
async function* linesOf(file: Blob, isPacked: boolean, reading: Reading): AsyncGenerator<string> {
	const breathe = shortTasks();
	const decoder = new TextDecoder();
	let rest = '';
	let length = 0;
	for await (const bytes of unpack(file, isPacked ? 'gzip' : undefined, reading)) {
		length += bytes.length;
		if (length > maxUnpackedSize) throw new RefusedBackup({ refused: 'too-big' });
		const [end = '', ...begun] = decoder.decode(bytes, { stream: true }).split('\n');
		rest += end;
		for (const line of begun) {
			yield rest;
			rest = line;
			// Handling the line took time as well, so the page may need its turn.
			await breathe();
			reading.signal?.throwIfAborted();
		}
		if (rest.length > maxLineLength) throw new RefusedBackup({ refused: 'too-big' });
	}
	rest += decoder.decode();
	if (rest !== '') yield rest;
}

/** Yields a backup that was read whole, in pieces of whole matches. */
async function* piecesOfBackup(
	backup: BackupPiece,
	{ onread, signal }: Reading
): AsyncGenerator<BackupPiece> {
	const breathe = shortTasks();
	const { players, ruleSets, setups } = backup;
	let piece: BackupPiece = { entries: [], players, ...(ruleSets && { ruleSets }), ...(setups && { setups }) };
	let taken = 0;
	for (const entries of byMatch(backup.entries).values()) {
		signal?.throwIfAborted();
		piece = { ...piece, entries: piece.entries.concat(entries) };
		taken += entries.length;
		if (piece.entries.length < pieceSize) continue;
		yield piece;
		onread?.(taken / backup.entries.length);
		piece = { entries: [], players: [] };
		await breathe();
	}
	signal?.throwIfAborted();
	// Players and rule sets are in the first piece, even if there is no match.
	if (piece.entries.length > 0 || taken === 0) yield piece;
	onread?.(1);
}
