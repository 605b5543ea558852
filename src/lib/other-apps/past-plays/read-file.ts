/** Reads a file with past matches: a table as CSV, or an export of BG Stats. It may be anything. */
import type { Game } from '$lib/games/game';
import { parsed } from '$lib/store/backup/file-format';
import { backupFormat, RefusedBackup } from '$lib/store/backup/label';
import { readBytes } from '$lib/store/backup/read-file';
import { orderIn } from './dates';
import type { Answers, Reading } from './past-match';
import type { ProblemCode } from './problem-words';
import { playsIn } from './read-bg-stats';
import { readRows } from './read-rows';
import { tableOf } from './spreadsheet';

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

/** @returns a reading of which nothing can be taken. */
const refused = (code: ProblemCode): Reading => ({ matches: [], problems: [{ code }], others: 0 });

/** @param text without a byte order mark. @param now in milliseconds since 1970. Never throws. */
export const readText = (
	text: string,
	games: readonly Game[],
	now: number,
	answers: Answers = {}
): Reading => {
	if (text.includes('\0')) return refused('not-a-table');
	if (text.trim() === '') return refused('empty');
	if (/^\s*[{[]/.test(text)) {
		if (text.slice(0, 200).includes(backupFormat)) return refused('backup');
		const plays = playsIn(parsed(text), games);
		if (!plays) return refused('not-a-table');
		const { matches, problems } = readRows(plays.rows, { games, now });
		return { matches, problems: [...plays.problems, ...problems], others: plays.others };
	}
	const { rows, headings, problems: unread } = tableOf(text, answers.columns);
	const { order = answers.order, unsure } = orderIn(rows.map((row) => row.at('began')));
	const { matches, problems } = readRows(rows, { games, now, order });
	return {
		...{ matches, problems: [...unread, ...problems], others: 0, headings },
		...(order === undefined && unsure !== undefined && { unsure })
	};
};

/** In bytes: more than fifty thousand matches with long notes. */
const maxFileSize = 30_000_000;

/** @returns what the file tells; a file that cannot be read is told as a problem. Never rejects. */
export const readFile = async (
	file: Blob,
	games: readonly Game[],
	now: number,
	answers?: Answers
): Promise<Reading> => {
	try {
		return readText(decoded(await readBytes(file, maxFileSize)), games, now, answers);
	} catch (error) {
		const why = error instanceof RefusedBackup ? error.refusal.refused : undefined;
		return refused(why === 'too-big' || why === 'gone' ? why : 'not-a-table');
	}
};
