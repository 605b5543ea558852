import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, openTab, quotaError } from '../../../../tests/support/store-tab.ts';
import { personNamed, personsOf, personWithId } from './persons.ts';

beforeEach(openBrowser);

const players = [
	{ id: 'akiko', name: 'Akiko', created: 3, used: 9, sameAs: 'aki' },
	{ id: 'ben', name: 'Ben', created: 2 },
	{ id: 'aki', name: 'Aki', created: 1 },
	{ id: 'double', name: 'Akiko', created: 1 }
];

test('a person with several names is one, where the last used of the names stands', () => {
	expect(personsOf(players, new Set(['ben', 'akiko']))).toEqual([
		{ id: 'aki', name: 'Aki', also: [{ id: 'akiko', name: 'Akiko' }], isHidden: false },
		{ id: 'ben', name: 'Ben', also: [], isHidden: true },
		{ id: 'double', name: 'Akiko', also: [], isHidden: false }
	]);
});

test('a person is found by any of their ids and names; their own name comes before a merged one', () => {
	const persons = personsOf(players, new Set());
	expect(personWithId(persons, 'akiko')?.id).toBe('aki');
	expect(personWithId(persons, 'nobody')).toBeUndefined();
	expect(personNamed(persons, ' BÉN ')?.id).toBe('ben');
	expect(personNamed(persons, 'akiko')?.id).toBe('double');
	expect(personNamed(persons.slice(0, 2), 'akiko')?.id).toBe('aki');
	expect(personNamed(persons, '')).toBeUndefined();
});

test('hiding is kept by this device, for every tab, until the player is shown again', async () => {
	const tab = await openTab();
	for (const name of ['Aki', 'Ben'])
		await tab.addPlayer(
			name,
			() => 1,
			() => name.toLowerCase()
		);
	await tab.setHidden('aki', true);
	await tab.setHidden('ben', true);
	await tab.setHidden('ben', true);
	await tab.setHidden('aki', false);
	const hidden = async () =>
		(await (await openTab()).listPersons()).persons.filter(({ isHidden }) => isHidden).map(({ id }) => id);
	expect(await hidden()).toEqual(['ben']);
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw quotaError();
	});
	await expect(tab.setHidden('ben', false)).rejects.toMatchObject({ code: 'quota' });
	put.mockRestore();
	expect(await hidden()).toEqual(['ben']);
});

test('if what is hidden cannot be understood, nobody is', async () => {
	const tab = await openTab();
	await tab.addPlayer('Aki');
	await tab.write(['settings'], (transaction) =>
		transaction.objectStore('settings').put({ aki: true }, 'hidden-players')
	);
	expect((await tab.listPersons()).persons).toMatchObject([{ name: 'Aki', isHidden: false }]);
});
