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
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const seats = (match: string, seq: number, names: readonly string[]): Entry => ({
	...{ match, seq, device: 'phone', at: 1000 + seq },
	kind: 'seats',
	players: names.map((name) => ({ id: name.toLowerCase(), name }))
});
/**
 * Makes deleting notes fail, so that the list of players is not updated, until the returned function is
 * called.
 */
const failDeletes = (): (() => void) => {
	const original = IDBObjectStore.prototype.delete;
	const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
		this: IDBObjectStore,
		key
	) {
		if (this.name === 'settings') throw quotaError();
		return original.call(this, key);
	});
	return () => remove.mockRestore();
};

test('stores entries and row in one transaction of strict durability, and then the players', async () => {
	const tab = await openTab();
	await tab.readStored('m');
	const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
	const log = [start('m'), tap('m', 1)];
	await expect(storeMatch(tab, log)).resolves.toEqual({ isStored: true });
	expect(transaction.mock.calls).toEqual([
		[['entries', 'matches', 'results', 'settings'], 'readwrite', { durability: 'strict' }],
		[['players', 'settings'], 'readwrite', { durability: 'strict' }]
	]);
	expect(await tab.readStored('m')).toEqual({ entries: log, damaged: 0, last: 1 });
	expect(await tab.readRow('m')).toEqual(project(log));
	expect((await tab.listPlayers()).players).toEqual([
		{ id: 'aki', name: 'Aki', created: 1000, used: 1000 },
		{ id: 'ben', name: 'Ben', created: 1000, used: 1000 }
	]);
});

