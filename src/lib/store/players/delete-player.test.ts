import { beforeEach, expect, test, vi } from 'vitest';
import {
	openBrowser,
	openTab,
	project,
	showMatch,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const furnished = async (...names: readonly string[]): Promise<Tab> => {
	const tab = await openTab();
	for (const name of names)
		await tab.addPlayer(
			name,
			() => 1,
			() => name.toLowerCase()
		);
	return tab;
};
const namesIn = async (tab: Tab): Promise<readonly string[]> =>
	(await tab.listPlayers()).players.map(({ name }) => name).sort();

test('a player whom no match names is deleted, and brought back as they were', async () => {
	const tab = await furnished('Aki', 'Ben', 'Cleo');
	await storeMatch(tab, [start('m')]);
	await tab.markPlayer('cleo', 7);
	expect(await tab.isInMatches('cleo')).toBe(false);
	const deletion = await tab.deletePlayer('cleo');
	const cleo = { id: 'cleo', name: 'Cleo', created: 1, mark: 7 };
	expect(deletion).toEqual({ deleted: [cleo] });
	expect(await namesIn(await openTab())).toEqual(['Aki', 'Ben']);
	await tab.restorePlayers([cleo]);
	expect((await tab.listPlayers()).players).toContainEqual(cleo);
	expect(await tab.deletePlayer('nobody')).toEqual({ refused: 'no-player' });
});

test('with a person go the players merged into them, and come back merged', async () => {
	const tab = await furnished('Aki', 'Akiko', 'Ben');
	await tab.joinPlayer('akiko', 'aki');
	const deletion = await tab.deletePlayer('akiko');
	expect(await namesIn(tab)).toEqual(['Ben']);
	await tab.restorePlayers('deleted' in deletion ? deletion.deleted : []);
	expect(tab.personOf((await tab.listPlayers()).players)('akiko')).toBe('aki');
	// One of their names is enough to keep both.
	await storeMatch(tab, [start('m', 1000, ['Akiko', 'Ben'])]);
	expect(await tab.isInMatches('aki')).toBe(true);
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
	expect(await namesIn(tab)).toEqual(['Aki', 'Akiko', 'Ben']);
});

test('a deleted match keeps its players, and so does one in which another has the seat now', async () => {
	const tab = await furnished();
	await storeMatch(tab, [
		start('gone', 1000, ['Aki', 'Ben']),
		{ match: 'gone', seq: 1, device: 'phone', number: 1, at: 1001, kind: 'delete' }
	]);
	const log = [start('corrected', 1000, ['Cleo', 'Ben'])];
	const players = [
		{ id: 'di', name: 'Di' },
		{ id: 'ben', name: 'Ben' }
	];
	const seats = {
		match: 'corrected',
		seq: 1,
		device: 'phone',
		number: 1,
		at: 1001,
		kind: 'seats' as const,
		players
	};
	await tab.appendEntries([...log, seats], { ...project(log), players }, []);
	expect([await tab.isInMatches('aki'), await tab.isInMatches('cleo')]).toEqual([false, false]);
	for (const id of ['aki', 'cleo', 'di']) expect(await tab.deletePlayer(id)).toEqual({ refused: 'in-match' });
	expect(await namesIn(tab)).toEqual(['Aki', 'Ben', 'Cleo', 'Di']);
});

test('a match that is not stored yet keeps its players too', async () => {
	const tab = await furnished('Aki', 'Ben', 'Cleo');
	showMatch(tab, 'm', [start('m')]);
	expect(await tab.isInMatches('aki')).toBe(true);
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
});

test('a match that arrives in another tab meanwhile keeps them', async () => {
	const tab = await furnished('Aki', 'Ben');
	const other = await openTab();
	await storeMatch(other, [start('old', 1000, ['Cleo', 'Di']), tap('old', 1)]);
	// The logs are read first: the match arrives after that, and before the player is deleted.
	const { getAll } = IDBObjectStore.prototype;
	let arriving: Promise<unknown> | undefined;
	vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...asked) {
		if (this.name === 'entries')
			arriving ??= other.write(['entries'], (transaction) =>
				transaction.objectStore('entries').add(start('new'))
			);
		return getAll.apply(this, asked);
	});
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
	await arriving;
	expect(await namesIn(tab)).toEqual(['Aki', 'Ben', 'Cleo', 'Di']);
});

test('however long the logs are, all of them are read', async () => {
	const tab = await furnished('Aki', 'Ben');
	const log = [
		start('a', 1000, ['Cleo', 'Di']),
		...Array.from({ length: 2100 }, (_, index) => tap('a', index + 1))
	];
	await storeMatch(tab, log);
	await storeMatch(tab, [start('b', 1000, ['Aki', 'Di'])]);
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
	expect(await tab.deletePlayer('ben')).toMatchObject({ deleted: [{ id: 'ben' }] });
});
