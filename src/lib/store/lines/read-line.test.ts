import { beforeEach, expect, test } from 'vitest';
import {
	openBrowser,
	openTab,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

test('lines have what is not saved yet', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m1'), tap('m1', 1)]);
	const shown = showMatch(tab, 'm2');
	shown.add(start('m2'), tap('m2', 1));
	const logs = await tab.readLines(['m1', 'm2']);
	expect(logs.get('m1')).toEqual([start('m1'), tap('m1', 1)]);
	expect(logs.get('m2')).toEqual([start('m2'), tap('m2', 1)]);
});

test('a damaged value is left out', async () => {
	const tab = await openTab();
	await storeMatch(tab, [start('m1'), tap('m1', 1)]);
	await tab.write(['lines'], (transaction) =>
		transaction.objectStore('lines').put({ match: 'm1', seq: 2, kind: 'odd' })
	);
	expect((await tab.readLines(['m1'])).get('m1')).toEqual([start('m1'), tap('m1', 1)]);
});
