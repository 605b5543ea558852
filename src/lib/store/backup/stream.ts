/** Backup files as streams: packed while they are written, unpacked within limits while they are read. */
import { backupLimit, isBackupRefusal, readBackup, type Piece } from './file-format.ts';
import { isPartsLabel, pieceSize, readParts } from './parts.ts';
import { shortTasks } from '../db/short-tasks.ts';
import { byMatch } from '../log/merge.ts';
import { RefusedBackup } from './refused-backup.ts';
import { answered, unpacked, type Reading } from './unpack.ts';

/**
 * In characters. A part has 500 values; the longest of these, a note of a thousand characters, takes 6,000 where
 * each is escaped. A longer line is held in memory by nobody.
 */
const longestLine = 8_000_000;
/** What a file may unpack to, in bytes: 400,000 entries take 90 million. */
const unpackedLimit = 500_000_000;
/**
 * @returns the lines as a file, gzipped where the browser can. Rejects as `lines` does.
 */
export const packed = async (lines: AsyncIterable<string>): Promise<Blob> => {
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
	 * @throws {RefusedBackup} in the midst of it: what is refused may lie anywhere, and the file may go away.
	 * @param onread told how much of the file is read, from 0 to 1.
	 */
	readonly pieces: (onread: (share: number) => void) => AsyncIterable<Piece>;
}

/**
 * @param file that may be anything.
 * @param signal stops the reading, now or of its pieces, which then throws an `AbortError`.
 * @throws {RefusedBackup} when it is no backup of ours, or cannot be read.
 */
export const openBackup = async (file: Blob, signal?: AbortSignal): Promise<OpenedBackup> => {
	const [first, second] = new Uint8Array(await answered(file.slice(0, 2).arrayBuffer(), signal));
	const isPacked = first === 0x1f && second === 0x8b;
	const begin = isPacked ? '' : await answered(file.slice(0, 300).text(), signal);
	if (isPacked || isPartsLabel(begin.split('\n', 1)[0] ?? '') !== false) {
		return { pieces: (onread) => labelled(linesOf(file, isPacked, { onread, signal })) };
	}
	if (file.size > backupLimit) throw new RefusedBackup({ refused: 'too-big' });
	const backup = readBackup(await answered(file.text(), signal));
	if (isBackupRefusal(backup)) throw new RefusedBackup(backup);
	return { pieces: (onread) => cut(backup, { onread, signal }) };
};

/** Reads the label, then the parts. */
async function* labelled(lines: AsyncGenerator<string>): AsyncGenerator<Piece> {
	const label = await lines.next();
	const isOurs = label.done ? false : isPartsLabel(label.value);
	if (isOurs !== true) throw new RefusedBackup({ refused: isOurs === 'newer' ? 'newer' : 'foreign' });
	yield* readParts(lines);
}

/** The lines of a file, as it is unpacked. */
async function* linesOf(file: Blob, isPacked: boolean, reading: Reading): AsyncGenerator<string> {
	const breathe = shortTasks();
	const decoder = new TextDecoder();
	let rest = '';
	let length = 0;
	for await (const bytes of unpacked(file, isPacked ? 'gzip' : undefined, reading)) {
		length += bytes.length;
		if (length > unpackedLimit) throw new RefusedBackup({ refused: 'too-big' });
		const [end = '', ...begun] = decoder.decode(bytes, { stream: true }).split('\n');
		rest += end;
		for (const line of begun) {
			yield rest;
			rest = line;
			// What was made of the line took its time, too.
			await breathe();
			reading.signal?.throwIfAborted();
		}
		if (rest.length > longestLine) throw new RefusedBackup({ refused: 'too-big' });
	}
	rest += decoder.decode();
	if (rest !== '') yield rest;
}

/** A backup that was read whole, in pieces of whole matches. */
async function* cut(backup: Piece, { onread, signal }: Reading): AsyncGenerator<Piece> {
	const breathe = shortTasks();
	const { players, ruleSets, setups } = backup;
	let piece: Piece = { entries: [], players, ...(ruleSets && { ruleSets }), ...(setups && { setups }) };
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
	// Players and rule sets come with the first piece, though there be no match.
	if (piece.entries.length > 0 || taken === 0) yield piece;
	onread?.(1);
}
