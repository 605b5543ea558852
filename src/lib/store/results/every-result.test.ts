import { beforeEach, expect, it, vi } from 'vitest';
import { over, remove } from '../../../../tests/support/results.ts';
import {
	openBrowser,
	openTab,
	start,
	storeMatch,
	tap,
	type Tab
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

/** @returns the ids of all results that are given, in order. */
const given = async (tab: Tab): Promise<string> => {
	const ids: string[] = [];
	const isWhole = await tab.eachResult([2, 3], {
		take: (results) => void ids.push(...results.map(({ id }) => id)),
		tell: () => undefined,
		isWanted: () => true
	});
	return `${ids.sort().join('')}${isWhole ? '' : '…'}`;
};

it('results are read from the store once, and what is written after that is noticed', async () => {
	const tab = await openTab();
	for (const id of 'abc') await storeMatch(tab, over(id));
	expect(await given(tab)).toBe('abc');
	const scan = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	expect(await given(tab)).toBe('abc');
	expect(scan).not.toHaveBeenCalled();
	scan.mockRestore();
	await storeMatch(tab, over('d'));
	await storeMatch(tab, [start('o')]);
	expect(await given(tab)).toBe('abcd');
	await storeMatch(tab, [remove('b', 2)]);
	expect(await given(tab)).toBe('acd');
	await storeMatch(tab, [start('o'), tap('o', 1, 'end')]);
	expect(await given(tab)).toBe('acdo');
});

it('what another tab writes or imports is noticed', async () => {
	const [tab, other] = [await openTab(), await openTab()];
	await storeMatch(tab, over('a'));
	expect(await given(tab)).toBe('a');
	await storeMatch(other, over('b'));
	await vi.waitFor(async () => expect(await given(tab)).toBe('ab'));
});

it('two who ask at once both get what was written last', async () => {
	const tab = await openTab();
	await storeMatch(tab, over('a'));
	await given(tab);
	await storeMatch(tab, over('b'));
	expect(await Promise.all([given(tab), given(tab)])).toEqual(['ab', 'ab']);
});

it('results that are missing are not taken for all there are', async () => {
	const tab = await openTab();
	for (const id of 'ab') await storeMatch(tab, over(id));
	await tab.write(['results'], (transaction) => transaction.objectStore('results').delete('b'));
	expect(await given(tab)).toBe('a…');
	await storeMatch(tab, over('c'));
	expect(await given(tab)).toBe('ac…');
});
