import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import {
	dump,
	failWrites,
	firstResult,
	openBrowser,
	openTab,
	project,
	quotaError,
	showMatch,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const append = (tab: Tab, known: readonly Entry[], ...entries: readonly Entry[]): Promise<boolean> =>
	tab.appendEntries(entries, project([...known, ...entries]), known);

const seats = (match: string, seq: number, names: readonly string[]): Entry => ({
	...{ match, seq, device: 'phone', number: seq, at: 1000 + seq },
	kind: 'seats',
	players: names.map((name) => ({ id: name.toLowerCase(), name }))
});
test('stores entries, row and players in one transaction of strict durability', async () => {
	const tab = await openTab();
	await tab.readStoredLine('m');
	const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
	const log = [start('m'), tap('m', 1)];
	await expect(append(tab, [], ...log)).resolves.toBe(true);
	expect(transaction.mock.calls).toEqual([
		[['lines', 'matches', 'players'], 'readwrite', { durability: 'strict' }]
	]);
	expect(await tab.readStoredLine('m')).toEqual({ entries: log, damaged: 0, last: 1, beside: [] });
	expect(await tab.readRow('m')).toEqual(project(log));
	expect((await tab.listPlayers()).players).toEqual([
		{ id: 'aki', name: 'Aki', created: 1000, used: 1000 },
		{ id: 'ben', name: 'Ben', created: 1000, used: 1000 }
	]);
});

test('those who are seated later are in the list too', async () => {
	const tab = await openTab();
	await tab.addPlayer(
		'Akiko',
		() => 10,
		() => 'aki'
	);
	const log = [start('m'), seats('m', 1, ['Aki', 'Cleo']), seats('m', 2, ['Aki', 'Dan'])];
	await expect(append(tab, [], ...log)).resolves.toBe(true);
	expect((await tab.listPlayers()).players).toEqual([
		{ id: 'ben', name: 'Ben', created: 1000, used: 1000 },
		{ id: 'aki', name: 'Akiko', created: 10, used: 1000 },
		// Correcting who sat there is no match that they began.
		{ id: 'dan', name: 'Dan', created: 1002 },
		{ id: 'cleo', name: 'Cleo', created: 1001 }
	]);
});

test('is stored only once the transaction has completed', async () => {
	const tab = await openTab();
	await tab.readStoredLine('m');
	const order: string[] = [];
	const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
	const storing = append(tab, [], start('m')).then(() => order.push('stored'));
	const transaction = await firstResult(opened);
	transaction.addEventListener('complete', () => order.push('complete'));
	await storing;
	expect(order).toEqual(['complete', 'stored']);
});

test('a seated player is marked as used and keeps the name of the list', async () => {
	const tab = await openTab();
	await tab.addPlayer(
		'Akiko',
		() => 10,
		() => 'aki'
	);
	await append(tab, [], start('m', 5000));
	await append(tab, [], start('older', 400));
	const { players } = await tab.listPlayers();
	expect(players.find(({ id }) => id === 'aki')).toEqual({
		id: 'aki',
		name: 'Akiko',
		created: 10,
		used: 5000
	});
});

test('nothing is stored where another tab has taken the place', async () => {
	const here = await openTab();
	const there = await openTab();
	const line = [start('m'), tap('m', 1)];
	await storeMatch(here, line);
	expect(await append(there, line, tap('m', 2, 'theirs'))).toBe(true);
	const before = await dump();
	expect(await append(here, line, tap('m', 2, 'ours'), tap('m', 3))).toBe(false);
	// Nor is a row that does not know of it.
	expect(await append(here, line)).toBe(false);
	const { entries } = await here.readStoredLine('m');
	expect(entries).toEqual([...line, tap('m', 2, 'theirs')]);
	await here.appendEntries([], project(entries), entries);
	expect(await dump()).toBe(before);
});

test('nothing counts as stored behind another line than believed, and nothing of it stays', async () => {
	const tab = await openTab();
	const line = [start('m'), tap('m', 1), tap('m', 2)];
	await storeMatch(tab, [start('m'), tap('m', 1, 'theirs')]);
	expect(await append(tab, line, tap('m', 3))).toBe(false);
	expect((await tab.readStoredLine('m')).entries).toEqual([start('m'), tap('m', 1, 'theirs')]);
});

test('if many tabs write at once, each entry is stored, or its tab learns that it is not', async () => {
	const tabs = await Promise.all([openTab(), openTab(), openTab()]);
	const [first] = tabs;
	await storeMatch(first, [start('m')]);
	const results = await Promise.all(tabs.map((tab, index) => append(tab, [start('m')], tap('m', 1, index))));
	expect(results.filter(Boolean)).toHaveLength(1);
	expect((await first.readStoredLine('m')).entries).toHaveLength(2);
});

test('a write without room changes nothing', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const before = await dump();
	const more = [tap('m', 1), tap('m', 2)];
	const mend = failWrites(quotaError);
	await expect(append(tab, [start('m')], ...more)).rejects.toMatchObject({
		code: 'quota'
	});
	mend();
	expect(await dump()).toBe(before);
});

test('a transaction that fails at its row takes its entries back', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const before = await dump();
	const row = {
		...project([start('m'), tap('m', 1)]),
		headline: { code: 'x', params: { f: (() => 1) as never } }
	};
	await expect(tab.appendEntries([tap('m', 1)], row, [start('m')])).rejects.toMatchObject({
		code: 'lost'
	});
	expect(await dump()).toBe(before);
});

test('a transaction the browser aborts for lack of room is told as such', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const before = await dump();
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
		// What happens when a commit finds the disk full: no request fails, but the transaction does.
		(this.transaction as unknown as { _abort: (name: string) => void })._abort('QuotaExceededError');
		return this.getKey(0) as IDBRequest<IDBValidKey>;
	});
	await expect(append(tab, [start('m')], tap('m', 1))).rejects.toMatchObject({ code: 'quota' });
	put.mockRestore();
	expect(await dump()).toBe(before);
});

test('damaged values are reported and block nothing', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	await tab.write(['lines'], (transaction) =>
		transaction.objectStore('lines').add({ match: 'm', seq: 1, kind: 'rubbish' })
	);
	expect(await tab.readStoredLine('m')).toMatchObject({ entries: [start('m')], damaged: 1, last: 1 });
	const live = showMatch(tab, 'm', [start('m')]);
	for (const seq of [1, 3, 4]) {
		live.add(tap('m', seq));
		await live.writer.flush();
		expect(live.writer.state).toBe('saved');
	}
	expect(live.log().map(({ seq }) => seq)).toEqual([0, 2, 3, 4]);
	expect(await tab.readStoredLine('m')).toMatchObject({ entries: live.log(), damaged: 1, last: 4 });
});

test('a match does not see the entries of another', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	await storeMatch(tab, [start('m2'), tap('m2', 1)]);
	expect((await tab.readStoredLine('m')).entries).toEqual([start('m')]);
	expect(await tab.readStoredLine('none')).toEqual({ entries: [], damaged: 0, last: -1, beside: [] });
});
