/** Gathers the matches to share: one match, those of its evening, or all. */
import type { Entry } from '$lib/match/entry';
import { eveningOf } from '$lib/records/evening';
import type { Backup } from '$lib/store/backup/file-format';
import { readLine } from '$lib/store/lines/read-line';
import { exportAll } from '$lib/store/backup/export';
import { backupOfEntries } from '$lib/store/backup/export-match';
import { countMatches, listMatches, readRow, type Cursor } from '$lib/store/lists/list-matches';

export type Selection = 'match' | 'evening' | 'all';

export interface GatheredMatches {
	/** The number of matches. */
	readonly count: number;
	/**
	 * The logs of the matches for a link or codes, without this phone's settings; undefined for too many
	 * matches.
	 */
	readonly backup: Backup | undefined;
	/** Makes a file of the matches, with its extension; for all matches it is a whole backup file. */
	readonly file: () => Promise<{ readonly content: Blob; readonly ending: string }>;
}

const pageSize = 100;
/** More matches than this are not put into a link or codes, since they would not fit. */
const mostInLink = 300;

/** @returns the ids of the matches that began on the same evening as a match. */
export const matchesOfEvening = async (match: string): Promise<readonly string[]> => {
	const row = await readRow(match);
	if (!row) return [match];
	const evening = eveningOf(row.started);
	const found: string[] = [];
	let before: Cursor | undefined;
	do {
		const page = await listMatches({ limit: pageSize, ...(before && { before }) });
		for (const { id, started } of page.rows) if (eveningOf(started) === evening) found.push(id);
		// Rows are sorted by last change, and a match changed before the evening also began before it.
		const isPast = page.rows.some(({ changed }) => eveningOf(changed) < evening);
		before = isPast ? undefined : page.next;
	} while (before);
	return found;
};

const allMatches = async (): Promise<readonly string[]> => {
	const { rows } = await listMatches({ limit: mostInLink });
	return rows.map(({ id }) => id);
};

const backupOf = async (matches: readonly string[]): Promise<Backup> => {
	const logs: Entry[] = [];
	for (const match of matches) logs.push(...(await readLine(match)).entries);
	return backupOfEntries(logs);
};

const asFile =
	(backup: Backup): GatheredMatches['file'] =>
	() =>
		Promise.resolve({ content: new Blob([JSON.stringify(backup)], { type: 'text/plain' }), ending: 'txt' });

/**
 * @param match the id of the match; without one, all are gathered.
 * @throws {Trouble} when the store cannot be read.
 */
export const gatherMatches = async (
	selection: Selection,
	match: string | undefined
): Promise<GatheredMatches> => {
	if (selection !== 'all' && match !== undefined) {
		const matches = selection === 'match' ? [match] : await matchesOfEvening(match);
		const backup = await backupOf(matches);
		return { count: matches.length, backup, file: asFile(backup) };
	}
	const count = await countMatches();
	return {
		count,
		backup: count > mostInLink ? undefined : await backupOf(await allMatches()),
		file: async () => ({ content: (await exportAll()).file, ending: 'jsonl.gz' })
	};
};
