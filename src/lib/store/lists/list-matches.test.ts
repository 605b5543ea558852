import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import type { Cursor, MatchQuery } from './list-matches.ts';
import { toStored } from './row.ts';
import {
	firstResult,
	openBrowser,
	openTab,
	project,
	showMatch,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const remove = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	number: seq,
	at: 2000 + seq,
	kind: 'delete'
});

/** Stores rows without entries, since lists need nothing else. Several rows have the same `changed`. */
const fill = (tab: Tab, count: number): Promise<void> =>
	tab.write(['matches'], async (transaction) => {
		for (let index = 0; index < count; index += 1) {
			const match = `m${String(index).padStart(5, '0')}`;
			const log = [
				start(match, 1000 + Math.floor(index / 3), index % 2 === 0 ? ['Aki', 'Ben'] : ['Cleo', 'Ben'])
			];
			const row = { ...project(log), game: index % 5 === 0 ? 'shells' : 'pebbles' };
			const isEnded = index % 4 === 0;
			const outcome = { winners: [1], reason: { code: 'end', params: {} }, rule: 'end' };
			await transaction.objectStore('matches').put(toStored(isEnded ? { ...row, outcome } : row));
		}
	});

const readAll = async (tab: Tab, query: MatchQuery): Promise<string[]> => {
	const ids: string[] = [];
	let before: Cursor | undefined;
	do {
		const page = await tab.listMatches({ ...query, ...(before && { before }) });
		ids.push(...page.rows.map(({ id }) => id));
		before = page.next;
	} while (before);
	return ids;
};

test('1,000 matches come page by page, newest first, each once', async () => {
	const tab = await openTab();
	await fill(tab, 1000);
	const ids = await readAll(tab, { limit: 30 });
	expect(ids).toHaveLength(1000);
	expect(ids).toEqual([...ids].sort().reverse());
	expect(await tab.countMatches()).toBe(1000);
});

test.each([
	[{ player: 'aki' }, (index: number) => index % 2 === 0],
	[{ game: 'shells' }, (index: number) => index % 5 === 0],
	[{ status: 'open' as const }, (index: number) => index % 4 !== 0],
	[{ game: 'shells', player: 'cleo', status: 'ended' as const }, () => false],
	[
		{ game: 'pebbles', player: 'ben', status: 'ended' as const },
		(index: number) => (index % 20) % 5 !== 0 && index % 4 === 0
	],
	[{ player: 'nobody' }, () => false]
])('the list of %o', async (filter, isIn) => {
	const tab = await openTab();
	await fill(tab, 100);
	const expected = Array.from({ length: 100 }, (_, index) => index)
		.filter(isIn)
		.map((index) => `m${String(index).padStart(5, '0')}`);
	expect(await readAll(tab, { ...filter, limit: 7 })).toEqual(expected.reverse());
});

test('a page reads no more rows than it shows, and one', async () => {
	const tab = await openTab();
	await fill(tab, 500);
	let reads = 0;
	const opened = vi.spyOn(IDBIndex.prototype, 'openCursor');
	const listing = tab.listMatches({ limit: 20 });
	const request = await firstResult(opened);
	request.addEventListener('success', () => (reads += 1));
	const { rows } = await listing;
	expect([rows.length, reads]).toEqual([20, 21]);
});

test('pages stay in step while matches change', async () => {
	const tab = await openTab();
	await fill(tab, 60);
	const first = await tab.listMatches({ limit: 20 });
	const log = [start('m00010', 9000)];
	await tab.write(['matches'], (transaction) =>
		transaction.objectStore('matches').put(toStored(project(log)))
	);
	const second = await tab.listMatches({ limit: 20, ...(first.next && { before: first.next }) });
	const ids = [...first.rows, ...second.rows].map(({ id }) => id);
	expect(new Set(ids).size).toBe(40);
	expect(ids).toEqual([...ids].sort().reverse());
});

test('unsaved rows are in their place, once', async () => {
	const tab = await openTab();
	await fill(tab, 50);
	vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	showMatch(tab, 'm00003').add(start('m00003', 1010.5 * 2));
	showMatch(tab, 'new').add(start('new', 1008));
	await tab.saveUnsaved();
	const ids = await readAll(tab, { limit: 8 });
	expect(ids).toHaveLength(51);
	expect(ids[0]).toBe('m00003');
	expect(ids.indexOf('new')).toBeLessThan(ids.indexOf('m00026'));
	expect(new Set(ids).size).toBe(51);
	expect(await tab.countMatches()).toBe(51);
});

