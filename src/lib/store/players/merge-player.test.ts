import { beforeEach, expect, test } from 'vitest';
import {
	openBrowser,
	openTab,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

/** Opens a tab with these players, and matches of these seats, one day apart. */
const furnished = async (
	names: readonly string[],
	...tables: readonly (readonly string[])[]
): Promise<Tab> => {
	const tab = await openTab();
	for (const name of names)
		await tab.addPlayer(
			name,
			() => 1,
			() => name.toLowerCase()
		);
	for (const [index, seats] of tables.entries())
		await storeMatch(tab, [start(`match-${index}`, 1000 + index, seats)]);
	return tab;
};
const persons = async (tab: Tab, ...ids: readonly string[]): Promise<readonly string[]> =>
	ids.map(tab.personOf((await tab.listPlayers()).players));

test('two who are one person stand for each other, and are parted again', async () => {
	const tab = await furnished(['Aki', 'Akiko', 'Ben'], ['Akiko', 'Ben'], ['Akiko', 'Cleo'], ['Aki', 'Ben']);
	expect(await tab.previewMerge('akiko', 'aki')).toEqual({ matches: 2 });
	expect(await tab.mergePlayer('akiko', 'aki')).toEqual({ matches: 2 });
	expect(await tab.mergePlayer('ben', 'ben')).toEqual({ matches: 0 });
	expect(await persons(tab, 'aki', 'akiko', 'ben', 'nobody')).toEqual(['aki', 'aki', 'ben', 'nobody']);
	expect(await tab.unmergePlayer('akiko')).toBe(true);
	expect(await persons(tab, 'akiko')).toEqual(['akiko']);
	expect(await tab.mergePlayer('nobody', 'aki')).toEqual({ refused: 'no-player' });
	expect(await tab.unmergePlayer('nobody')).toBe(false);
});

test('two who sat at one table are two people, and the last such match is named', async () => {
	const tab = await furnished(['Aki', 'Ben'], ['Aki', 'Ben'], ['Ben', 'Aki', 'Cleo'], ['Ben', 'Cleo']);
	const refusal = {
		refused: 'sat-together',
		meeting: {
			match: 'match-1',
			game: 'pebbles',
			at: 1001,
			seated: [
				{ id: 'aki', name: 'Aki' },
				{ id: 'ben', name: 'Ben' }
			]
		}
	};
	expect(await tab.previewMerge('ben', 'aki')).toEqual(refusal);
	expect(await tab.mergePlayer('ben', 'aki')).toEqual(refusal);
	expect(await persons(tab, 'ben')).toEqual(['ben']);
});

test('whoever counts as one of them may have sat with the other', async () => {
	const tab = await furnished(['Aki', 'Akiko', 'Ben', 'Benno'], ['Akiko', 'Benno']);
	await tab.mergePlayer('akiko', 'aki');
	await tab.mergePlayer('benno', 'ben');
	for (const [id, person] of [
		['ben', 'aki'],
		['akiko', 'benno'],
		['aki', 'ben']
	] as const)
		expect(await tab.mergePlayer(id, person)).toMatchObject({
			refused: 'sat-together',
			meeting: { match: 'match-0' }
		});
	await tab.unmergePlayer('akiko');
	expect(await tab.mergePlayer('ben', 'aki')).toEqual({ matches: 1 });
});

test('a deleted match does not say that they are two', async () => {
	const tab = await furnished(['Aki', 'Ben']);
	const log = [start('gone'), tap('gone', 1)];
	await storeMatch(tab, [
		...log,
		{ match: 'gone', seq: 2, device: 'phone', number: 2, at: 1002, kind: 'delete' as const }
	]);
	expect(await tab.mergePlayer('ben', 'aki')).toEqual({ matches: 0 });
	expect(await persons(tab, 'ben')).toEqual(['aki']);
});

test('merging a player who is merged already merges all the others with them', async () => {
	const tab = await furnished(['Aki', 'Ben', 'Cleo']);
	await tab.mergePlayer('cleo', 'ben');
	await tab.mergePlayer('cleo', 'aki');
	expect(await persons(tab, 'aki', 'ben', 'cleo')).toEqual(['aki', 'aki', 'aki']);
	// Parting one in the middle does not part the others.
	await tab.unmergePlayer('ben');
	expect(await persons(tab, 'aki', 'ben', 'cleo')).toEqual(['aki', 'ben', 'aki']);
});

test('joined in a ring, as on two devices at once, they are still one, and can be parted', async () => {
	const tab = await openTab();
	const ring = [
		{ id: 'aki', name: 'Aki', created: 1, sameAs: 'akiko' },
		{ id: 'akiko', name: 'Akiko', created: 2, sameAs: 'aki' },
		{ id: 'a', name: 'A.', created: 3, sameAs: 'akiko' }
	];
	expect(ring.map(({ id }) => tab.personOf(ring)(id))).toEqual(['aki', 'aki', 'aki']);
	await tab.write(['players'], async (transaction) => {
		for (const player of ring) await transaction.objectStore('players').put(player);
	});
	await tab.unmergePlayer('akiko');
	expect(await persons(tab, 'aki', 'akiko', 'a')).toEqual(['aki', 'akiko', 'aki']);
});

test('a player merged into somebody who is not in the list counts as themselves', async () => {
	const tab = await furnished(['Aki'], ['Aki', 'Ben']);
	await tab.write(['players'], (transaction) =>
		transaction.objectStore('players').put({ id: 'lost', name: 'Lost', created: 1, sameAs: 'nobody-at-all' })
	);
	expect(await persons(tab, 'lost')).toEqual(['lost']);
	expect(await tab.mergePlayer('lost', 'aki')).toEqual({ matches: 0 });
	expect(await persons(tab, 'lost')).toEqual(['aki']);
});
