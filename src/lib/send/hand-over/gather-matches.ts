/** Gathers the matches to share: one match, those of its evening, or all. */
import type { Entry } from '$lib/match/entry';
import { matches } from '$lib/matches/matches.svelte';
import { eveningOf } from '$lib/matches/evening';
import type { Backup } from '$lib/store/backup/file-format';
import { backupOfEntries } from '$lib/store/backup/label';
import { Trouble } from '$lib/store/db/trouble';
import { readLine } from '$lib/store/lines/read-line';
import { exportAll } from '$lib/store/backup/export';

export type Selection = 'match' | 'evening' | 'all';

export interface GatheredMatches {
	/** The number of matches. */
	readonly count: number;
	/**
	 * The logs of the matches for a link or codes, without this phone's settings; undefined for too many
	 * matches.
	 */
	readonly backup: Backup | undefined;
	/**
	 * Makes a file of the matches, with its extension; for all matches it is a whole backup file. Rejects with a `Trouble`
	 * where the store could not be read to its end.
	 */
	readonly file: () => Promise<{ readonly content: Blob; readonly ending: string }>;
}

/** More matches than this are not put into a link or codes, since they would not fit. */
const mostInLink = 300;

/** @returns the ids of the matches that began on the same evening as a match. */
export const matchesOfEvening = async (match: string): Promise<readonly string[]> => {
	const rows = await matches.ready();
	const row = rows.find(({ id }) => id === match);
	if (!row) return [match];
	const evening = eveningOf(row.started);
	return rows.filter(({ started }) => eveningOf(started) === evening).map(({ id }) => id);
};

const backupOf = async (ids: readonly string[]): Promise<Backup> => {
	const logs: Entry[] = [];
	for (const match of ids) logs.push(...(await readLine(match)).entries);
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
		const ids = selection === 'match' ? [match] : await matchesOfEvening(match);
		const backup = await backupOf(ids);
		return { count: ids.length, backup, file: asFile(backup) };
	}
	const rows = await matches.ready();
	return {
		count: rows.length,
		backup: rows.length > mostInLink ? undefined : await backupOf(rows.map(({ id }) => id)),
		file: async () => {
			const { file, trouble } = await exportAll();
			if (trouble) throw new Trouble(trouble);
			return { content: file, ending: 'jsonl.gz' };
		}
	};
};
