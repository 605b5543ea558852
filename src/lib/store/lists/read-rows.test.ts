import { beforeEach, expect, test, vi } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
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

beforeEach(openBrowser);

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
/** Stores rows without entries, since lists need nothing else. */
const fill = (tab: Tab, count: number): Promise<void> =>
	tab.write(['matches'], async (transaction) => {
		for (let index = 0; index < count; index += 1)
			await transaction
				.objectStore('matches')
				.put({ ...endedRow, id: `m${index + 100}`, changed: 1000 + index });
	});

test('the last few matches are read from their index, without the others', async () => {
	const tab = await openTab();
	await fill(tab, 500);
	const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	const { rows, count, damaged } = await tab.readRecentRows(5000);
	expect([rows.length, count, damaged]).toEqual([30, 500, []]);
	expect(idsOf(rows).slice(0, 3)).toEqual(['m599', 'm598', 'm597']);
	expect(getAll).not.toHaveBeenCalled();
});

test('a match under way is read however long it was left, and however many were over since', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('left', 10)]);
	await tab.write(['matches'], async (transaction) => {
		for (let index = 0; index < 100; index += 1)
			await transaction
				.objectStore('matches')
				.put({ ...endedRow, id: `over-${index}`, changed: 1000 + index });
	});
	const { rows } = await tab.readRecentRows(5000);
	expect([rows.length, rows.at(-1)?.id]).toEqual([31, 'left']);
});

test('unsaved rows are among them, once, and deleted ones are not', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m', 1000)]);
	await storeMatch(tab, [start('gone', 1500)]);
	const log = [start('gone', 1500)];
	const deleted = { ...tap('gone', 1), kind: 'delete' as const };
	await tab.appendEntries([deleted], { ...project(log), isDeleted: true }, log);
	failWrites(quotaError);
	showMatch(tab, 'm', [start('m', 1000)]).add(tap('m', 1));
	showMatch(tab, 'new').add(start('new', 3000));
	const { rows } = await tab.readRecentRows(5000);
	expect(rows.map(({ id, entries }) => [id, entries])).toEqual([
		['new', 1],
		['m', 2]
	]);
	expect(
		idsOf(await tab.read(['matches'], (tx) => tab.rowsIn(tx.objectStore('matches')))).toSorted()
	).toEqual(['gone', 'm', 'new']);
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
	expect(idsOf((await tab.readRecentRows(today)).rows)).toEqual(inOrder);
	const { rows } = await tab.readStoredRows();
	expect(idsOf(rows.toSorted(tab.byLastPlayed(today)))).toEqual(inOrder);
});

test('a damaged row is left out, told, and made anew from the entries', async () => {
	const tab = await openTab();
	const log = [start('m'), tap('m', 1)];
	await storeMatch(tab, log);
	await storeMatch(tab, [start('other')]);
	await tab.write(['matches'], (transaction) =>
		transaction.objectStore('matches').put({ id: 'm', changed: 1001, headline: 7 })
	);
	expect(await tab.readStoredRows()).toMatchObject({ rows: [{ id: 'other' }], damaged: ['m'] });
	expect((await tab.readRecentRows(5000)).damaged).toEqual(['m']);
	expect(await tab.readRow('m')).toBeUndefined();
	const made: unknown[] = [];
	await tab.rebuildRows(['m', 'none'], project, (rows, count) => void made.push(...rows, count));
	expect(made).toEqual([project(log), 2]);
	expect(await tab.readStoredRows(['m', 'none'])).toEqual({ rows: [project(log)], damaged: [] });
});

test('a row that was stored with a new entry meanwhile stays', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	let grown: Promise<unknown> | undefined;
	const grow = (): void => {
		grown ??= tab.appendEntries([tap('m', 1)], project([start('m'), tap('m', 1)]), [start('m')]);
	};
	await tab.rebuildRows(
		['m'],
		(line) => {
			grow();
			return project(line);
		},
		() => undefined
	);
	await grown;
	expect((await tab.readRow('m'))?.entries).toBe(2);
});
