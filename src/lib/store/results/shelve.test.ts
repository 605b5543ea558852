import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { unasked } from '../../../../tests/support/backup-tab.ts';
import { alike, keysOf, over, remade, remove, scanned, undo } from '../../../../tests/support/results.ts';
import {
	openBrowser,
	openTab,
	project,
	projector,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';
import type { Entry } from '../../match/entry.ts';
import { putRow } from './result.ts';
import { looseKey, shelfOf } from './shelf.ts';

beforeEach(openBrowser);

describe('results', () => {
	it('of a match under way are none: a tap writes nothing there', async () => {
		const tab = await openTab();
		const { add, writer } = showMatch(tab, 'm');
		for (const entry of [start('m'), tap('m', 1), tap('m', 2)]) {
			add(entry);
			await writer.flush();
			expect(await keysOf(tab)).toEqual([]);
		}
		add(tap('m', 3, 'end'));
		await writer.flush();
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
					if (what === 'import') await tab.storeBackup({ entries: [entry], players: [] }, projector, unasked);
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
