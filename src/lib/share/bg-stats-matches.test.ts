/** Which matches are offered for BG Stats, and the file of those that were not sent yet. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { eveningsOf } from '../../../tests/support/evenings.mjs';
import { importFile } from '$lib/backup/import-file';
import { reconnect } from '$lib/store/db/connection';
import { announceToAll } from '$lib/store/db/tabs';
import { noteSent } from '$lib/store/settings/sent';
import { bgStatsApp } from './bg-stats.ts';
import { matches as all } from '$lib/matches.svelte';
import { previewFile } from './past-plays/preview.ts';
import { makePlayFile, rowsOfSpan, type Span } from './bg-stats-matches.ts';

/** Three matches an evening, an evening every other day. */
const newest = new Date(2026, 10, 21, 21).getTime();
const now = newest + 30 * 3_600_000;

beforeEach(async () => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	await importFile(new Blob([JSON.stringify(eveningsOf(60, newest))]));
});

const rowsOf = async (span: Span) => rowsOfSpan(await all.ready(), span, now);
const idsIn = async (file: Blob): Promise<number> =>
	(JSON.parse(await file.text()) as { readonly plays: readonly unknown[] }).plays.length;

test('the last evening is that of the match played last, however long ago', async () => {
	const { matches, file } = await makePlayFile(await rowsOf('evening'), 'Guest');
	expect(matches.toSorted()).toEqual(['evening-000000', 'evening-000001', 'evening-000002']);
	expect(await idsIn(file)).toBe(3);
});

test('thirty days have fifteen evenings, and all are all', async () => {
	expect((await makePlayFile(await rowsOf('month'), 'Guest')).matches).toHaveLength(45);
	expect((await makePlayFile(await rowsOf('all'), 'Guest')).matches).toHaveLength(60);
});

test('the file has those not sent yet; where all were sent, it has them all again', async () => {
	const evening = await rowsOf('evening');
	await noteSent(bgStatsApp, ['evening-000001']);
	const { matches } = await makePlayFile(evening, 'Guest');
	expect(matches.toSorted()).toEqual(['evening-000000', 'evening-000002']);
	await noteSent(bgStatsApp, matches);
	expect((await makePlayFile(evening, 'Guest')).matches).toHaveLength(3);
});

test('given back to the app, the file adds nothing here, and elsewhere what was played, when it was', async () => {
	const rows = await rowsOf('evening');
	const { file } = await makePlayFile(rows, 'Guest');
	expect(await previewFile(file, now)).toMatchObject({ matches: [], already: 3, problems: [] });
	// Its ids alone tell, also where the clock or the people were edited since.
	const moved = new Blob([(await file.text()).replaceAll(/"playDate":"\d{4}/g, '"playDate":"2020')]);
	expect(await previewFile(moved, now)).toMatchObject({ matches: [], already: 3 });
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	announceToAll({ kind: 'import' });
	const { matches } = await previewFile(file, now);
	const seconds = (times: readonly number[]) => times.map((at) => Math.floor(at / 1000)).sort();
	expect(seconds(matches.map(({ began }) => began))).toEqual(seconds(rows.map(({ started }) => started)));
});

test('cancelled, there is no file', async () => {
	const cancelling = new AbortController();
	const making = makePlayFile(await rowsOf('all'), 'Guest', {
		signal: cancelling.signal,
		onprogress: () => cancelling.abort()
	});
	await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});

test('without a match, the last evening has none', async () => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	announceToAll({ kind: 'import' });
	expect((await makePlayFile(await rowsOf('evening'), 'Guest')).matches).toEqual([]);
});
