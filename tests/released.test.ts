/** Databases and backups of released versions open in this one, and their matches have the same results. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fold, isUnreadable } from '$lib/match/fold';
import { rowOf, type MatchRow } from '$lib/match/summary';
import { loadGame } from '$lib/games/registry';
import { importFile } from '$lib/send/import-file';
import { remakeRows } from '$lib/rows/projector';
import { backupVersion } from '$lib/store/backup/label';
import { moveOldLogs } from '$lib/store/lines/move';
import { readLines } from '$lib/store/lines/read-line';
import { reconnect } from '$lib/store/db/connection';
import { exportAll } from '$lib/store/backup/export';
import { readStoredRows } from '$lib/store/lists/read-rows';
import { listPlayers } from '$lib/store/players/players';
import { listRuleSets } from '$lib/store/rule-sets/rule-sets';
import { databaseVersion } from '$lib/store/db/schema';
import {
	backupResults,
	databaseResults,
	releasedBackup,
	releasedBackups,
	releasedDatabase,
	restoreDatabase
} from './support/released';

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
});

const said = ({ outcome, players, standing }: Pick<MatchRow, 'outcome' | 'players' | 'standing'>): string => {
	const winners = outcome?.winners.map((seat) => players[seat]?.name).join(' and ');
	const end = outcome ? `${winners === '' ? 'nobody' : winners}, ${outcome.reason.code}` : 'under way';
	return `${end}: ${standing?.scores.join(', ')}`;
};

/** @returns the result of every line in the store, by match, folded now; deleted matches are left out. */
const folded = async (): Promise<Readonly<Record<string, string>>> => {
	const database = await openDB('ochaya');
	const matches = (await database.getAllKeys('matches')).map(String);
	database.close();
	const results: [string, string][] = [];
	const lines = await readLines(matches);
	for (const [match, log] of lines) {
		const start = log.find((entry) => entry.kind === 'start');
		const game = start && (await loadGame(start.game));
		const read = game && fold(game, log);
		if (!read || isUnreadable(read)) throw new Error(`${match} cannot be read`);
		expect(read.refused).toEqual([]);
		const row = rowOf(game, read, log.length);
		if (!row.isDeleted) results.push([match, said(row)]);
	}
	return Object.fromEntries(results);
};

/** Makes all rows anew. @returns what the list then shows of each match. */
const listed = async (): Promise<Readonly<Record<string, string>>> => {
	const { rows, damaged } = await readStoredRows();
	expect(damaged).toEqual([]);
	await remakeRows(
		rows.map(({ id }) => id),
		() => undefined
	);
	const anew = (await readStoredRows()).rows.filter(({ isDeleted }) => !isDeleted);
	return Object.fromEntries(anew.map((row) => [row.id, said(row)]));
};

const stored = async (name: string): Promise<readonly unknown[]> => {
	const database = await openDB('ochaya');
	try {
		return (await database.getAll(name)) as readonly unknown[];
	} finally {
		database.close();
	}
};

describe.each(Object.keys(databaseResults).map(Number))('a database of step %i', (version) => {
	const released = releasedDatabase(version);
	const expected = databaseResults[version];
	beforeEach(() => restoreDatabase(released));

	test('opens, and its matches have the same results', async () => {
		expect(await listed()).toEqual(expected);
		expect(await folded()).toEqual(expected);
		expect((await listPlayers()).players.map(({ name }) => name).sort()).toEqual(['Ana', 'Bo', 'Chié']);
		expect((await listRuleSets('hanabi')).map(({ name }) => name)).toEqual(version > 1 ? ['Au club'] : []);
	});

	test('is upgraded to the current step, and keeps all its values', async () => {
		await readStoredRows();
		const database = await openDB('ochaya');
		expect(database.version).toBe(databaseVersion);
		database.close();
		// Results were derived from the rows.
		const kept = released.stores.filter(({ name }) => name !== 'results');
		for (const { name, values } of kept) expect(await stored(name)).toEqual(values);
	});

	test('is moved to lines, and its matches have the same results', async () => {
		vi.stubGlobal('navigator', {});
		await moveOldLogs(() => Promise.resolve());
		vi.unstubAllGlobals();
		expect(await stored('entries')).toEqual([]);
		expect(await folded()).toEqual(expected);
		expect(await listed()).toEqual(expected);
	});

	test('is exported to a backup that another phone imports', async () => {
		const { file, trouble } = await exportAll();
		expect(trouble).toBeUndefined();
		globalThis.indexedDB = new IDBFactory();
		reconnect();
		expect(await importFile(file)).toMatchObject({ matches: version > 1 ? 9 : 3, differing: 0 });
		expect(await listed()).toEqual(expected);
		expect(await folded()).toEqual(expected);
	});
});

test.each(Object.keys(backupResults).map(Number))(
	'a backup of version %i is imported once, and its matches have the same results',
	async (version) => {
		const file = new Blob([new Uint8Array(releasedBackup(version))]);
		expect(await importFile(file)).toMatchObject({ unread: 0, differing: 0 });
		expect(await folded()).toEqual(backupResults[version]);
		expect(await listed()).toEqual(backupResults[version]);
		const before = await stored('lines');
		expect(await importFile(file)).toMatchObject({ entries: 0, differing: 0 });
		expect(await stored('lines')).toEqual(before);
	}
);

test('a backup adds nothing to a database of the same phone', async () => {
	await restoreDatabase(releasedDatabase(1));
	expect(await importFile(new Blob([new Uint8Array(releasedBackup(1))]))).toMatchObject({
		...{ matches: 0, entries: 0, differing: 0 }
	});
	expect(await folded()).toEqual(databaseResults[1]);
});

test('there is a fixture of each step and of each version of the file', () => {
	const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
	expect(Object.keys(databaseResults).map(Number)).toEqual(upTo(databaseVersion));
	const versions = upTo(backupVersion);
	expect(Object.keys(releasedBackups).map(Number)).toEqual(versions);
	expect(Object.keys(backupResults).map(Number)).toEqual(versions);
});