test('seated players are in the list, even if the page ended before the list was written', async () => {
	const tab = await openTab();
	await tab.addPlayer(
		'Akiko',
		() => 10,
		() => 'aki'
	);
	const end = failDeletes();
	const log = [start('m'), seats('m', 1, ['Aki', 'Cleo']), seats('m', 2, ['Aki', 'Dan'])];
	await expect(storeMatch(tab, log)).resolves.toEqual({ isStored: true });
	end();

	const next = await openTab();
	const listed = ['Dan', 'Cleo', 'Akiko', 'Ben'];
	const mend = failDeletes();
	expect((await next.listPlayers()).players.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
	mend();
	expect((await next.listPlayers()).players).toEqual([
		{ id: 'ben', name: 'Ben', created: 1000, used: 1000 },
		{ id: 'aki', name: 'Akiko', created: 10, used: 1000 },
		// Correcting who sat there is no match that they began.
		{ id: 'dan', name: 'Dan', created: 1002 },
		{ id: 'cleo', name: 'Cleo', created: 1001 }
	]);
	// The notes are used once: later changes of the list stay.
	expect(await next.renamePlayer('dan', 'Danielle')).toMatchObject({ player: { name: 'Danielle' } });
	expect((await dump()).includes('seated:')).toBe(false);
});

test('is stored only once the transaction has completed', async () => {
	const tab = await openTab();
	await tab.readStored('m');
	const order: string[] = [];
	const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
	const storing = storeMatch(tab, [start('m')]).then(() => order.push('stored'));
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
	await storeMatch(tab, [start('m', 5000)]);
	await storeMatch(tab, [start('older', 400)]);
	const { players } = await tab.listPlayers();
	expect(players.find(({ id }) => id === 'aki')).toEqual({
		id: 'aki',
		name: 'Akiko',
		created: 10,
		used: 5000
	});
});

test('nothing is stored when the log has grown in another tab; the whole log is given', async () => {
	const here = await openTab();
	const there = await openTab();
	const log = [start('m'), tap('m', 1)];
	await storeMatch(here, log);
	const theirs = tap('m', 2, 'theirs');
	await there.appendEntries([theirs], project([...log, theirs]), 1, log);
	const before = await dump();
	const ours = tap('m', 2, 'ours');
	await expect(here.appendEntries([ours], project([...log, ours]), 1, log)).resolves.toEqual({
		isStored: false,
		log: { entries: [...log, theirs], damaged: 0, last: 2 },
		pending: [ours]
	});
	expect(await dump()).toBe(before);
});

test('if many tabs write at once, each entry is stored, or its tab learns that the log has grown', async () => {
	const tabs = await Promise.all([openTab(), openTab(), openTab()]);
	const [first] = tabs;
	await storeMatch(first, [start('m')]);
	const results = await Promise.all(
		tabs.map((tab, index) => {
			const entry = tap('m', 1, index);
			return tab.appendEntries([entry], project([start('m'), entry]), 0, [start('m')]);
		})
	);
	expect(results.filter(({ isStored }) => isStored)).toHaveLength(1);
	expect((await first.readStored('m')).entries).toHaveLength(2);
});

test('storing what is stored already says so, also when more has come', async () => {
	const tab = await openTab();
	const log = [start('m'), tap('m', 1)];
	await storeMatch(tab, log);
	const before = await dump();
	await expect(storeMatch(tab, log)).resolves.toEqual({ isStored: true });
	expect(await dump()).toBe(before);
	const longer = [...log, tap('m', 2)];
	await expect(storeMatch(tab, longer)).resolves.toEqual({ isStored: true });
	expect((await tab.readStored('m')).entries).toEqual(longer);
	await expect(storeMatch(tab, log)).resolves.toEqual({ isStored: true });
});

test('entries stored by a connection that broke are not pending when others have played on', async () => {
	const tab = await openTab();
	const log = [start('m'), tap('m', 1), tap('m', 2, 'theirs')];
	await storeMatch(tab, log);
	const result = await tab.appendEntries([tap('m', 1), tap('m', 2, 'ours')], project(log), 0, [start('m')]);
	expect(result).toMatchObject({ isStored: false, pending: [tap('m', 2, 'ours')] });
});

test('a write without room changes nothing', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const before = await dump();
	const more = [tap('m', 1), tap('m', 2)];
	const mend = failWrites(quotaError);
	await expect(
		tab.appendEntries(more, project([start('m'), ...more]), 0, [start('m')])
	).rejects.toMatchObject({
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
	await expect(tab.appendEntries([tap('m', 1)], row, 0, [start('m')])).rejects.toMatchObject({
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
	await expect(
		tab.appendEntries([tap('m', 1)], project([start('m'), tap('m', 1)]), 0, [start('m')])
	).rejects.toMatchObject({ code: 'quota' });
	put.mockRestore();
	expect(await dump()).toBe(before);
});

test('damaged values are reported and block nothing', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const bad = { match: 'm', seq: 7, device: 'phone', kind: 'rubbish' };
	await tab.write(['entries'], (transaction) => transaction.objectStore('entries').add(bad));
	expect(await tab.readStored('m')).toEqual({ entries: [start('m')], damaged: 1, last: 7 });
	const behind = await tab.appendEntries([], project([start('m')]), 0, [start('m')]);
	expect(behind).toMatchObject({ isStored: false, log: { last: 7, damaged: 1 } });
	const next = tap('m', 8);
	await expect(tab.appendEntries([next], project([start('m'), next]), 7, [start('m')])).resolves.toEqual({
		isStored: true,
		damaged: 1
	});
	expect(await tab.readStored('m')).toEqual({ entries: [start('m'), next], damaged: 1, last: 8 });
	expect(await tab.readStored('m', 7)).toEqual({ entries: [next], damaged: 0, last: 8 });
	expect(await tab.readStored('m', 8)).toEqual({ entries: [], damaged: 0, last: 8 });
});

test('a log with damaged values is compared once; later taps take the fast path', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const bad = { match: 'm', seq: 1, device: 'phone', kind: 'rubbish' };
	await tab.write(['entries'], (transaction) => transaction.objectStore('entries').add(bad));
	const live = showMatch(tab, 'm', [start('m')]);
	const compared = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	for (const seq of [2, 3, 4]) {
		live.add(tap('m', seq));
		await live.writer.flush();
		expect(live.writer.state).toBe('saved');
		expect(compared).toHaveBeenCalledTimes(1);
	}
	expect(await tab.readStored('m')).toMatchObject({ entries: live.log(), damaged: 1 });
});

test('a match does not see the entries of another', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	await storeMatch(tab, [start('m2'), tap('m2', 1)]);
	expect((await tab.readStored('m')).entries).toEqual([start('m')]);
	expect(await tab.readStored('none')).toEqual({ entries: [], damaged: 0, last: -1 });
});
