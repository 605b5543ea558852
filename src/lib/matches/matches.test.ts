/** All matches in memory, over a real store. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
	emptyStore,
	openRecords,
	storeEntries,
	type RecordsApp
} from '../../../tests/support/records-app.ts';
import type { Entry } from '../match/entry.ts';

let app: RecordsApp;
beforeAll(async () => {
	app = await openRecords();
}, 60_000);
beforeEach(() => emptyStore(app));
afterAll(() => void vi.resetModules());

const base = { device: 'phone', at: Date.UTC(2026, 10, 20, 20) };
const start = (match: string): Entry => ({
	...{ ...base, match, seq: 0, number: 0, kind: 'start', game: 'geisha', version: 1 },
	options: {
		...{ mode: 'single', wins: 3, target: 10, drawnSingle: 'drawn-match', fullBoard: 'drawn' },
		afterDrawn: 'other'
	},
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'sam', name: 'Sam' }
	],
	opening: [{ type: 'starter', seat: 0 }]
});
const note = (match: string, text: string): Entry => ({
	...{ ...base, match, seq: 1, number: 1, kind: 'note', text }
});
const put = (row: object): Promise<unknown> =>
	app.write(['matches'], (transaction) => transaction.objectStore('matches').put(row));
const ids = async (): Promise<readonly string[]> => (await app.matches.ready()).map(({ id }) => id);

test('they are read once, and what another tab stores is read alone', async () => {
	await storeEntries(app, [], [start('one')]);
	await storeEntries(app, [], [start('two')]);
	expect(await ids()).toEqual(['two', 'one']);
	const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
	const other = new BroadcastChannel('ochaya');
	await storeEntries(app, [start('one')], [note('one', 'By the window')]);
	await storeEntries(app, [], [start('three')]);
	const heard = vi.waitFor(async () => expect(await ids()).toEqual(['two', 'three', 'one']));
	for (const match of ['one', 'three']) other.postMessage({ kind: 'match', match });
	await heard;
	await vi.waitFor(async () => expect((await app.matches.ready()).at(-1)?.note).toBe('By the window'));
	other.close();
	// The rows of all matches were not read again; other stores may have been.
	const stores = getAll.mock.contexts.map((store) => (store as IDBObjectStore).name);
	expect(stores).not.toContain('matches');
	getAll.mockRestore();
});

test('after an import all of them are read anew', async () => {
	expect(await ids()).toEqual([]);
	await storeEntries(app, [], [start('one')]);
	app.announceToAll({ kind: 'import' });
	expect(await ids()).toEqual(['one']);
});

test('rows of another version, and damaged ones, are made anew before any is shown', async () => {
	const { row } = await storeEntries(app, [], [start('old')]);
	await storeEntries(app, [], [start('torn')]);
	const { standing: _, ...early } = row;
	await put(early);
	await put({ id: 'torn', changed: base.at, headline: 7 });
	// What nobody has entries of cannot be made, and is counted.
	await put({ id: 'nothing', changed: base.at });
	const rows = await app.matches.ready();
	expect(rows.map(({ id, standing }) => [id, standing])).toEqual([
		['torn', { scores: [0, 0] }],
		['old', { scores: [0, 0] }]
	]);
	expect(app.matches.lost).toBe(1);
	const stored = await app.read(['matches'], (transaction) => transaction.objectStore('matches').get('old'));
	expect(stored).toHaveProperty('standing');
});

test('a deleted match is apart, and back once it is restored', async () => {
	const { log } = await storeEntries(app, [], [start('one')]);
	const gone: Entry = { ...base, match: 'one', seq: 1, number: 1, kind: 'delete' };
	await storeEntries(app, log, [gone]);
	app.announceToAll({ kind: 'match', match: 'one' });
	expect(await ids()).toEqual([]);
	expect(app.matches.deleted.map(({ id }) => id)).toEqual(['one']);
	await storeEntries(
		app,
		[...log, gone],
		[{ ...base, match: 'one', seq: 2, number: 2, kind: 'undo', of: 1 }]
	);
	app.announceToAll({ kind: 'match', match: 'one' });
	expect(await ids()).toEqual(['one']);
	expect(app.matches.deleted).toEqual([]);
});

test('where the store cannot be read, it is said, and read again later', async () => {
	await storeEntries(app, [], [start('one')]);
	app.announceToAll({ kind: 'import' });
	const failing = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
		throw new DOMException('Torn', 'DataError');
	});
	await expect(app.matches.ready()).rejects.toHaveProperty('code');
	failing.mockRestore();
	expect(await ids()).toEqual(['one']);
});
