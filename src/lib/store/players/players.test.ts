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
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

let made = 0;
const add = (tab: Tab, name: string) => {
	made += 1;
	return tab.addPlayer(
		name,
		() => 100 + made,
		() => `id${made}`
	);
};
const names = async (tab: Tab): Promise<string[]> =>
	(await tab.listPlayers()).players.map(({ name }) => name);

beforeEach(() => {
	made = 0;
});

test('the last used come first, then the newest', async () => {
	const tab = await openTab();
	await add(tab, 'Ada');
	await add(tab, 'Bo');
	await add(tab, 'Cy');
	const begun = { ...start('m'), players: [{ id: 'id1', name: 'Ada' }] };
	await storeMatch(tab, [begun]);
	expect(await names(tab)).toEqual(['Ada', 'Cy', 'Bo']);
});

test('correcting who sat in a past match adds the players, and makes nobody the last used', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('old', 1000, ['Aki', 'Ben'])]);
	await storeMatch(tab, [start('new', 2000, ['Cy', 'Di'])]);
	const before = (await tab.listPlayers()).players;
	const log = [start('old', 1000, ['Aki', 'Ben'])];
	const seats = {
		...{ match: 'old', seq: 1, device: 'phone', number: 1, at: 3000, kind: 'seats' as const },
		players: [
			{ id: 'aki', name: 'Akiko' },
			{ id: 'eve', name: 'Eve' }
		]
	};
	await tab.appendEntries([seats], project([...log, seats]), log);
	expect((await tab.listPlayers()).players).toEqual([...before, { id: 'eve', name: 'Eve', created: 3000 }]);
});

test('names are tidied; empty ones and those of others are refused', async () => {
	const tab = await openTab();
	expect(await add(tab, '  Émile   Zola ')).toMatchObject({
		player: { id: 'id1', name: 'Émile Zola', created: 101 }
	});
	expect(await add(tab, ' \u200b ')).toEqual({ refused: 'name-empty' });
	expect(await add(tab, 'emile ZOLA')).toMatchObject({ refused: 'name-taken', by: { id: 'id1' } });
	expect((await add(tab, 'x'.repeat(60))) as object).toMatchObject({ player: { name: 'x'.repeat(40) } });
});

test('of two tabs that add the same name at once, one is refused', async () => {
	const tabs = [await openTab(), await openTab()];
	const results = await Promise.all(tabs.map((tab) => tab.addPlayer('Ada')));
	expect(results.filter((result) => 'refused' in result)).toHaveLength(1);
});

test('renaming changes the list; the match keeps its names', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m')]);
	expect(await tab.renamePlayer('aki', 'AKI')).toMatchObject({ player: { name: 'AKI' } });
	expect(await tab.renamePlayer('aki', 'Akiko ')).toMatchObject({ player: { id: 'aki', name: 'Akiko' } });
	expect(await tab.renamePlayer('aki', 'bén')).toMatchObject({ refused: 'name-taken', by: { id: 'ben' } });
	expect(await tab.renamePlayer('aki', '')).toEqual({ refused: 'name-empty' });
	expect(await tab.renamePlayer('nobody', 'Di')).toBeUndefined();
	expect((await names(tab)).sort()).toEqual(['Akiko', 'Ben']);
	expect(await tab.readRow('m')).toEqual(project([start('m')]));
	expect((await tab.readStoredLine('m')).entries).toEqual([start('m')]);
});

test('a player added without room is in memory, and stored with the first match', async () => {
	const tab = await openTab();
	const mend = failWrites(quotaError);
	expect(await add(tab, 'Ada')).toMatchObject({ player: { id: 'id1' }, trouble: 'quota' });
	// Adding the same name again returns the same player.
	expect(await add(tab, 'ADA')).toMatchObject({ player: { id: 'id1' }, trouble: 'quota' });
	expect(await names(tab)).toEqual(['Ada']);
	mend();
	await storeMatch(tab, [{ ...start('m'), players: [{ id: 'id1', name: 'Ada' }] }]);
	expect(await names(await openTab())).toEqual(['Ada']);
});

test('a player added without room is stored by adding them again when there is room', async () => {
	const tab = await openTab();
	const mend = failWrites(quotaError);
	await add(tab, 'Ada');
	mend();
	expect(await add(tab, 'Ada')).toEqual({ player: { id: 'id1', name: 'Ada', created: 101 } });
	expect(await names(await openTab())).toEqual(['Ada']);
	expect(await add(tab, 'ada')).toMatchObject({ refused: 'name-taken' });
});

test('a guest is in no list, stored or waiting to be', async () => {
	const tab = await openTab();
	const players = [
		{ id: 'guest-1', name: 'Player 1' },
		{ id: 'ada', name: 'Ada' }
	];
	await storeMatch(tab, [{ ...start('m'), players }]);
	showMatch(tab, 'm', [{ ...start('m'), players }]);
	expect(await names(tab)).toEqual(['Ada']);
});

test('if the store is refused, the list has the players in memory', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	expect(await tab.listPlayers()).toEqual({ players: [], trouble: 'refused' });
	expect(await add(tab, 'Ada')).toMatchObject({ trouble: 'refused' });
	expect(await tab.listPlayers()).toMatchObject({ players: [{ name: 'Ada' }], trouble: 'refused' });
	await expect(tab.renamePlayer('id1', 'Bo')).rejects.toMatchObject({ code: 'refused' });
});
