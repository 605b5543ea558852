/** Reads and writes backup files as streams, gzipped, with limits for what is read. */
import { shortTasks } from '../db/short-tasks.ts';
import { backupLimit, isOurs, parsed, readWhole, type BackupPiece } from './file-format.ts';
import { RefusedBackup } from './label.ts';
import { piecesOfLines, piecesOfWhole } from './parts.ts';
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
	const label = parsed(begin.split('\n', 1)[0] ?? '');
	// A file of one object can be as short as a line.
	if (isPacked || (isOurs(label) && !('entries' in label)))
		return { pieces: (onread) => piecesOfLines(linesOf(file, isPacked, { onread, signal })) };
	if (file.size > backupLimit) throw new RefusedBackup({ refused: 'too-big' });
	const { version, part } = readWhole(await readUnlessStopped(file.text(), signal));
	return { pieces: (onread) => piecesOfWhole(part, version, { onread, signal }) };
};

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
