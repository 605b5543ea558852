/** The deleted matches, which are in no index: they are found by the keys that no index has. */
import { beforeEach, expect, test, vi } from 'vitest';
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
import type { Entry } from '../../match/entry.ts';
import { toStored } from './row.ts';

beforeEach(openBrowser);

const stamped = (match: string, seq: number, at: number) => ({
	match,
	seq,
	device: 'phone',
	number: seq,
	at
});
const removal = (match: string, seq: number, at = 2000 + seq): Entry => ({
	...stamped(match, seq, at),
	kind: 'delete'
});
const deletedAt = (match: string, at: number): readonly Entry[] => [start(match), removal(match, 1, at)];

const read = async (tab: Tab, limit = 10): Promise<readonly string[]> =>
	(await tab.listDeleted({ limit })).rows.map(({ id }) => id);
const expectDeleted = async (tab: Tab, ...ids: readonly string[]): Promise<void> => {
	expect(await read(tab)).toEqual(ids);
	expect(await tab.countDeleted()).toBe(ids.length);
};

test('of all matches, those that were deleted are listed, the last played first', async () => {
	const tab = await openTab();
	await expectDeleted(tab);
	await storeMatch(tab, deletedAt('early', 3000));
	await storeMatch(tab, [start('kept'), tap('kept', 1)]);
	await storeMatch(tab, deletedAt('late', 5000));
	await expectDeleted(tab, 'late', 'early');
});

test('a page goes on where the one before it ended, each match once', async () => {
	const tab = await openTab();
	for (let index = 0; index < 7; index += 1) await storeMatch(tab, deletedAt(`m${index}`, 3000));
	const first = await tab.listDeleted({ limit: 4 });
	if (!first.next) throw new Error('No second page');
	const second = await tab.listDeleted({ limit: 4, before: first.next });
	expect(second.next).toBeUndefined();
	expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([
		...['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0']
	]);
});

test('unsaved changes count: a match deleted in memory is listed, one restored in memory is not', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('going'), tap('going', 1)]);
	await storeMatch(tab, deletedAt('back', 3000));
	const mend = failWrites(quotaError);
	const going = showMatch(tab, 'going', [start('going'), tap('going', 1)]);
	const back = showMatch(tab, 'back', deletedAt('back', 3000));
	going.add(removal('going', 2));
	// The row is made by hand, because the toy game's `project` ignores the undo of a deletion.
	const restored = { ...project(back.log()), isDeleted: false };
	back.writer.add({
		entries: [{ ...stamped('back', 2, 4000), kind: 'undo', of: 1 }],
		row: restored
	});
	await expectDeleted(tab, 'going');
	mend();
	await tab.saveUnsaved();
	await expectDeleted(tab, 'going');
});

test('a damaged row is left out, and its id is returned for repair', async () => {
	const tab = await openTab();
	await storeMatch(tab, deletedAt('whole', 3000));
	await tab.write(['matches'], async (transaction) => {
		await transaction.objectStore('matches').put({ id: 'damaged', isDeleted: true });
		// A damaged row is in no index.
		await transaction.objectStore('matches').put({ ...project([start('unlisted')]) });
	});
	expect(await tab.listDeleted({ limit: 10 })).toMatchObject({
		rows: [{ id: 'whole' }],
		damaged: ['damaged']
	});
});

test('among 10,000 matches, the rows of those that are listed are not read', async () => {
	const tab = await openTab();
	await tab.write(['matches'], async (transaction) => {
		for (let index = 0; index < 10_000; index += 1) {
			const row = project([start(`m${index}`)]);
			await transaction.objectStore('matches').put(toStored({ ...row, isDeleted: index % 5000 === 7 }));
		}
	});
	const get = vi.spyOn(IDBObjectStore.prototype, 'get');
	const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	await expectDeleted(tab, 'm7', 'm5007');
	expect(get).toHaveBeenCalledTimes(2);
	expect(getAll).not.toHaveBeenCalled();
});
