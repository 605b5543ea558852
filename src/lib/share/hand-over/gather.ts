/** Gathering what is shared: a match, the evening it was played on, or all there is. */
import type { Entry } from '$lib/match/entry';
import { eveningOf } from '$lib/records/evening';
import type { Backup } from '$lib/store/backup/file-format';
import { readEntries } from '$lib/store/log/read-log';
import { exportAll } from '$lib/store/backup/export';
import { exportMatch } from '$lib/store/backup/export-match';
import { countMatches, listMatches, readRow, type Cursor } from '$lib/store/lists/list-matches';

export const contents = ['match', 'evening', 'all'] as const;
export type Content = (typeof contents)[number];

/** Content is handed over. */
export interface Gathered {
	/** Of matches. */
	readonly count: number;
	/** Their logs alone, to be put into a link or codes: how this phone was last set up is nobody else's. */
	readonly backup: Backup | undefined;
	/** The same as a file, with its ending; of everything it is the backup file. */
	readonly file: () => Promise<{ readonly content: Blob; readonly ending: string }>;
}

const pageSize = 100;
/** Beyond these nothing is put into a link or codes: it would not fit. */
const mostInLink = 300;

/** @returns the ids of the matches that were begun on the evening of a match. */
export const matchesOfEvening = async (match: string): Promise<readonly string[]> => {
	const row = await readRow(match);
	if (!row) return [match];
	const evening = eveningOf(row.started);
	const found: string[] = [];
	let before: Cursor | undefined;
	do {
		const page = await listMatches({ limit: pageSize, ...(before && { before }) });
		for (const { id, started } of page.rows) if (eveningOf(started) === evening) found.push(id);
		// A match last changed before the evening began was begun before it, too.
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
	for (const match of matches) logs.push(...(await readEntries(match)).entries);
	return exportMatch(logs);
};

const asFile =
	(backup: Backup): Gathered['file'] =>
	() =>
		Promise.resolve({ content: new Blob([JSON.stringify(backup)], { type: 'text/plain' }), ending: 'txt' });

/** @throws {Trouble} when it cannot be read. */
export const gather = async (what: Content, match: string | undefined): Promise<Gathered> => {
	if (what !== 'all' && match !== undefined) {
		const matches = what === 'match' ? [match] : await matchesOfEvening(match);
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