test('a match tapped while a clock was years ahead comes last: resumed is the one of today', async () => {
	const tab = await openTab();
	const today = Date.UTC(2026, 0, 1);
	const year = 365 * 86_400_000;
	await storeMatch(tab, [start('ahead', today + 3 * year)]);
	await storeMatch(tab, [start('further', today + 5 * year)]);
	await storeMatch(tab, [start('today', today - 1000)]);
	await storeMatch(tab, [start('before', today - year)]);
	// Another device's clock may be some hours ahead.
	await storeMatch(tab, [start('hours', today + 3_600_000)]);
	const inOrder = ['hours', 'today', 'before', 'further', 'ahead'];
	const listed = (query: MatchQuery) => tab.listMatches(query, () => today);
	expect((await listed({ status: 'open', limit: 2 })).rows.map(({ id }) => id)).toEqual(['hours', 'today']);
	for (const limit of [1, 2, 3, 4, 5]) {
		const ids: string[] = [];
		let before: Cursor | undefined;
		do {
			const page = await listed({ limit, ...(before && { before }) });
			ids.push(...page.rows.map(({ id }) => id));
			before = page.next;
		} while (before);
		expect(ids).toEqual(inOrder);
	}
	expect((await listed({ game: 'pebbles', limit: 9 })).rows.map(({ id }) => id)).toEqual(inOrder);
	expect((await listed({ player: 'aki', limit: 9 })).rows.map(({ id }) => id)).toEqual(inOrder);
});

test('a deleted match is in no list and no count; undone it is back', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('kept')]);
	const log = [start('gone'), tap('gone', 1)];
	await storeMatch(tab, log);
	const deleted = remove('gone', 2);
	await tab.appendEntries([deleted], project([...log, deleted]), log);
	for (const filter of [{}, { game: 'pebbles' }, { player: 'aki' }, { status: 'open' as const }]) {
		expect(await readAll(tab, { ...filter, limit: 5 })).toEqual(['kept']);
	}
	expect(await tab.countMatches()).toBe(1);
	expect((await tab.readRow('gone'))?.isDeleted).toBe(true);
	expect((await tab.readStoredLine('gone')).entries).toHaveLength(3);

	const undo: Entry = { match: 'gone', seq: 3, device: 'phone', number: 3, at: 3000, kind: 'undo', of: 2 };
	await tab.appendEntries([undo], project([...log, undo]), [...log, deleted]);
	expect(await readAll(tab, { limit: 5 })).toEqual(['gone', 'kept']);
});

test('a deleted match that waits to be stored is not listed either', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	live.add(remove('m', 1));
	expect((await tab.listMatches({ limit: 5 })).rows).toEqual([]);
	expect(await tab.countMatches()).toBe(0);
});

test('open matches are those under way that can be read', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('open')]);
	await storeMatch(tab, [start('ended'), tap('ended', 1, 'end')]);
	const odd = [start('odd')];
	await tab.appendEntries(odd, { ...project(odd), unreadable: 'newer' }, []);
	expect((await tab.listMatches({ status: 'open', limit: 5 })).rows.map(({ id }) => id)).toEqual(['open']);
	expect(await readAll(tab, { limit: 5 })).toEqual(['ended', 'open', 'odd']);
	expect(await readAll(tab, { limit: 5, status: 'ended' })).toEqual(['ended']);
});

test('a damaged row is left out, reported, and made anew from the entries', async () => {
	const tab = await openTab();
	const log = [start('m'), tap('m', 1)];
	await storeMatch(tab, log);
	await storeMatch(tab, [start('other')]);
	await tab.write(['matches'], (transaction) =>
		transaction.objectStore('matches').put({ id: 'm', listed: { changed: 1001 }, headline: 7 })
	);
	const page = await tab.listMatches({ limit: 5 });
	expect([page.rows.map(({ id }) => id), page.damaged]).toEqual([['other'], ['m']]);
	expect(await tab.readRow('m')).toBeUndefined();
	await expect(tab.rebuildRow('m', async (entries) => project(entries))).resolves.toEqual(project(log));
	expect(await readAll(tab, { limit: 5 })).toEqual(['m', 'other']);
	await expect(tab.rebuildRow('none', project)).resolves.toBeUndefined();
});

test('a row is made once more when the log grew while it was made', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	let times = 0;
	const row = await tab.rebuildRow('m', async (entries) => {
		times += 1;
		if (times === 1) await tab.appendEntries([tap('m', 1)], project([start('m'), tap('m', 1)]), [start('m')]);
		return project(entries);
	});
	expect([times, row?.entries, (await tab.readRow('m'))?.entries]).toEqual([2, 2, 2]);
});
