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
import { toStored } from './row.ts';

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

const scanned = async (tab: Tab, sizes: readonly [number, number] = [2, 3]) => {
	const pages: string[][] = [];
	const isWhole = await tab.scanResults(
		sizes,
		(results) => {
			pages.push(results.map(({ id, players }) => `${id} ${players.join('+')}`));
		},
		() => true
	);
	return { isWhole, pages, all: pages.flat() };
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
/** As an earlier build left it: rows alone. */
const forget = (tab: Tab): Promise<void> =>
	tab.write(['results'], (transaction) => transaction.objectStore('results').clear());

describe('the results', () => {
	it('are those of the matches that are over, each once, in pages', async () => {
		const tab = await openTab();
		for (const id of ['d', 'b', 'g', 'a', 'e', 'c', 'f']) await storeMatch(tab, over(id));
		await storeMatch(tab, [start('open')]);
		await storeMatch(tab, [...over('gone'), remove('gone', 2)]);
		const { isWhole, pages } = await scanned(tab);
		expect(isWhole).toBe(true);
		expect(pages.map(({ length }) => length)).toEqual([0, 2, 3, 2]);
		expect(pages.flat()).toEqual([...'abcdefg'].map((id) => `${id} aki+ben`));
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
		await tab.write(['results'], (transaction) => transaction.objectStore('results').put('["b"', 'b'));
		expect((await scanned(tab, [5, 5])).isWhole).toBe(false);
		expect(await remade(tab)).toEqual(['a', 'b', 'c']);
		expect(await scanned(tab, [5, 5])).toMatchObject({ isWhole: true, all: { length: 3 } });
	});

	it('of no match are put away when all are made anew', async () => {
		const tab = await openTab();
		await storeMatch(tab, over('a'));
		await tab.write(['results'], (transaction) => transaction.objectStore('results').put('[]', 'nowhere'));
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

	it('kept with the rows are those made anew from them', async () => {
		const change = fc.record({
			match: fc.constantFrom('a', 'b', 'c'),
			what: fc.constantFrom('tap', 'end', 'delete', 'import')
		});
		await fc.assert(
			fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
				openBrowser();
				const tab = await openTab();
				const logs = new Map<string, readonly Entry[]>();
				for (const { match, what } of changes) {
					const known = logs.get(match) ?? [];
					const seq = known.length;
					const entry =
						seq === 0
							? start(match)
							: what === 'delete'
								? remove(match, seq)
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
