import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unasked } from '../../../../tests/support/backup-tab.ts';
import { forget, keysOf, over, remade, remove, scanned } from '../../../../tests/support/results.ts';
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
import { looseKey, type ShelfKey } from './shelf.ts';

beforeEach(openBrowser);

describe('the results', () => {
	it('are those of the matches that are over, each once', async () => {
		const tab = await openTab();
		for (const id of ['d', 'b', 'g', 'a', 'e', 'c', 'f']) await storeMatch(tab, over(id));
		await storeMatch(tab, [start('open')]);
		await storeMatch(tab, [...over('gone'), remove('gone', 2)]);
		expect(await scanned(tab)).toEqual({
			isWhole: true,
			found: 7,
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

	it('are read in pages of about the size asked for, and their number is told', async () => {
		const tab = await openTab();
		for (let index = 0; index < 300; index += 1) await storeMatch(tab, over(`m${index}`));
		await tab.shelveResults();
		const pages: number[] = [];
		const told: number[] = [];
		const { isWhole, found } = await tab.scanResults(
			{ shelves: 8, results: 40 },
			{
				take: ({ length }) => void pages.push(length),
				tell: (total) => told.push(total),
				isWanted: () => true
			}
		);
		expect([isWhole, found, told]).toEqual([true, 300, [300]]);
		expect(pages.length).toBeGreaterThan(6);
		expect(pages.length).toBeLessThan(14);
		expect(Math.max(...pages)).toBeLessThan(80);
	});

	it('come with the last tap, and go with a deletion', async () => {
		const tab = await openTab();
		const { add, writer } = showMatch(tab, 'm');
		add(start('m'));
		await writer.flush();
		expect((await scanned(tab)).all).toEqual([]);
		add(tap('m', 1, 'end'));
		await writer.flush();
		expect((await scanned(tab)).all).toEqual(['m aki+ben']);
		add(remove('m', 2));
		await writer.flush();
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: [] });
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
		await store([remove('a', 2), tap('b', 1, 'end')]);
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
		await tab.write(['results'], (transaction) =>
			transaction.objectStore('results').put('["b"', looseKey('b'))
		);
		expect((await scanned(tab)).isWhole).toBe(false);
		expect(await remade(tab)).toEqual(['a', 'b', 'c']);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, all: { length: 3 } });
	});

	it('of no match are put away when all are made anew', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		await tab.write(['results'], (transaction) =>
			transaction.objectStore('results').put('[["nowhere",1]]', [5])
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

	it('are believed to be all there after a look, until one finds that they are not', async () => {
		const tab = await openTab();
		const ids = ['a', 'b', 'c'];
		for (const id of ids) await storeMatch(tab, over(id));
		expect(await tab.checkResults(3)).toBe(true);
		expect(await keysOf(tab)).toHaveLength(3);
		expect(await tab.checkResults(3, 3)).toBe(true);
		expect((await keysOf(tab))[0]).toEqual([-1]);
		await tab.write(['results'], (transaction) => transaction.objectStore('results').delete(looseKey('b')));
		// The figures do not wait for it; the look that follows them tells.
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 2 });
		expect(await tab.checkResults(2)).toBe(false);
		expect(await scanned(tab)).toMatchObject({ isWhole: false, found: 2 });
		await remade(tab);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 3 });
	});

	it('that others add while they are read are not missed for it', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		const { isWhole } = await tab.scanResults(
			{ shelves: 128, results: 3 },
			{
				take: (results) =>
					results.length > 0 ? storeMatch(tab, over('b')).then(() => undefined) : undefined,
				tell: () => undefined,
				isWanted: () => true
			}
		);
		expect(isWhole).toBe(true);
	});

	it('of the third step, by match, are put away when all are made anew', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		await forget(tab);
		await tab.write(['results'], (transaction) =>
			transaction.objectStore('results').put('["a"]', 'a' as unknown as ShelfKey)
		);
		expect(await scanned(tab)).toMatchObject({ isWhole: false, found: 0 });
		await remade(tab);
		expect(await keysOf(tab)).toEqual([looseKey('a')]);
	});
});
