import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../db/schema.ts';
import { openBrowser, openTab } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

const schema = v.object({ options: v.string() });

test('the device id is made once and is the same in every tab, also when two begin at once', async () => {
	const tabs = await Promise.all([openTab(), openTab(), openTab()]);
	const ids = await Promise.all(tabs.map((tab, index) => tab.deviceId(() => `made-${index}`)));
	expect(new Set(ids).size).toBe(1);
	expect(await (await openTab()).deviceId()).toBe(ids[0]);
});

test('where nothing can be stored the device id lasts as long as the page, and nothing is kept, without a fault', async () => {
	vi.stubGlobal('indexedDB', undefined);
	const tab = await openTab();
	const id = await tab.deviceId();
	expect(id).toMatch(/^[0-9a-f]{32}$/);
	expect(await tab.deviceId()).toBe(id);
	expect(await tab.rememberSetup('pebbles', {})).toBe(false);
	expect(await tab.lastSetup('pebbles', schema)).toBeUndefined();
	const kept = tab.componentStorage('tool:pebbles');
	await kept.write(7);
	expect(await kept.read()).toBeUndefined();
});

test('the last setup of a game is remembered if it still passes its schema', async () => {
	const tab = await openTab();
	expect(await tab.lastSetup('pebbles', schema)).toBeUndefined();
	await tab.rememberSetup('pebbles', { options: 'short' });
	await tab.rememberSetup('shells', { options: 7 });
	expect(await tab.lastSetup('pebbles', schema)).toEqual({ options: 'short' });
	expect(await tab.lastSetup('shells', schema)).toBeUndefined();
});

test('what is kept outlasts the page, each under its name, until it is forgotten', async () => {
	const tab = await openTab();
	await tab.componentStorage('tool:pebbles').write({ hand: 3 });
	await tab.tableStorage('m').write([1]);
	const later = await openTab();
	expect(await later.componentStorage('tool:pebbles').read()).toEqual({ hand: 3 });
	await later.tableStorage('m').write(undefined);
	expect(await later.tableStorage('m').read()).toBeUndefined();
	expect(await tab.componentStorage('tool:pebbles').read()).toEqual({ hand: 3 });
});

test('all that is kept of a match is forgotten with it', async () => {
	const tab = await openTab();
	await tab.tableStorage('m').write([1]);
	await tab.firstGameStorage('m').write(2);
	await tab.firstGameStorage('other').write(3);
	tab.clearMatchStorage('m');
	await expect.poll(() => tab.firstGameStorage('m').read()).toBeUndefined();
	expect(await tab.tableStorage('m').read()).toBeUndefined();
	expect(await tab.firstGameStorage('other').read()).toBe(3);
});

test('ids are random and fit keys and addresses', () => {
	const ids = Array.from({ length: 1000 }, newId);
	expect(new Set(ids).size).toBe(1000);
	expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
