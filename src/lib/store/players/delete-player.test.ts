import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../match/entry.ts';
import {
	openBrowser,
	openTab,
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
	await tab.mergePlayer('akiko', 'aki');
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

test('a deleted match keeps its players', async () => {
	const tab = await furnished();
	const gone: Entry = { ...tap('gone', 1), kind: 'delete' };
	await storeMatch(tab, [start('gone', 1000, ['Aki', 'Ben']), gone]);
	expect(await tab.isInMatches('aki')).toBe(false);
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
	expect(await namesIn(tab)).toEqual(['Aki', 'Ben']);
});

test('a match that is not stored yet keeps its players too', async () => {
	const tab = await furnished('Aki', 'Ben', 'Cleo');
	showMatch(tab, 'm').add(start('m'));
	expect(await tab.isInMatches('aki')).toBe(true);
	expect(await tab.deletePlayer('aki')).toEqual({ refused: 'in-match' });
});
