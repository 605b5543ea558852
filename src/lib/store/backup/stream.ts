/**
 * Reads and writes backup files as streams, gzipped, with limits for what is read, in pieces of whole matches. Entries are
 * grouped by match, in the order of their line; a match may continue in the next part.
 */
import { shortTasks } from '../db/short-tasks.ts';
import {
	backupLimit,
	isOurs,
	parsed,
	readWhole,
	byMatch,
	linesIn,
	readPart,
	versionIn,
	type BackupPiece,
	type AnyPart
} from './file-format.ts';
import { RefusedBackup } from './label.ts';
import type { Entry } from '../../match/entry.ts';
import type { OldEntry } from '../../match/old-log.ts';

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
async function* piecesOfLines(lines: AsyncGenerator<string>): AsyncGenerator<BackupPiece> {
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
const piecesOfWhole = (part: AnyPart, version: number, reading: Reading): AsyncGenerator<BackupPiece> =>
	wholeMatches(cut(part, reading), version);

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

/**
 * How many packed bytes are passed on at a time. They unpack to at most a thousand times as much, which takes
 * a few milliseconds; more would block the page.
 */
const packedStep = 4_096;
const plainStep = 65_536;
/**
 * A log repeats the same few words: 400,000 entries compress to a thirtieth at most, in long matches and in
 * short ones. Decompression bombs compress to a thousandth.
 */
const maxRatio = 200;
/** In bytes. Below this size, the compression ratio is not checked. */
const ratioCheckedFrom = 1_000_000;

/** How reading is observed and stopped. */
export interface Reading {
	/** Called with the share of the file that is read, from 0 to 1. */
	readonly onread?: (share: number) => void;
	/** Stops reading, which then throws the reason of the signal. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * Waits for the bytes of a file, unless reading is stopped before. Files in a cloud may never answer.
 *
 * @throws {RefusedBackup} `gone` when the file can no longer be read, because it was changed, moved or
 * removed.
 * @throws {DOMException} `AbortError` when the signal stops it.
 */
export const readUnlessStopped = <Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> =>
	Promise.race([
		answer.catch(() => {
			throw new RefusedBackup({ refused: 'gone' });
		}),
		new Promise<never>((_, stopped) => {
			const stop = (): void => stopped(new DOMException('Stopped', 'AbortError'));
			if (signal?.aborted) stop();
			else signal?.addEventListener('abort', stop, { once: true });
		})
	]);

/**
 * Yields the unpacked bytes of a file.
 *
 * @param format how the file is compressed; undefined if it is not.
 * @throws {RefusedBackup} `gone` when the file can no longer be read, `not-json` when it is not compressed in
 * this format, `too-big` when it is compressed more than any log can be. Throws the reason of the signal when
 * it is stopped.
 */
export async function* unpack(
	file: Blob,
	format: CompressionFormat | undefined,
	{ onread, signal }: Reading = {}
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const breathe = shortTasks();
	const step = format ? packedStep : plainStep;
	const chunks = file.stream().getReader();
	let rest = new Uint8Array(new ArrayBuffer(0));
	let read = 0;
	let gone: RefusedBackup | undefined;
	let isStopped = false;
	const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull: async (controller) => {
				if (rest.length === 0) {
					const { done, value } = await chunks.read().catch(() => {
						throw (gone = new RefusedBackup({ refused: 'gone' }));
					});
					if (done || isStopped) {
						controller.close();
						return;
					}
					rest = value;
				}
				const some = rest.subarray(0, step);
				rest = rest.subarray(step);
				onread?.((read += some.length) / file.size);
				controller.enqueue(some);
			},
			cancel: (reason) => chunks.cancel(reason)
		},
		{ highWaterMark: 0 }
	);
	const reader = (format ? source.pipeThrough(new DecompressionStream(format)) : source).getReader();
	// Ending the source also ends the decompression. Cancelling that while it works could still yield data.
	const stop = (): void => {
		isStopped = true;
		chunks.cancel().catch(() => undefined);
	};
	signal?.addEventListener('abort', stop);
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read().catch(() => {
				signal?.throwIfAborted();
				throw gone ?? new RefusedBackup({ refused: 'not-json' });
			});
			signal?.throwIfAborted();
			if (done) return;
			length += value.length;
			if (length > ratioCheckedFrom && length > maxRatio * read)
				throw new RefusedBackup({ refused: 'too-big' });
			yield value;
			await breathe();
		}
	} finally {
		signal?.removeEventListener('abort', stop);
		stop();
	}
}
