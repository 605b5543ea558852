import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, openTab } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

test('which matches were sent to an app is kept, for each app', async () => {
	const tab = await openTab();
	await tab.noteSent('bg-stats', ['m1', 'm2']);
	await tab.noteSent('bg-stats', ['m2', 'm3']);
	await tab.noteSent('bg-stats-of-another-kind', ['m4']);
	const later = await openTab();
	expect([...(await later.sentMatches('bg-stats'))]).toEqual(['m1', 'm2', 'm3']);
	expect([...(await later.sentMatches('other'))]).toEqual([]);
});

test('where nothing can be stored, nothing was sent, without a fault', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	await tab.noteSent('bg-stats', ['m1']);
	expect((await tab.sentMatches('bg-stats')).size).toBe(0);
});
