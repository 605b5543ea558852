import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
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
} from '../../../tests/support/store-tab.ts';
import type { Entry } from '../match/entry.ts';
import { putRow } from './result.ts';
import { toStored } from './row.ts';
import { looseKey, shelfOf, type ShelfKey } from './shelf.ts';

beforeEach(openBrowser);

const remove = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	at: 1000 + seq,
	kind: 'delete'
});
const over = (match: string, names?: readonly string[]): readonly Entry[] => [
	start(match, 1000, names),
	tap(match, 1, 'end')
];

const scanned = async (tab: Tab) => {
	const all: string[] = [];
	const { isWhole, found } = await tab.scanResults(
		{ shelves: 8, results: 3 },
		{
			take: (results) => {
				all.push(...results.map(({ id, players }) => `${id} ${players.join('+')}`));
			},
			tell: () => undefined,
			isWanted: () => true
		}
	);
	return { isWhole, found, all: all.sort() };
};
const remade = async (tab: Tab, isWanted = () => true): Promise<string[]> => {
	const ids: string[] = [];
	await tab.remakeResults(
		[2, 3],
		(rows, damaged) => {
			ids.push(...rows.map(({ id }) => id), ...damaged.map((id) => `damaged ${id}`));
		},
		isWanted
	);
	return ids;
};
const undo = (match: string, seq: number): Entry => ({
	match,
	seq,
	device: 'phone',
	at: 1000 + seq,
	kind: 'undo',
	of: { seq: seq - 1, device: 'phone' }
});
const keysOf = (tab: Tab): Promise<readonly ShelfKey[]> =>
	tab.read(['results'], (transaction) => transaction.objectStore('results').getAllKeys());
