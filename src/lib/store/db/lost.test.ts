/**
 * The database is lost or does not answer while a page shows a match. Nothing that is not stored counts as
 * saved.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDBFactory } from 'fake-indexeddb';
import {
	openBrowser,
	openTab,
	project,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);
afterEach(() => vi.useRealTimers());

const begun = [start('m'), tap('m', 1), tap('m', 2)];
const open = async () => {
	const tab = await openTab();
	await storeMatch(tab, begun);
	return { tab, live: showMatch(tab, 'm', begun) };
};

/** The state after site data was cleared: the connection is closed and the database is gone. */
const loseDatabase = (tab: Awaited<ReturnType<typeof openTab>>): void => {
	globalThis.indexedDB = new IDBFactory();
	tab.reconnect();
};

test('a tap on a lost database stores the whole line, its row and its players', async () => {
	const { tab, live } = await open();
	loseDatabase(tab);
	live.add(tap('m', 3));
	await vi.waitFor(() => expect(live.writer.state).toBe('saved'));
	expect((await tab.readStoredLine('m')).entries).toEqual([...begun, tap('m', 3)]);
	expect(await tab.readRow('m')).toEqual(project(live.log()));
	expect((await tab.listPlayers()).players.map(({ id }) => id)).toEqual(['aki', 'ben']);
});

test('a line that lost a part in its middle is whole again once it is looked at', async () => {
	const { tab, live } = await open();
	await tab.write(['lines'], (transaction) => transaction.objectStore('lines').delete(['m', 1]));
	live.add(tap('m', 3));
	await live.writer.verify();
	expect(live.writer.state).toBe('saved');
	expect((await tab.readStoredLine('m')).entries).toEqual([...begun, tap('m', 3)]);
});

test('without room for the lost log nothing is called saved; with room all of it is', async () => {
	const { tab, live } = await open();
	loseDatabase(tab);
	const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	live.add(tap('m', 3));
	await vi.waitFor(() => expect(live.writer.state).toBe('quota'));
	add.mockRestore();
	await live.writer.flush();
	expect(live.writer.state).toBe('saved');
	expect((await tab.readStoredLine('m')).entries).toEqual([...begun, tap('m', 3)]);
});

test('a database deleted while nothing is tapped: the match that is shown is stored again', async () => {
	const { tab, live } = await open();
	await new Promise((done) => (indexedDB.deleteDatabase('ochaya').onsuccess = done));
	await vi.waitFor(() => expect(live.writer.state).toBe('saved'));
	expect((await tab.readStoredLine('m')).entries).toEqual(begun);
	expect(await tab.readRow('m')).toEqual(project(begun));
});

test('two tabs that show a match and lose it store it once, and both their taps', async () => {
	const { tab, live } = await open();
	const other = await openTab();
	const there = showMatch(other, 'm', begun);
	loseDatabase(tab);
	loseDatabase(other);
	live.add(tap('m', 3, 'here', 'here'));
	there.add(tap('m', 3, 'there', 'there'));
	await vi.waitFor(() => expect([live.writer.state, there.writer.state]).toEqual(['saved', 'saved']));
	const { entries } = await tab.readStoredLine('m');
	expect(entries.slice(0, 3)).toEqual(begun);
	const said = entries.slice(3).flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
	expect(said.toSorted()).toEqual(['here', 'there']);
});

test('a transaction that is aborted without an end of its requests is a failure, not a wait', async () => {
	const tab = await openTab();
	const never = new Promise<never>(() => undefined);
	const writing = tab.write(['lines'], (transaction) => {
		transaction.abort();
		return never;
	});
	await expect(writing).rejects.toMatchObject({ code: 'lost' });
});

test('a transaction that completes without an end of its requests is a failure too', async () => {
	const tab = await openTab();
	const never = new Promise<never>(() => undefined);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const told = { isOver: false };
	const writing = tab.write(['lines'], () => never).finally(() => (told.isOver = true));
	const failing = expect(writing).rejects.toMatchObject({ code: 'lost' });
	while (!told.isOver) await vi.advanceTimersByTimeAsync(100);
	await failing;
});

test('what takes long is told after some seconds, goes on, and can be begun anew', async () => {
	const { tab, live } = await open();
	const states: string[] = [];
	live.writer.watch((state) => states.push(state));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
	tab.reconnect();
	live.add(tap('m', 3));
	expect(live.writer.state).toBe('saving');
	await vi.advanceTimersByTimeAsync(tab.slowAfter);
	expect([live.writer.state, tab.isLate()]).toEqual(['slow', true]);
	opening.mockRestore();
	vi.useRealTimers();
	await live.writer.flush();
	expect(live.writer.state).toBe('saved');
	expect((await tab.readStoredLine('m')).entries).toEqual([...begun, tap('m', 3)]);
	expect(states).toContain('slow');
});
