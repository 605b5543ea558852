import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
	failWrites,
	openBrowser,
	openTab,
	openVersionOne,
	project,
	quotaError,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(() => {
	openBrowser();
	vi.stubGlobal('navigator', {});
});

const noPause = (): Promise<void> => Promise.resolve();
const asOld = ({ number: _, ...entry }: { readonly number: number }): object => entry;
/** A log of version 1: two devices, an undo, and a row. */
const log = (match: string): readonly object[] => [
	asOld(start(match)),
	asOld(tap(match, 1)),
	asOld(tap(match, 1, 'theirs', 'tablet')),
	{ match, seq: 2, device: 'phone', at: 1002, kind: 'undo', of: { seq: 1, device: 'tablet' } }
];
const line = (match: string) => [
	start(match),
	tap(match, 1),
	{ ...tap(match, 1, 'theirs', 'tablet'), seq: 2 },
	{ match, seq: 3, device: 'phone', number: 2, at: 1002, kind: 'undo', of: 2 }
];
const storeOld = async (...matches: readonly string[]): Promise<void> => {
	const old = await openVersionOne();
	for (const match of matches) {
		for (const entry of log(match)) await old.add('entries', entry);
		await old.put('matches', { ...project([start(match)]), note: 'as it was' });
	}
	old.close();
};
const leftOver = async (): Promise<number> => {
	const database = await openDB('ochaya');
	const count = await database.count('entries');
	database.close();
	return count;
};

test('players whom a page of version 1 had seated, and had no time to list, are listed with the move', async () => {
	await storeOld('m');
	const tab = await openTab();
	expect((await tab.listPlayers()).players).toEqual([]);
	await tab.moveMatch('m');
	expect((await tab.listPlayers()).players.map(({ name }) => name).toSorted()).toEqual(['Aki', 'Ben']);
});

test('a log of version 1 is moved when it is opened, and its row stays', async () => {
	await storeOld('m', 'n');
	const tab = await openTab();
	expect(await tab.readLine('m')).toMatchObject({ entries: line('m'), damaged: 0, last: 3 });
	expect(await leftOver()).toBe(4);
	expect((await tab.readRow('m'))?.note).toBe('as it was');
	expect(
		await tab.appendEntries([tap('m', 4)], project([start('m')]), (await tab.readLine('m')).entries)
	).toBe(true);
});

test('the others are moved behind it, and a page that ends in the midst goes on where it was', async () => {
	await storeOld('a', 'b', 'c');
	const tab = await openTab();
	let moved = 0;
	const ends = tab.moveOldLogs(() => (++moved > 2 ? Promise.reject(new Error('The page ends')) : noPause()));
	await ends;
	expect(await leftOver()).toBe(4);
	const next = await openTab();
	await next.moveOldLogs(noPause);
	expect(await leftOver()).toBe(0);
	const lines = await next.readLines(['a', 'b', 'c']);
	expect([...lines.values()]).toEqual(['a', 'b', 'c'].map(line));
});

test('without room a log stays as it is, and is read as its line all the same', async () => {
	await storeOld('m');
	const tab = await openTab();
	const mend = failWrites(quotaError);
	expect((await tab.readLine('m')).entries).toEqual(line('m'));
	await tab.moveOldLogs(noPause);
	expect(await leftOver()).toBe(4);
	mend();
	await tab.moveOldLogs(noPause);
	expect([await leftOver(), (await tab.readLine('m')).entries]).toEqual([0, line('m')]);
});

/** Makes the logs of these matches impossible to move. @returns a function that ends this. */
const pin = (isPinned: (match: string) => boolean, error: () => DOMException): (() => void) => {
	const remove = IDBObjectStore.prototype.delete;
	const pinned = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
		this: IDBObjectStore,
		key
	) {
		if (this.name === 'entries' && isPinned((key as string[])[0] ?? '')) throw error();
		return remove.call(this, key);
	});
	return () => pinned.mockRestore();
};

test('a log that cannot be moved stays as it is, a tap behind it waits and says so, and the others are moved', async () => {
	await storeOld('a', 'b', 'c');
	const tab = await openTab();
	const mend = pin(
		(match) => match === 'b',
		() => new DOMException('No', 'UnknownError')
	);
	await tab.moveOldLogs(noPause);
	expect(await leftOver()).toBe(4);
	const shown = showMatch(tab, 'b', (await tab.readLine('b')).entries);
	shown.add({ ...tap('b', 3), seq: 4 });
	await vi.waitFor(() => expect(shown.writer.state).toBe('lost'));
	expect(await leftOver()).toBe(4);
	mend();
	await shown.writer.flush();
	expect(shown.writer.state).toBe('saved');
	expect((await tab.readLine('b')).entries).toEqual([...line('b'), { ...tap('b', 3), seq: 4 }]);
});

test('what cannot be read in a log stays where it is, and is told', async () => {
	await storeOld('m');
	const old = await openDB('ochaya');
	await old.add('entries', { match: 'm', seq: 9, device: 'phone', kind: 'rubbish' });
	old.close();
	const tab = await openTab();
	await tab.moveOldLogs(noPause);
	expect(await leftOver()).toBe(1);
	expect(await tab.readLine('m')).toMatchObject({ entries: line('m'), damaged: 1, last: 3 });
});

test('lists and files have a match that is not moved yet', async () => {
	await storeOld('m');
	const tab = await openTab();
	await storeMatch(tab, [start('new')]);
	await tab.rebuildRows(['m'], project, (rows) => expect(rows.map(({ entries }) => entries)).toEqual([4]));
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
	const { file } = await tab.exportAll();
	const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
	const parts = text
		.split('\n')
		.filter(Boolean)
		.map((part) => JSON.parse(part) as unknown);
	expect(parts).toContainEqual({ entries: line('m') });
});
