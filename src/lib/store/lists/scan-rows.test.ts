import { beforeEach, expect, test } from 'vitest';
import {
	failWrites,
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
import type { MatchFilter } from './row.ts';

beforeEach(openBrowser);

const idOf = (index: number): string => `match-${String(index).padStart(3, '0')}`;
const furnish = async (tab: Tab, count: number): Promise<void> => {
	for (let index = 0; index < count; index += 1)
		await storeMatch(tab, [
			start(idOf(index), 1000 + index, index % 3 === 0 ? ['Aki', 'Ben'] : ['Cleo', 'Ben'])
		]);
};
const scanned = async (tab: Tab, filter: MatchFilter, sizes: readonly [number, number] = [4, 7]) => {
	const pages: string[][] = [];
	await tab.scanMatches(
		filter,
		sizes,
		(rows) => {
			pages.push(rows.map(({ id }) => id));
		},
		() => true
	);
	return pages.filter(({ length }) => length > 0);
};

test('every row is read once, in pages, whatever the list', async () => {
	const tab = await openTab();
	await furnish(tab, 30);
	const pages = await scanned(tab, {});
	expect(pages.map(({ length }) => length)).toEqual([4, 7, 7, 7, 5]);
	expect(pages.flat()).toEqual(Array.from({ length: 30 }, (_, index) => idOf(index)));
	const ofAki = Array.from({ length: 10 }, (_, index) => idOf(index * 3));
	expect((await scanned(tab, { player: 'aki' })).flat()).toEqual(ofAki);
	expect((await scanned(tab, { game: 'pebbles', status: 'open' })).flat()).toHaveLength(30);
	expect((await scanned(tab, { game: 'shells' })).flat()).toEqual([]);
	expect([await tab.countIn({}), await tab.countIn({ player: 'aki' })]).toEqual([30, 10]);
});

test('a page as large as the list is the only one', async () => {
	const tab = await openTab();
	await furnish(tab, 4);
	expect(await scanned(tab, {}, [4, 4])).toEqual([[0, 1, 2, 3].map(idOf)]);
});

test('unsaved rows are read too, and not twice', async () => {
	const tab = await openTab();
	await furnish(tab, 3);
	const shown = showMatch(tab, idOf(1), (await tab.readStoredLine(idOf(1))).entries);
	const repair = failWrites(quotaError);
	shown.add(tap(idOf(1), 1));
	await shown.writer.flush();
	expect((await scanned(tab, {})).flat().sort()).toEqual([0, 1, 2].map(idOf));
	repair();
});

test('reading ends when it is no longer wanted', async () => {
	const tab = await openTab();
	await furnish(tab, 20);
	let read = 0;
	await tab.scanMatches(
		{},
		[4, 4],
		(rows) => {
			read += rows.length;
		},
		() => read < 8
	);
	expect(read).toBe(8);
});

test('rows are made anew a few at a time; those of no match are left out', async () => {
	const tab = await openTab();
	await furnish(tab, 90);
	const ids = Array.from({ length: 90 }, (_, index) => idOf(index));
	const counts: number[] = [];
	const made: string[] = [];
	await tab.rebuildRows(
		[...ids, 'nowhere'],
		(entries) => ({ ...project(entries), note: 'anew' }),
		(rows, count) => {
			counts.push(count);
			made.push(...rows.map(({ id }) => id));
		}
	);
	expect(counts).toEqual([40, 80, 91]);
	expect(made).toEqual(ids);
	expect((await tab.readRow(idOf(89)))?.note).toBe('anew');
});

test('a mark is kept', async () => {
	const tab = await openTab();
	await tab.addPlayer(
		'Aki',
		() => 1,
		() => 'aki'
	);
	await tab.markPlayer('aki', 7);
	expect((await tab.listPlayers()).players[0]?.mark).toBe(7);
});

test('something is done for the first time only once, in every tab', async () => {
	const tabs = await Promise.all([openTab(), openTab()]);
	expect(await tabs[0].wasDone('record:match')).toBe(false);
	const firsts = await Promise.all(tabs.map((tab) => tab.markOnce('record:match')));
	expect(firsts.filter(Boolean)).toHaveLength(1);
	expect(await Promise.all(tabs.map((tab) => tab.wasDone('record:match')))).toEqual([true, true]);
	expect(await tabs[0].markOnce('record:other')).toBe(true);
});

test('the last backup is remembered', async () => {
	const tab = await openTab();
	expect(await tab.lastBackup()).toBeUndefined();
	await tab.noteBackup({ at: 5, matches: 12 });
	expect(await tab.lastBackup()).toEqual({ at: 5, matches: 12 });
});

test('a player who is seated by a correction is in the list', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('a')]);
	const seats = {
		match: 'a',
		seq: 1,
		device: 'phone',
		number: 1,
		at: 2000,
		kind: 'seats',
		players: [
			{ id: 'aki', name: 'Aki' },
			{ id: 'dan', name: 'Dan' }
		]
	} as const;
	await tab.appendEntries([seats], project([start('a'), seats]), [start('a')]);
	expect((await tab.listPlayers()).players.map(({ id }) => id).sort()).toEqual(['aki', 'ben', 'dan']);
});
