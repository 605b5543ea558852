/** A renamed player gets the new name in past matches too, where that is wanted, and it can be undone. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveLine } from '$lib/match/undo';
import { reconnect } from '$lib/store/db/connection';
import { announceToAll } from '$lib/store/db/tabs';
import { readRow } from '$lib/store/lists/read-rows';
import { appendEntries } from '$lib/store/lines/writer';
import { readStoredLine } from '$lib/store/lines/read-line';
import { saveUnsaved } from '$lib/store/lines/unsaved';
import { listPlayers } from '$lib/store/players/players';
import { projectorFor } from '$lib/rows/projector';
import { failWrites, openBrowser, quotaError } from '../../../tests/support/store-tab.ts';
import type { Entry } from '$lib/match/entry';
import { deleteMatch } from './amend-match';
import { matchesUnder, renameInMatches, undoRenaming } from './rename-past';

beforeEach(() => {
	openBrowser();
	reconnect();
	announceToAll({ kind: 'import' });
});

interface Fixture {
	readonly options: unknown;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}
const whole = JSON.parse(
	readFileSync(new URL('../games/hanamikoji/fixtures/charm.json', import.meta.url), 'utf8')
) as Fixture;

const begun = Date.UTC(2026, 0, 1);
/** @returns the log of a match; with `count` only its first actions. */
const logOf = (
	match: string,
	names: readonly [string, string],
	count = whole.actions.length
): readonly Entry[] => [
	{
		...{
			match,
			seq: 0,
			device: 'phone',
			number: 0,
			at: begun,
			kind: 'start',
			game: 'hanamikoji',
			version: 1
		},
		...{ options: whole.options, opening: whole.opening },
		players: names.map((name, seat) => ({ id: seat === 0 ? 'aki' : name.toLowerCase(), name }))
	},
	...whole.actions.slice(0, count).map((action, index): Entry => ({
		...{
			match,
			seq: index + 1,
			device: 'phone',
			number: index + 1,
			at: begun + index + 1,
			kind: 'action',
			version: 1,
			action
		}
	}))
];
const store = async (log: readonly Entry[]): Promise<void> => {
	const { project } = await projectorFor(['hanamikoji']);
	await appendEntries(log, project(log), []);
	// As by another tab.
	announceToAll({ kind: 'import' });
};
const namesIn = async (...matches: readonly string[]) =>
	Promise.all(matches.map(async (match) => (await readRow(match))?.players.map(({ name }) => name)));

const aki = { id: 'aki', name: 'Aki' };
const isWanted = () => true;
const rename = async (to: string, ontell: (done: number) => void = () => undefined) =>
	renameInMatches(await matchesUnder(aki, to), aki, to, { ontell, isWanted });

test('the matches under the old name get the new one, those under way too; others stay as they are', async () => {
	await store(logOf('won', ['Aki', 'Ben']));
	await store(logOf('under-way', ['Aki', 'Cleo'], 3));
	await store(logOf('earlier-name', ['A.', 'Ben']));
	await store(logOf('with-akiko', ['Aki', 'AKIKO']));
	await store(logOf('deleted', ['Aki', 'Ben']));
	const deleted = await readRow('deleted');
	if (deleted) await deleteMatch(deleted);
	expect((await matchesUnder(aki, 'Akiko')).map(({ id }) => id).sort()).toEqual(['under-way', 'won']);

	const before = await readRow('won');
	const told: number[] = [];
	const { done, trouble } = await rename('Akiko', (count) => told.push(count));
	expect([done.length, trouble, told]).toEqual([2, undefined, [1, 2]]);
	expect(await namesIn('won', 'under-way', 'earlier-name', 'with-akiko', 'deleted')).toEqual([
		['Akiko', 'Ben'],
		['Akiko', 'Cleo'],
		['A.', 'Ben'],
		['Aki', 'AKIKO'],
		['Aki', 'Ben']
	]);
	// Neither when it was played nor how it ended is touched, nor who was last used.
	const after = await readRow('won');
	expect([after?.changed, after?.outcome]).toEqual([before?.changed, before?.outcome]);
	expect((await listPlayers()).players.map(({ used }) => used)).toEqual([begun, begun, begun, begun]);
	expect((await readStoredLine('won')).entries.at(-1)).toMatchObject({
		kind: 'seats',
		players: [
			{ id: 'aki', name: 'Akiko' },
			{ id: 'ben', name: 'Ben' }
		]
	});
	expect(await matchesUnder(aki, 'Akiko')).toEqual([]);
});

test('undoing takes these entries back, and what was corrected before counts again', async () => {
	await store(logOf('m', ['Aki', 'Ben']));
	const { done } = await rename('Akiko');
	expect(await undoRenaming(done, { ontell: () => undefined, isWanted })).toEqual({ done });
	expect(await namesIn('m')).toEqual([['Aki', 'Ben']]);
	expect(resolveLine((await readStoredLine('m')).entries).details).toEqual([]);
	expect((await matchesUnder(aki, 'Akiko')).map(({ id }) => id)).toEqual(['m']);
});

test('what another tab corrected meanwhile is left as it is there', async () => {
	await store(logOf('m', ['Aki', 'Ben']));
	const rows = await matchesUnder(aki, 'Akiko');
	await renameInMatches(rows, aki, 'Other', { ontell: () => undefined, isWanted });
	expect(await renameInMatches(rows, aki, 'Akiko', { ontell: () => undefined, isWanted })).toEqual({
		done: []
	});
	expect(await namesIn('m')).toEqual([['Other', 'Ben']]);
});

test('it ends at the first match that cannot be stored, and says why; nothing is lost', async () => {
	for (const match of ['one', 'two', 'three']) await store(logOf(match, ['Aki', 'Ben']));
	const rows = await matchesUnder(aki, 'Akiko');
	let mend: () => void = () => undefined;
	const { done, trouble } = await renameInMatches(rows, aki, 'Akiko', {
		ontell: (count) => {
			if (count === 1) mend = failWrites(quotaError);
		},
		isWanted
	});
	expect([done.length, trouble]).toEqual([2, 'quota']);
	mend();
	await saveUnsaved();
	expect((await matchesUnder(aki, 'Akiko')).length).toBe(1);
	expect((await undoRenaming(done, { ontell: () => undefined, isWanted })).trouble).toBeUndefined();
	expect(await namesIn('one', 'two', 'three')).toEqual([
		['Aki', 'Ben'],
		['Aki', 'Ben'],
		['Aki', 'Ben']
	]);
});

test('it can be cancelled, and what is done by then can be undone', async () => {
	for (const match of ['one', 'two', 'three']) await store(logOf(match, ['Aki', 'Ben']));
	const stop = vi
		.fn(() => true)
		.mockReturnValueOnce(true)
		.mockReturnValue(false);
	const rows = await matchesUnder(aki, 'Akiko');
	const { done } = await renameInMatches(rows, aki, 'Akiko', { ontell: () => undefined, isWanted: stop });
	expect(done).toHaveLength(1);
	expect(await matchesUnder(aki, 'Akiko')).toHaveLength(2);
});
