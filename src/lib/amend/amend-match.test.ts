/**
 * Deleting and restoring a match that goes on in another tab, or whose log is damaged: the row follows the
 * log.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '$lib/match/entry';
import { reconnect } from '$lib/store/db/connection';
import { readRow, readStoredRows } from '$lib/store/lists/read-rows';
import { renumber } from '$lib/match/behind';
import { keptOfMatch } from '$lib/store/settings/settings';
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { openBrowser, openTab } from '../../../tests/support/store-tab.ts';
import { deleteMatch, restoreMatch } from './amend-match';
import { projectorFor, remakeRows } from '$lib/rows/projector';

beforeEach(() => {
	openBrowser();
	reconnect();
});

interface Fixture {
	readonly options: unknown;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}
const whole = JSON.parse(
	readFileSync(new URL('../games/hanamikoji/fixtures/charm.json', import.meta.url), 'utf8')
) as Fixture;

const at = Date.UTC(2026, 0, 1);
const stamped = (seq: number) => ({ match: 'm', seq, device: 'elsewhere', number: seq, at: at + seq });
const log: readonly Entry[] = [
	{
		...{ ...stamped(0), kind: 'start', game: 'hanamikoji', version: 1, options: whole.options },
		...{ players: ['Aki', 'Ben'].map((name) => ({ id: name.toLowerCase(), name })), opening: whole.opening }
	} as const,
	...whole.actions.map((action, index) => ({
		...stamped(index + 1),
		...({ kind: 'action', version: 1, action } as const)
	}))
];
const underWay = log.slice(0, -1);
const end = log.slice(-1);

/** Another tab, in which the match is played. */
const playElsewhere = async () => {
	const tab = await openTab();
	const { project } = await projectorFor(['hanamikoji']);
	await tab.appendEntries(underWay, project(underWay), []);
	const row = await tab.readRow('m');
	if (!row) throw new Error('Not stored');
	return {
		row,
		/** Ends the match, after whatever was stored meanwhile. */
		end: async (): Promise<void> => {
			const { entries } = await tab.readStoredLine('m');
			const ending = renumber(entries, end);
			if (await tab.appendEntries(ending, project([...entries, ...ending]), entries)) return;
			const grown = (await tab.readStoredLine('m')).entries;
			const after = renumber(grown, end);
			await tab.appendEntries(after, project([...grown, ...after]), grown);
		}
	};
};

const listed = async (): Promise<readonly MatchRow[]> =>
	(await readStoredRows()).rows.filter(({ isDeleted }) => !isDeleted);
const expectEnded = async (): Promise<void> => {
	expect((await readRow('m'))?.outcome?.winners).toHaveLength(1);
	expect((await listed()).map((row) => [row.id, statusOf(row)])).toEqual([['m', 'ended']]);
};
const restored = async (): Promise<void> => {
	expect(await listed()).toEqual([]);
	const deleted = await readRow('m');
	expect(deleted?.isDeleted).toBe(true);
	expect(await restoreMatch(deleted as MatchRow)).toBe('saved');
};

test('ended elsewhere before it is deleted by a list that does not know, and restored, it is listed as ended', async () => {
	const elsewhere = await playElsewhere();
	await elsewhere.end();
	expect(await deleteMatch(elsewhere.row)).toBe('saved');
	await restored();
	await expectEnded();
});

test('ended elsewhere after it was deleted, and restored, it is listed as ended', async () => {
	const elsewhere = await playElsewhere();
	expect(await deleteMatch(elsewhere.row)).toBe('saved');
	await elsewhere.end();
	await restored();
	await expectEnded();
});

test('ended elsewhere in the moment it is deleted, and restored, it is listed as ended', async () => {
	const elsewhere = await playElsewhere();
	await Promise.all([deleteMatch(elsewhere.row), elsewhere.end()]);
	await restored();
	await expectEnded();
});

test('restored by two taps, at once or one after the other, it is restored once and nothing fails', async () => {
	const { row } = await playElsewhere();
	await deleteMatch(row);
	expect(await Promise.all([restoreMatch(row), restoreMatch(row)])).toEqual(['saved', 'saved']);
	expect(await restoreMatch(row)).toBe('saved');
	expect((await listed()).map(({ id }) => id)).toEqual(['m']);
});

test('restored on a full disk, another tap says so too, and stores it once there is room', async () => {
	const { row } = await playElsewhere();
	await deleteMatch(row);
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('No room', 'QuotaExceededError');
	});
	expect(await restoreMatch(row)).toBe('quota');
	expect(await restoreMatch(row)).toBe('quota');
	full.mockRestore();
	expect(await restoreMatch(row)).toBe('saved');
	expect((await listed()).map(({ id }) => id)).toEqual(['m']);
});

test('a line whose start is damaged is listed as unreadable, and can be deleted and restored', async () => {
	const tab = await openTab();
	// Earlier builds accepted a time beyond the last one that `Date` can hold.
	const late = { ...log[0], at: 8.64e15 + 5 };
	await tab.write(['lines', 'matches'], async (transaction) => {
		await transaction.objectStore('lines').add(late);
		await transaction.objectStore('lines').add(log[1]);
		await transaction.objectStore('matches').put({ id: 'm', changed: late.at });
	});
	expect(await readStoredRows()).toEqual({ rows: [], damaged: ['m'] });
	await remakeRows(['m'], () => undefined);
	const [row, ...others] = await listed();
	expect(others).toEqual([]);
	expect(row).toMatchObject({ id: 'm', game: 'hanamikoji', unreadable: 'no-start', changed: at + 1 });
	expect(row?.players.map(({ name }) => name)).toEqual(['Aki', 'Ben']);
	expect(row && statusOf(row)).toBeUndefined();

	expect(await deleteMatch(row as MatchRow)).toBe('saved');
	await restored();
	expect(await listed()).toMatchObject([{ id: 'm', unreadable: 'no-start' }]);
});

test('what was kept for its table goes with a match', async () => {
	const { row } = await playElsewhere();
	await keptOfMatch('m').write({ form: 1 });
	await keptOfMatch('other').write({ form: 2 });
	await deleteMatch(row);
	expect(await keptOfMatch('m').read()).toBeUndefined();
	expect(await keptOfMatch('other').read()).toEqual({ form: 2 });
});
