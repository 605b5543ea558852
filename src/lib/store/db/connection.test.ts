import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './schema.ts';
import {
	blockOpening,
	dump,
	openBrowser,
	openTab,
	openVersionOne,
	project,
	quotaError,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const count = (database: Database): Promise<number> => database.count('lines');

test('is opened once, when first needed, with stores and indexes', async () => {
	const open = vi.spyOn(indexedDB, 'open');
	const tab = await openTab();
	expect(open).not.toHaveBeenCalled();
	await Promise.all([tab.withDatabase(count), tab.withDatabase(count)]);
	expect(open).toHaveBeenCalledTimes(1);
	const names = await tab.withDatabase(async (database) => [...database.objectStoreNames]);
	expect(names).toEqual(['entries', 'lines', 'matches', 'players', 'ruleSets', 'settings', 'shared']);
});

test('is refused where there is no IndexedDB', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'refused' });
});

test.each(['SecurityError', 'InvalidStateError'])('is refused on %s, and tried anew later', async (name) => {
	const tab = await openTab();
	const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('No', name);
	});
	await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'refused' });
	expect(open).toHaveBeenCalledTimes(1);
	open.mockRestore();
	await expect(tab.withDatabase(count)).resolves.toBe(0);
});

test('is refused where site data is blocked: Chromium opens with an unknown error, and names no localStorage', async () => {
	const tab = await openTab();
	vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('The user denied permission to access the database.', 'UnknownError');
	});
	await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'lost' });
	Object.defineProperty(globalThis, 'localStorage', {
		configurable: true,
		get: () => {
			throw new DOMException('Access is denied for this document.', 'SecurityError');
		}
	});
	try {
		await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'refused' });
	} finally {
		Reflect.deleteProperty(globalThis, 'localStorage');
	}
});

test('a database of the first version keeps all it has and learns of rule sets and results', async () => {
	const old = await openVersionOne();
	const log = [start('m'), tap('m', 1)];
	for (const entry of log) await old.add('entries', entry);
	await old.put('matches', project(log));
	await old.put('players', { id: 'aki', name: 'Aki', created: 1 });
	await old.put('settings', { goal: 3 }, 'setup:pebbles');
	old.close();
	const before = JSON.parse(await dump()) as unknown[];

	const tab = await openTab();
	expect(await tab.listRuleSets('pebbles')).toEqual([]);
	const after = JSON.parse(await dump()) as [string][];
	const added = ['ruleSets', 'lines', 'shared'];
	expect(after.filter(([name]) => !added.includes(name))).toEqual(before);
	for (const name of added) expect(after).toContainEqual([name, [], []]);
	expect((await tab.readRecentRows(1000)).rows).toEqual([project(log)]);
	expect(
		await tab.addRuleSet({ id: 'pebbles', version: 1 }, 'Home', { preset: 'p', options: {} })
	).toHaveProperty('ruleSet');
});

test('a newer database is told and left alone', async () => {
	const newer = await openDB('ochaya', 99, {
		upgrade: (database) => void database.createObjectStore('more')
	});
	newer.close();
	const before = await dump();
	const tab = await openTab();
	await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'newer' });
	expect(await dump()).toBe(before);
});

test('gives way to a tab that upgrades, and says newer afterwards', async () => {
	const tab = await openTab();
	await tab.withDatabase(count);
	const blocked = vi.fn();
	const newer = await openDB('ochaya', 99, { blocked });
	expect(blocked).not.toHaveBeenCalled();
	await expect(tab.withDatabase(count)).rejects.toMatchObject({ code: 'newer' });
	newer.close();
});

test('tells that an older tab is in the way, and goes on when it is gone', async () => {
	const old = await openVersionOne();
	const tab = await openTab();
	const told: boolean[] = [];
	tab.onBlocked((blocked) => told.push(blocked));
	const open = vi.spyOn(indexedDB, 'open');
	const counting = tab.withDatabase(count);
	await blockOpening(open);
	expect([tab.isBlocked(), told]).toEqual([true, [true]]);
	old.close();
	await expect(counting).resolves.toBe(0);
	expect([tab.isBlocked(), told]).toEqual([false, [true, false]]);
});

test('a connection that the browser ends is opened again', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const connections: Database[] = [];
	const remember = (database: Database): Promise<number> => {
		connections.push(database);
		return database.count('lines');
	};
	await tab.withDatabase(remember);
	const [first] = connections;
	if (first) forceCloseDatabase(unwrap(first) as unknown as Parameters<typeof forceCloseDatabase>[0]);
	await new Promise(setImmediate);
	await expect(tab.withDatabase(remember)).resolves.toBe(1);
	expect(connections).toHaveLength(2);
	expect(connections[1]).not.toBe(first);
});

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
	'a work is done once more on a fresh connection after %s',
	async (name) => {
		const tab = await openTab();
		const connections: Database[] = [];
		const work = async (database: Database): Promise<string> => {
			connections.push(database);
			if (connections.length === 1) throw new DOMException('Gone', name);
			return 'done';
		};
		await expect(tab.withDatabase(work)).resolves.toBe('done');
		expect(connections[1]).not.toBe(connections[0]);
	}
);

test('what fails twice is lost; no third time', async () => {
	const tab = await openTab();
	const work = vi.fn(() => Promise.reject(new DOMException('Gone', 'UnknownError')));
	await expect(tab.withDatabase(work)).rejects.toMatchObject({ name: 'Trouble', code: 'lost' });
	expect(work).toHaveBeenCalledTimes(2);
});

test('works that lose the same connection share the fresh one', async () => {
	const open = vi.spyOn(indexedDB, 'open');
	const tab = await openTab();
	await tab.withDatabase(async (database) => database.close());
	await Promise.all([1, 2, 3].map(() => tab.withDatabase(count)));
	expect(open).toHaveBeenCalledTimes(2);
});

test.each([
	[quotaError(), 'quota'],
	[new DOMException('Bad', 'DataError'), 'lost'],
	[new TypeError('Bad'), 'lost']
])('%s at work is told at once as %s', async (error, code) => {
	const tab = await openTab();
	const work = vi.fn(() => Promise.reject(error));
	await expect(tab.withDatabase(work)).rejects.toMatchObject({ code, cause: error });
	expect(work).toHaveBeenCalledTimes(1);
});
