/** Reads a file with past matches: a table as CSV, or an export of BG Stats. It may be anything. */
import { backupFormat, RefusedBackup } from '$lib/store/backup/label';
import { readUnlessStopped, unpack } from '$lib/store/backup/stream';
import { isBgStats, readBgStats } from './read-bg-stats';
import { refusedReading, type Answers, type KnownGame, type Reading } from './past-match';
import { readCsv } from './read-csv';

/** @returns the text of a file; its mark or its bytes tell in which alphabet it is. */
const decoded = (bytes: ArrayBuffer): string => {
	const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		// Spreadsheets save tables in the alphabet of the country, and on a Mac in its own, with its old line ends.
		const text = new TextDecoder('windows-1252').decode(bytes);
		const isOfMac = text.includes('\r') && !text.includes('\n');
		return isOfMac ? new TextDecoder('macintosh').decode(bytes) : text;
	}
};

const parsedJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** @param text without a byte order mark. @param now in milliseconds since 1970. Never throws. */
export const readText = (
	text: string,
	games: readonly KnownGame[],
	now: number,
	answers?: Answers
): Reading => {
	if (text.includes('\0')) return refusedReading('not-a-table');
	if (text.trim() === '') return refusedReading('empty');
	if (!/^\s*[{[]/.test(text)) return readCsv(text, games, now, answers);
	if (text.slice(0, 200).includes(backupFormat)) return refusedReading('backup');
	const data = parsedJson(text);
	return isBgStats(data) ? readBgStats(data, games, now) : refusedReading('not-a-table');
};

/** In bytes: more than fifty thousand matches with long notes. */
const maxFileSize = 30_000_000;

/** @returns the bytes of a file, unpacked if it is compressed, as phones and mailboxes keep some. */
const bytesOf = async (file: Blob): Promise<ArrayBuffer> => {
	const tooBig = new RefusedBackup({ refused: 'too-big' });
	if (file.size > maxFileSize) throw tooBig;
	const bytes = await readUnlessStopped(file.arrayBuffer());
	const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
	if (first !== 0x1f || second !== 0x8b) return bytes;
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const piece of unpack(new Blob([bytes]), 'gzip')) {
		pieces.push(piece);
		size += piece.length;
		if (size > maxFileSize) throw tooBig;
	}
	return new Blob(pieces).arrayBuffer();
};

/** @returns what the file tells; a file that cannot be read is told as a problem. Never rejects. */
export const readFile = async (
	file: Blob,
	games: readonly KnownGame[],
	now: number,
	answers?: Answers
): Promise<Reading> => {
	try {
		return readText(decoded(await bytesOf(file)), games, now, answers);
	} catch (error) {
		const refused = error instanceof RefusedBackup ? error.refusal.refused : undefined;
		return refusedReading(refused === 'too-big' || refused === 'gone' ? refused : 'not-a-table');
	}
};