/** So many matches that lie on one shelf. */
const alike = (count: number): readonly string[] => {
	const ids: string[] = [];
	for (let index = 0; ids.length < count; index += 1)
		if (shelfOf(`m${index}`) === shelfOf('m0')) ids.push(`m${index}`);
	return ids;
};
/** As an earlier build left it: rows alone. */
const forget = (tab: Tab): Promise<void> =>
	tab.write(['results'], (transaction) => transaction.objectStore('results').clear());

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
		const { add, queue } = showMatch(tab, 'm');
		add(start('m'));
		await queue.flush();
		expect((await scanned(tab)).all).toEqual([]);
		add(tap('m', 1, 'end'));
		await queue.flush();
		expect((await scanned(tab)).all).toEqual(['m aki+ben']);
		add(remove('m', 2));
		await queue.flush();
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
		await Promise.all([deleted.queue.flush(), ended.queue.flush()]);
		expect((await scanned(tab)).all).toEqual(['b aki+ben']);
		restore();
	});

	it('come with an import, and follow what it adds', async () => {
		const tab = await openTab();
		const store = (entries: readonly Entry[]) => tab.storeBackup({ entries, players: [] }, { project });
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

	it('of a match under way are none: a tap writes nothing there', async () => {
		const tab = await openTab();
		const { add, queue } = showMatch(tab, 'm');
		for (const entry of [start('m'), tap('m', 1), tap('m', 2)]) {
			add(entry);
			await queue.flush();
			expect(await keysOf(tab)).toEqual([]);
		}
		add(tap('m', 3, 'end'));
		await queue.flush();
		expect(await keysOf(tab)).toEqual([looseKey('m')]);
	});

	it('lie on a shelf once there are enough, and what comes afterwards counts', async () => {
		const tab = await openTab();
		const ids = alike(6);
		for (const id of ids) await storeMatch(tab, over(id));
		const shelf = shelfOf('m0');
		await tab.shelveResults();
		expect(await keysOf(tab)).toEqual([[shelf]]);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 6 });
		const [undone = '', deleted = '', renamed = ''] = ids;
		const change = (match: string, entry: Entry) =>
			tab.appendEntries([entry], project([...over(match), entry]), 1, over(match));
		await change(undone, undo(undone, 2));
		await change(deleted, remove(deleted, 2));
		expect(await keysOf(tab)).toHaveLength(3);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 4 });
		await tab.write(['matches', 'results'], (transaction) => {
			const row = project([start(renamed, 1000, ['Cleo', 'Ben']), tap(renamed, 1, 'end')]);
			return putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row);
		});
		const { all } = await scanned(tab);
		expect(all).toContain(`${renamed} cleo+ben`);
		// Few may lie beside a shelf.
		await tab.shelveResults();
		expect(await keysOf(tab)).toHaveLength(4);
		const again = [...over(undone), undo(undone, 2)];
		await tab.appendEntries([tap(undone, 3, 'end')], project([...again, tap(undone, 3, 'end')]), 2, again);
		const others = alike(7).slice(6);
		for (const id of others) await storeMatch(tab, over(id));
		const before = await scanned(tab);
		await tab.shelveResults();
		expect(await keysOf(tab)).toEqual([[shelf]]);
		expect(await scanned(tab)).toEqual({ ...before, isWhole: true, found: 6 });
	});

	it('of two tabs that write and shelve at once are all kept', async () => {
		const tabs = [await openTab(), await openTab()] as const;
		const ids = alike(24);
		await Promise.all(
			ids.map(async (id, index) => {
				const tab = tabs[index % 2 === 0 ? 0 : 1];
				await storeMatch(tab, over(id));
				await tab.shelveResults();
				if (index % 3 > 0) return;
				await tab.appendEntries([remove(id, 2)], project([...over(id), remove(id, 2)]), 1, over(id));
				await tab.shelveResults();
			})
		);
		const { isWhole, found, all } = await scanned(tabs[1]);
		expect([isWhole, found]).toEqual([true, 16]);
		expect(all).toEqual(
			ids
				.filter((_, index) => index % 3 > 0)
				.map((id) => `${id} aki+ben`)
				.sort()
		);
	});

	it('are believed to be all there after a look, until one finds that they are not', async () => {
		const tab = await openTab();
		const entries = Array.from({ length: 1000 }, (_, index) => over(`m${index}`)).flat();
		await tab.storeBackup({ entries, players: [] }, { project });
		expect(await tab.checkResults(1000)).toBe(true);
		expect((await keysOf(tab))[0]).toEqual([-1]);
		await tab.write(['results'], (transaction) => transaction.objectStore('results').delete(looseKey('m7')));
		// The figures do not wait for it; the look that follows them tells.
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 999 });
		expect(await tab.checkResults(999)).toBe(false);
		expect(await scanned(tab)).toMatchObject({ isWhole: false, found: 999 });
		await remade(tab);
		expect(await scanned(tab)).toMatchObject({ isWhole: true, found: 1000 });
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

	it('kept with the rows are those made anew from them', async () => {
		const change = fc.record({
			match: fc.constantFrom(...alike(5)),
			what: fc.constantFrom('tap', 'end', 'undo', 'delete', 'import', 'shelve')
		});
		await fc.assert(
			fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
				openBrowser();
				const tab = await openTab();
				const logs = new Map<string, readonly Entry[]>();
				for (const { match, what } of changes) {
					if (what === 'shelve') {
						await tab.shelveResults();
						continue;
					}
					const known = logs.get(match) ?? [];
					const seq = known.length;
					const entry =
						seq === 0
							? start(match)
							: what === 'delete'
								? remove(match, seq)
								: what === 'undo'
									? undo(match, seq)
									: tap(match, seq, what === 'end' ? 'end' : seq);
					const log = [...known, entry];
					logs.set(match, log);
					if (what === 'import') await tab.storeBackup({ entries: [entry], players: [] }, { project });
					else await tab.appendEntries([entry], project(log), seq - 1, known);
				}
				const kept = await scanned(tab);
				expect(kept.isWhole).toBe(true);
				await remade(tab);
				expect((await scanned(tab)).all).toEqual(kept.all);
			}),
			{ numRuns: 30 }
		);
	});
});
