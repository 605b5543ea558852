/**
 * The backup in parts: every file that is written can be read, and any other is refused with the place of the
 * fault.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Entry } from '../../match/entry.ts';
import { backupLimit, type BackupPiece } from './file-format.ts';
import { RefusedBackup } from './label.ts';
import { readPieces } from './read-file.ts';
import { exported, importBackup, linesOf } from '../../../../tests/support/backup-tab.ts';
import {
	failWrites,
	openBrowser,
	openTab,
	project,
	projector,
	quotaError,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const label = '{"format":"ochaya-backup","version":9,"exported":"2026-01-02T00:00:00.000Z"}';
const gzipped = (...lines: readonly unknown[]): Blob =>
	new Blob([gzipSync([label, ...lines.map((line) => JSON.stringify(line))].join('\n'))]);
const piecesOf = (file: Blob): Promise<readonly BackupPiece[]> => readPieces(file);
const refusalOf = (file: Blob): Promise<unknown> =>
	piecesOf(file).then(
		() => 'taken',
		(error: unknown) => (error instanceof RefusedBackup ? error.refusal : error)
	);
const entriesIn = async (file: Blob): Promise<readonly Entry[]> =>
	(await piecesOf(file)).flatMap(({ entries }) => entries);

test('a match longer than many parts comes back whole, in one piece', async () => {
	const long = [start('a'), ...Array.from({ length: 5000 }, (_, index) => tap('a', index + 1))];
	const tab = await openTab();
	await storeMatch(tab, long);
	await storeMatch(tab, [start('b'), tap('b', 1)]);
	const shares: number[] = [];
	const { file, trouble } = await tab.exportAll((share) => shares.push(share));
	expect([trouble, shares.slice(0, 5)]).toEqual([
		undefined,
		[1, 2, 3, 4, 5].map((page) => (page * 1000) / 5003)
	]);
	expect(shares.at(-1)).toBe(1);
	const pieces = await piecesOf(file);
	expect(pieces.map(({ entries }) => entries.length)).toEqual([0, 5001, 2]);
	expect(pieces[1]?.entries).toEqual(long);
	expect((await linesOf(file)).at(-1)).toBe('{"end":5003}');
});

test('where nothing is stored yet, the file says so and is taken back', async () => {
	const tab = await openTab();
	const shares: number[] = [];
	const { file, trouble } = await tab.exportAll((share) => shares.push(share));
	expect([trouble, shares.at(-1)]).toEqual([undefined, 1]);
	expect(await piecesOf(file)).toEqual([]);
});

test('a file that was unpacked on its way is read too', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('a'), tap('a', 1)]);
	const { file } = await tab.exportAll();
	expect(await entriesIn(new Blob([(await linesOf(file)).join('\n')]))).toEqual([start('a'), tap('a', 1)]);
});

test('without compression in the browser the file is plain, and read', async () => {
	vi.stubGlobal('CompressionStream', undefined);
	const tab = await openTab();
	await storeMatch(tab, [start('a')]);
	const { file } = await tab.exportAll();
	expect((await file.text()).split('\n').at(-2)).toBe('{"end":1}');
	expect(await entriesIn(file)).toEqual([start('a')]);
});

test('old files are cut into pieces of whole matches', async () => {
	const logs = Array.from({ length: 9 }, (_, index) => [
		start(`m${index}`),
		...Array.from({ length: 999 }, (_, tapped) => tap(`m${index}`, tapped + 1))
	]);
	const old = { format: 'ochaya-backup', version: 1, exported: '2026-01-02T00:00:00.000Z', players: [] };
	const asOld = logs.flat().map(({ number: _, ...entry }) => entry);
	const file = new Blob([JSON.stringify({ ...old, entries: asOld })]);
	const pieces = await piecesOf(file);
	expect(pieces.map(({ entries }) => entries.length)).toEqual(Array<number>(9).fill(1000));
	expect(pieces.flatMap(({ entries }) => entries)).toEqual(logs.flat());
});

test.each<readonly [what: string, file: Blob, refusal: object]>([
	['the end missing', gzipped({ entries: [start('a')] }), { refused: 'damaged', where: 'line 2' }],
	['a part missing', gzipped({ end: 2 }), { refused: 'damaged', where: 'line 2' }],
	['something after the end', gzipped({ end: 0 }, {}), { refused: 'damaged', where: 'line 3' }],
	['a part that says nothing', gzipped({}, { end: 0 }), { refused: 'damaged', where: 'line 2' }],
	['a part of empty lists', gzipped({ entries: [] }, { end: 0 }), { refused: 'damaged', where: 'line 2' }],
	['a line that is none', gzipped('x', { end: 0 }), { refused: 'damaged', where: 'line 2' }],
	[
		'an entry past the calendar',
		gzipped({ entries: [start('a', 8.64e15 + 2)] }, { end: 1 }),
		{ refused: 'damaged', where: 'line 2: entries.0.at' }
	],
	['a later version', new Blob([gzipSync(label.replace('9', '10'))]), { refused: 'newer' }],
	['something else that is packed', new Blob([gzipSync('hello')]), { refused: 'not-json' }],
	[
		'a packed file cut off',
		new Blob([gzipSync(`${label}\n{"end":0}`).subarray(0, 40)]),
		{ refused: 'not-json' }
	],
	[
		'a file that unpacks to more than any has',
		new Blob([gzipSync(Buffer.alloc(backupLimit + 1))]),
		{ refused: 'too-big' }
	]
])('%s is refused', async (_, file, refusal) => {
	expect(await refusalOf(file)).toEqual(refusal);
});

test('a line with a gap is taken without it, and can be played on', async () => {
	const tab = await openTab();
	const [piece] = await piecesOf(gzipped({ entries: [start('a'), tap('a', 1_000_002)] }, { end: 2 }));
	await importBackup(tab, piece ?? { entries: [], players: [] }, projector);
	const line = [start('a'), { ...tap('a', 1_000_002), seq: 1 }];
	const next = tap('a', 2);
	expect(await tab.appendEntries([next], project([...line, next]), line)).toBe(true);
	expect(await entriesIn((await tab.exportAll()).file)).toEqual([...line, next]);
});

test('a store that fails midway: what could be read is in the file, with the trouble', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('a'), ...Array.from({ length: 2500 }, (_, index) => tap('a', index + 1))]);
	await storeMatch(tab, [start('b')]);
	const { getAll } = IDBObjectStore.prototype;
	let pages = 0;
	vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...given) {
		if (this.name === 'lines' && (pages += 1) > 1) throw new DOMException('Gone', 'DataError');
		return getAll.apply(this, given);
	});
	const { file, trouble } = await tab.exportAll();
	expect(trouble).toBe('lost');
	expect(await entriesIn(file)).toEqual([]);
});

test('a piece that does not fit leaves the ones before it, and comes with the next try', async () => {
	const tab = await openTab();
	await importBackup(tab, { entries: [start('a')], players: [] }, projector);
	const mend = failWrites(quotaError);
	const second = { entries: [start('b'), tap('b', 1)], players: [] };
	await expect(importBackup(tab, second, projector)).rejects.toMatchObject({ code: 'quota' });
	mend();
	await importBackup(tab, { entries: [start('a')], players: [] }, projector);
	expect(await importBackup(tab, second, projector)).toMatchObject({ matches: 1, entries: 2 });
	expect((await exported(tab)).backup.entries).toEqual([start('a'), start('b'), tap('b', 1)]);
});
