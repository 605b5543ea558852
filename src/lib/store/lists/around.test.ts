import { beforeEach, expect, test, vi } from 'vitest';
import {
	openBrowser,
	openTab,
	project,
	showMatch,
	start,
	storeMatch
} from '../../../../tests/support/store-tab.ts';
import type { Entry } from '../../match/entry.ts';

beforeEach(openBrowser);

test('the nearest matches before and after, none within, and none where there is none', async () => {
	const tab = await openTab();
	for (const at of [100, 200, 300, 399, 400, 500]) await storeMatch(tab, [start(`m${at}`, at)]);
	expect(await tab.timesAround(300, 400)).toEqual({ before: 200, after: 400 });
	expect(await tab.timesAround(100, 501)).toEqual({ before: undefined, after: undefined });
	expect(await tab.timesAround(0, 100)).toEqual({ before: undefined, after: 100 });
	expect(await tab.timesAround(501, 600)).toEqual({ before: 500, after: undefined });
});

test('deleted matches are passed over', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('early', 100)]);
	const log = [start('gone', 200)];
	await storeMatch(tab, log);
	const deleted: Entry = { match: 'gone', seq: 1, device: 'phone', number: 1, at: 201, kind: 'delete' };
	await tab.appendEntries([deleted], project([...log, deleted]), log);
	expect(await tab.timesAround(300, 400)).toEqual({ before: 100, after: undefined });
});

test('unsaved matches are found where they are now, not where they were stored', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('moved', 200)]);
	await storeMatch(tab, [start('early', 100)]);
	vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	showMatch(tab, 'moved').add(start('moved', 500));
	await tab.saveUnsaved();
	expect(await tab.timesAround(300, 400)).toEqual({ before: 100, after: 500 });
	const idsIn = async (from: number, until: number) =>
		(await tab.matchesBetween(from, until)).rows.map(({ id }) => id);
	expect([await idsIn(100, 201), await idsIn(201, 501)]).toEqual([['early'], ['moved']]);
});

test('the matches of a stretch of time are read alone, and damaged ones are named', async () => {
	const tab = await openTab();
	for (const at of [100, 200, 300, 400]) await storeMatch(tab, [start(`m${at}`, at)]);
	await tab.write(['matches'], (transaction) =>
		transaction.objectStore('matches').put({ id: 'broken', listed: { changed: 250 }, headline: 7 })
	);
	const { rows, damaged } = await tab.matchesBetween(200, 400);
	expect(rows.map(({ id }) => id)).toEqual(['m200', 'm300']);
	expect(damaged).toEqual(['broken']);
});
