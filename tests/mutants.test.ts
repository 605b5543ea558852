/** Damaged backup files are accepted or refused. Whatever is accepted can be listed, opened and exported. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { render } from 'svelte/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '$lib/games/outcome';
import { fetchWords, loadGame, metas } from '$lib/games/registry';
import { timeAgo, dateAndTime } from '$lib/i18n/format';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { fold, isUnreadable } from '$lib/match/fold';
import { deleteMatch } from '$lib/amend/amend-match';
import { importFile, type ImportResult } from '$lib/send/import-file';
import { importWords } from '$lib/send/import-words';
import MatchListItem from '$lib/match-view/MatchListItem.svelte';
import { reconnect } from '$lib/store/db/connection';
import { readLine } from '$lib/store/lines/read-line';
import { exportAll } from '$lib/store/backup/export';
import { readRecentRows, readStoredRows } from '$lib/store/lists/read-rows';
import { listPlayers } from '$lib/store/players/players';
import type { MatchRow as Row } from '$lib/store/lists/row';
import { listRuleSets } from '$lib/store/rule-sets/rule-sets';
import { mutantArbitrary } from './support/mutants';
import { runParameters } from './support/runs';

const newBrowser = (): void => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
};
beforeEach(newBrowser);
const ownLocale = getLocale;
afterEach(() => overwriteGetLocale(ownLocale));

const now = Date.UTC(2026, 6, 1);
const inBothLanguages = (work: () => void): void => {
	for (const locale of ['fr', 'en'] as const) {
		overwriteGetLocale(() => locale);
		work();
	}
};

const shown = (row: Row): void =>
	inBothLanguages(() => {
		const { body } = render(MatchListItem, { props: { row, href: '/', now } });
		expect(body).not.toMatch(/<img|<script|undefined|NaN/);
		dateAndTime(row.changed);
		dateAndTime(row.started);
	});

/** @returns every row that is not deleted. */
const everyRow = async (): Promise<readonly Row[]> => {
	const { rows, damaged } = await readStoredRows();
	expect(damaged).toEqual([]);
	return rows.filter(({ isDeleted }) => !isDeleted);
};

const opened = async ({ id, game: of, unreadable }: Row): Promise<void> => {
	const { entries, damaged } = await readLine(id);
	const game = await loadGame(of);
	const folded = game && fold(game, entries);
	if (!folded || isUnreadable(folded)) throw new Error(`${id}: ${folded} though it was taken`);
	expect([damaged, unreadable]).toEqual([0, undefined]);
	for (const { refusal } of folded.refused) expect(isRefusal(refusal)).toBe(true);
};

/**
 * Expects that all lists can be read and shown, and that the exported file can be imported in a fresh
 * browser.
 */
const lookAtAll = async (): Promise<void> => {
	const rows = await everyRow();
	await fetchWords(rows.map(({ game }) => game));
	for (const row of rows) {
		shown(row);
		await opened(row);
	}
	for (const row of rows.slice(0, 2)) expect(await deleteMatch(row)).toBe('saved');
	expect((await readRecentRows(now)).trouble).toBeUndefined();
	const { players, trouble } = await listPlayers();
	expect(trouble).toBeUndefined();
	inBothLanguages(() => players.forEach(({ used, created }) => timeAgo(used ?? created, now)));
	for (const { id } of metas) await listRuleSets(id);

	const { file, ...exported } = await exportAll();
	expect(exported).toEqual({});
	newBrowser();
	expect(await importFile(file)).not.toHaveProperty('refused');
	expect((await everyRow()).map(({ id }) => id)).toEqual(rows.slice(2).map(({ id }) => id));
};

test('every mutant is refused or can be listed, opened, deleted and exported', async () => {
	const sample = runParameters(200);
	let taken = 0;
	let made = 0;
	const isTaken = (result: ImportResult): boolean => !('refused' in result);
	await fc.assert(
		fc.asyncProperty(mutantArbitrary, async ({ make }) => {
			const result = await importFile(new Blob([Uint8Array.from(make(String((made += 1))))]));
			expect(result).not.toHaveProperty('trouble');
			inBothLanguages(() => expect(importWords(result).join('')).not.toMatch(/undefined|NaN/));
			if (!isTaken(result)) return;
			taken += 1;
			if (taken % 25 !== 0) return;
			await lookAtAll();
			newBrowser();
		}),
		sample
	);
	await lookAtAll();
	// Otherwise the mutations are too rough, or too mild.
	expect(taken).toBeGreaterThan(sample.numRuns / 20);
	expect(taken).toBeLessThan(sample.numRuns * 0.9);
});
