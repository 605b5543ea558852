/** For tests of records over a real store: the app's modules over a database, which is emptied. */
import 'fake-indexeddb/auto';
import type { Entry } from '$lib/match/entry';
import type { Projector } from '$lib/store/backup/import';
import type { MatchRow } from '$lib/store/lists/row';

const load = async () => {
	const { projectorFor } = await import('$lib/rows/projector');
	const { metas } = await import('$lib/games/registry');
	return {
		...(await import('$lib/matches/matches.svelte')),
		...(await import('$lib/store/lines/writer')),
		...(await import('$lib/store/players/merge-player')),
		...(await import('$lib/store/db/tabs')),
		...(await import('$lib/store/db/connection')),
		projector: await projectorFor(metas.map(({ id }) => id))
	};
};
export type RecordsApp = Awaited<ReturnType<typeof load>>;

/** Loads the modules over an empty database. Reset the modules when the tests of a file are done. */
export const openRecords = async (): Promise<RecordsApp> => {
	const app = await load();
	await emptyStore(app);
	return app;
};

/** Empties the database, so that the modules need not be loaded anew for the next test. */
export const emptyStore = async ({ write, announceToAll }: RecordsApp): Promise<void> => {
	const names = ['lines', 'matches', 'players', 'settings'] as const;
	await write(names, async (transaction) => {
		for (const name of names) await transaction.objectStore(name).clear();
	});
	// Has all rows read anew.
	announceToAll({ kind: 'import' });
};

/** What is needed to store a line. */
export type LogStore = Pick<RecordsApp, 'appendEntries'> & { readonly projector: Projector };

/**
 * Stores entries that follow others of the same match, with the row that they make.
 *
 * @param known the match's entries so far. @returns all its entries, and its row.
 */
export const storeEntries = async (
	{ appendEntries, projector }: LogStore,
	known: readonly Entry[],
	added: readonly Entry[]
): Promise<{ readonly log: readonly Entry[]; readonly row: MatchRow }> => {
	const log = [...known, ...added];
	const row = projector.project(log);
	await appendEntries(added, row, known);
	return { log, row };
};
