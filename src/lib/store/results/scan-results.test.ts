import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unasked } from '../../../../tests/support/backup-tab.ts';
import { forget, over, remade, remove, scanned } from '../../../../tests/support/results.ts';
import {
	failWrites,
	openBrowser,
	openTab,
	project,
	projector,
	quotaError,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';
import type { Entry } from '../../match/entry.ts';
import { toStored } from '../lists/row.ts';

beforeEach(openBrowser);

describe('the results', () => {
	it('are those of the matches that are over, each once', async () => {
		const tab = await openTab();
		for (const id of ['d', 'b', 'g', 'a', 'e', 'c', 'f']) await storeMatch(tab, over(id));
		await storeMatch(tab, [start('open')]);
		await storeMatch(tab, [...over('gone'), remove('gone', 2)]);
		expect(await scanned(tab)).toEqual({
			isWhole: true,
			all: [...'abcdefg'].map((id) => `${id} aki+ben`)
		});
	});

	it('that cannot be stored are given all the same, from the rows', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c']) await storeMatch(tab, over(id));
		await forget(tab);
		const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw quotaError();
		});
		expect(await remade(tab)).toEqual(['a', 'b', 'c']);
		put.mockRestore();
		expect((await scanned(tab)).isWhole).toBe(false);
		expect(await remade(tab)).toEqual(['a', 'b', 'c']);
		expect((await scanned(tab)).isWhole).toBe(true);
	});

	it('are read in pages of the sizes asked for, and their number is told after the first', async () => {
		const tab = await openTab();
		for (const id of 'abcdefgh') await storeMatch(tab, over(id));
		const seen: unknown[] = [];
		const isWhole = await tab.scanResults([2, 3], {
			take: async (results) => {
				if (results.length > 0) seen.push(results.map(({ id }) => id).join(''));
				// The number is counted beside the reading: time for it.
				await tab.countIn({ status: 'ended' });
			},
			tell: (total) => seen.push(total),
			isWanted: () => true
		});
		expect(isWhole).toBe(true);
		expect(seen.filter((one) => typeof one === 'string')).toEqual(['ab', 'cde', 'fgh']);
		expect(seen.indexOf(8)).toBeGreaterThan(0);
		expect(seen.filter((one) => typeof one === 'number')).toEqual([8]);
	});

	it('follow what waits to be stored', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		await storeMatch(tab, [start('b')]);
		const restore = failWrites(quotaError);
		const deleted = showMatch(tab, 'a', over('a'));
		deleted.add(remove('a', 2));
		const ended = showMatch(tab, 'b', [start('b')]);
		ended.add(tap('b', 1, 'end'));
		await Promise.all([deleted.writer.flush(), ended.writer.flush()]);
		expect((await scanned(tab)).all).toEqual(['b aki+ben']);
		restore();
	});

	it('come with an import, and follow what it adds', async () => {
		const tab = await openTab();
		const store = (entries: readonly Entry[]) =>
			tab.storeBackup({ entries, players: [] }, projector, unasked);
		await store([...over('a'), start('b')]);
		expect((await scanned(tab)).all).toEqual(['a aki+ben']);
		await store([...over('a'), remove('a', 2), start('b'), tap('b', 1, 'end')]);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: ['b aki+ben'] });
	});

	it('are made with rows that are made anew', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b']) await storeMatch(tab, over(id));
		await forget(tab);
		expect((await scanned(tab)).isWhole).toBe(false);
		await tab.rebuildRow('a', project);
		await tab.rebuildRows(['b'], project, () => undefined);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: ['a aki+ben', 'b aki+ben'] });
	});

	it('are missing after an earlier build, and made from its rows', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c', 'd']) await storeMatch(tab, over(id));
		await storeMatch(tab, [start('open')]);
		await forget(tab);
		expect((await scanned(tab)).isWhole).toBe(false);
		expect(await remade(tab)).toEqual(['a', 'b', 'c', 'd']);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 4 } });
	});

	it('left off in the middle are begun again', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await storeMatch(tab, over(id));
		await forget(tab);
		let asked = 0;
		expect(await remade(tab, () => (asked += 1) < 2)).toEqual(['a', 'b']);
		expect(await remade(tab)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 6 } });
	});

	it('that cannot be read are noticed, and all are made anew', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c']) await storeMatch(tab, over(id));
		await tab.write(['results'], (transaction) => transaction.objectStore('results').put('["b"', 'b'));
		expect((await scanned(tab)).isWhole).toBe(false);
		expect(await remade(tab)).toEqual(['a', 'b', 'c']);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 3 } });
	});

	it('of no match are put away when all are made anew', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		await tab.write(['results'], (transaction) =>
			transaction.objectStore('results').put('["nowhere"]', 'nowhere')
		);
		expect((await scanned(tab)).isWhole).toBe(false);
		await remade(tab);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: ['a aki+ben'] });
	});

	it('wait for a damaged row to be repaired', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b']) await storeMatch(tab, over(id));
		await forget(tab);
		await tab.write(['matches'], (transaction) =>
			transaction.objectStore('matches').put({ ...Object(toStored(project(over('b')))), players: 'nobody' })
		);
		expect(await remade(tab)).toEqual(['a', 'damaged b']);
		expect((await scanned(tab)).isWhole).toBe(false);
		await tab.rebuildRow('b', project);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 2 } });
	});

	it('that are missing are noticed by their number', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c']) await storeMatch(tab, over(id));
		await tab.write(['results'], (transaction) => transaction.objectStore('results').delete('b'));
		expect(await scanned(tab)).toEqual({ isWhole: false, all: ['a aki+ben', 'c aki+ben'] });
		await remade(tab);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 3 } });
	});

	it('that others add while they are read are not missed for it', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('b'));
		const isWhole = await tab.scanResults([1, 1], {
			take: (results) => (results.length > 0 ? storeMatch(tab, over('a')).then(() => undefined) : undefined),
			tell: () => undefined,
			isWanted: () => true
		});
		expect(isWhole).toBe(true);
	});
});
