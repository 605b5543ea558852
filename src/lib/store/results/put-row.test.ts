import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { unasked } from '../../../../tests/support/backup-tab.ts';
import { keysOf, over, remade, remove, scanned, undo } from '../../../../tests/support/results.ts';
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

beforeEach(openBrowser);

describe('results', () => {
	it('are there of no match under way, and come with the tap that ends it', async () => {
		const tab = await openTab();
		const { add, writer } = showMatch(tab, 'm');
		for (const entry of [start('m'), tap('m', 1), tap('m', 2)]) {
			add(entry);
			await writer.flush();
			expect(await keysOf(tab)).toEqual([]);
		}
		add(tap('m', 3, 'end'));
		await writer.flush();
		expect(await keysOf(tab)).toEqual(['m']);
	});

	it('go when the last tap is undone or the match is deleted', async () => {
		const tab = await openTab();
		for (const id of ['a', 'b', 'c']) await storeMatch(tab, over(id));
		const change = (match: string, entry: Entry) =>
			tab.appendEntries([entry], project([...over(match), entry]), over(match));
		await change('a', undo('a', 2));
		await change('b', remove('b', 2));
		expect(await keysOf(tab)).toEqual(['c']);
		expect(await scanned(tab)).toEqual({ isWhole: true, all: ['c aki+ben'] });
	});

	it('of two tabs that write at once are all kept', async () => {
		const tabs = [await openTab(), await openTab()] as const;
		const ids = Array.from({ length: 24 }, (_, index) => `m${index}`);
		await Promise.all(
			ids.map(async (id, index) => {
				const tab = tabs[index % 2 === 0 ? 0 : 1];
				await storeMatch(tab, over(id));
				if (index % 3 === 0)
					await tab.appendEntries([remove(id, 2)], project([...over(id), remove(id, 2)]), over(id));
			})
		);
		expect(await scanned(tabs[1])).toEqual({
			isWhole: true,
			all: ids
				.filter((_, index) => index % 3 > 0)
				.map((id) => `${id} aki+ben`)
				.sort()
		});
	});

	it('kept with the rows are those made anew from them', async () => {
		const change = fc.record({
			match: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
			what: fc.constantFrom('tap', 'end', 'undo', 'delete', 'import')
		});
		await fc.assert(
			fc.asyncProperty(fc.array(change, { maxLength: 30 }), async (changes) => {
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
								: what === 'undo'
									? undo(match, seq)
									: tap(match, seq, what === 'end' ? 'end' : seq);
					const log = [...known, entry];
					logs.set(match, log);
					if (what === 'import') await tab.storeBackup({ entries: [entry], players: [] }, projector, unasked);
					else await tab.appendEntries([entry], project(log), known);
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
