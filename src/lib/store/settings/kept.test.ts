import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, openTab } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

test('what is kept outlasts the page, each under its name, until it is forgotten', async () => {
	const tab = await openTab();
	await tab.keptAs('tool:pebbles').write({ hand: 3 });
	await tab.keptOfMatch('m').write([1]);
	const later = await openTab();
	expect(await later.keptAs('tool:pebbles').read()).toEqual({ hand: 3 });
	await later.keptOfMatch('m').write(undefined);
	expect(await later.keptOfMatch('m').read()).toBeUndefined();
	expect(await tab.keptAs('tool:pebbles').read()).toEqual({ hand: 3 });
});

test('all that is kept of a match is forgotten with it', async () => {
	const tab = await openTab();
	await tab.keptOfMatch('m').write([1]);
	await tab.keptOfFirstGame('m').write(2);
	await tab.keptOfFirstGame('other').write(3);
	tab.forgetKept('m');
	await expect.poll(() => tab.keptOfFirstGame('m').read()).toBeUndefined();
	expect(await tab.keptOfMatch('m').read()).toBeUndefined();
	expect(await tab.keptOfFirstGame('other').read()).toBe(3);
});

test('where nothing can be stored nothing is kept, without a fault', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const kept = (await openTab()).keptAs('tool:pebbles');
	await kept.write(7);
	expect(await kept.read()).toBeUndefined();
});
