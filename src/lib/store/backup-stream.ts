/** Backup files as streams: packed while they are written, unpacked within limits while they are read. */
import { backupLimit, isBackupRefusal, readBackup, type Piece } from './backup-file.ts';
import { isPartsLabel, readParts, RefusedBackup } from './backup-parts.ts';
import { byMatch } from './merge.ts';

/** No part comes near it; a longer line is held in memory by nobody. In characters. */
const longestLine = 16_000_000;
/** What a file may unpack to: ten million taps and more. In characters. */
const unpackedLimit = 2_000_000_000;
/** Entries of a piece of a file that was read whole. */
const pieceSize = 4000;

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
	/** @throws {RefusedBackup} in the midst of it. @param onread told how much of the file is read, from 0 to 1. */
	readonly pieces: (onread: (share: number) => void) => AsyncIterable<Piece>;
}

/**
 * @param file that may be anything.
 * @throws {RefusedBackup} when it is no backup of ours.
 */
export const openBackup = async (file: Blob): Promise<OpenedBackup> => {
	const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
	const isPacked = first === 0x1f && second === 0x8b;
	const begin = isPacked ? '' : await file.slice(0, 300).text();
	if (isPacked || isPartsLabel(begin.split('\n', 1)[0] ?? '') !== false) {
		return { pieces: (onread) => labelled(linesOf(file, isPacked, onread)) };
	}
	if (file.size > backupLimit) throw new RefusedBackup({ refused: 'too-big' });
	const backup = readBackup(await file.text());
	if (isBackupRefusal(backup)) throw new RefusedBackup(backup);
	return { pieces: (onread) => cut(backup, onread) };
};

/** Reads the label, then the parts. */
async function* labelled(lines: AsyncGenerator<string>): AsyncGenerator<Piece> {
	const label = await lines.next();
	const isOurs = label.done ? false : isPartsLabel(label.value);
	if (isOurs !== true) throw new RefusedBackup({ refused: isOurs === 'newer' ? 'newer' : 'foreign' });
	yield* readParts(lines);
}

/** The lines of a file, as it is unpacked. */
async function* linesOf(
	file: Blob,
	isPacked: boolean,
	onread: (share: number) => void
): AsyncGenerator<string> {
	let read = 0;
	const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform: (chunk, controller) => {
			onread((read += chunk.length) / file.size);
			controller.enqueue(chunk);
		}
	});
	const bytes = file.stream().pipeThrough(counted);
	const text = (isPacked ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes)
		.pipeThrough(new TextDecoderStream())
		.getReader();
	let rest = '';
	let unpacked = 0;
	try {
		for (;;) {
			const { done, value = '' } = await text.read().catch(() => {
				throw new RefusedBackup({ refused: 'not-json' });
			});
			unpacked += value.length;
			if (unpacked > unpackedLimit) throw new RefusedBackup({ refused: 'too-big' });
			const [end = '', ...begun] = value.split('\n');
			rest += end;
			for (const line of begun) {
				yield rest;
				rest = line;
			}
			if (rest.length > longestLine) throw new RefusedBackup({ refused: 'too-big' });
			if (done) break;
		}
		if (rest !== '') yield rest;
	} finally {
		void text.cancel().catch(() => undefined);
	}
}

/** A backup that was read whole, in pieces of whole matches. */
async function* cut(backup: Piece, onread: (share: number) => void): AsyncGenerator<Piece> {
	const { players, ruleSets, setups } = backup;
	let piece: Piece = { entries: [], players, ...(ruleSets && { ruleSets }), ...(setups && { setups }) };
	let taken = 0;
	for (const entries of byMatch(backup.entries).values()) {
		piece = { ...piece, entries: piece.entries.concat(entries) };
		taken += entries.length;
		if (piece.entries.length < pieceSize) continue;
		yield piece;
		onread(taken / backup.entries.length);
		piece = { entries: [], players: [] };
		// What waits to be shown or tapped comes between.
		await new Promise((next) => setTimeout(next));
	}
	yield piece;
	onread(1);
}
