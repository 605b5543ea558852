/** What the app wrote for BG Stats comes back as itself. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { eveningsOf } from '../../../../tests/support/evenings.mjs';
import { metaOf } from '$lib/games/registry';
import { matches as all } from '$lib/matches/matches.svelte';
import { importFile } from '$lib/send/import-file';
import { playFile, rowsOfSpan } from '../bg-stats-file';
import { personFinder } from '../person-finder';
import { reconnect } from '$lib/store/db/connection';
import { announceToAll } from '$lib/store/db/tabs';
import { previewFile } from './preview.ts';

const newest = new Date(2026, 10, 21, 21).getTime();
const now = newest + 30 * 3_600_000;

test('given back to the app, a play file adds nothing here, and elsewhere what was played, when it was', async () => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	await importFile(new Blob([JSON.stringify(eveningsOf(60, newest))]));
	const rows = rowsOfSpan(await all.ready(), 'evening');
	const options = { metaOf, personAt: personFinder(all.players), anonymous: 'Guest' };
	const text = JSON.stringify(playFile(rows, options));
	expect(await previewFile(new Blob([text]), now)).toMatchObject({ matches: [], already: 3, problems: [] });
	// Its ids alone tell, also where the clock or the people were edited since.
	const moved = new Blob([text.replaceAll(/"playDate":"\d{4}/g, '"playDate":"2020')]);
	expect(await previewFile(moved, now)).toMatchObject({ matches: [], already: 3 });
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	announceToAll({ kind: 'import' });
	const { matches } = await previewFile(new Blob([text]), now);
	const seconds = (times: readonly number[]) => times.map((at) => Math.floor(at / 1000)).sort();
	expect(seconds(matches.map(({ began }) => began))).toEqual(seconds(rows.map(({ started }) => started)));
});
