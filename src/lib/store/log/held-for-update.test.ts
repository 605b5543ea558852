import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
	openBrowser,
	openTab,
	showMatch,
	start,
	storeMatch,
	tap
} from '../../../../tests/support/store-tab.ts';

/** As the browser's own: what is kept are its fields. */
const methods = {
	getItem(this: Record<string, string>, key: string) {
		return Object.hasOwn(this, key) ? this[key] : null;
	},
	setItem(this: Record<string, string>, key: string, value: string) {
		this[key] = value;
	},
	removeItem(this: Record<string, string>, key: string) {
		Reflect.deleteProperty(this, key);
	}
};

beforeEach(() => {
	openBrowser();
	vi.stubGlobal('localStorage', Object.create(methods));
});

const openHolding = async () => ({
	...(await openTab()),
	...(await import('./held-for-update.ts')),
	...(await import('./read-held.ts'))
});
const raise = async () => (await openDB('ochaya', 99)).close();

test('what a newer version keeps from being stored is held in the moment of the tap, and found by the next page', async () => {
	const tab = await openHolding();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	live.add(tap('m', 1));
	await live.writer.flush();
	expect(tab.heldBefore()).toEqual([]);
	await raise();
	live.add(tap('m', 2));
	expect(tab.isHeld('m')).toBe(true);
	expect(tab.heldBefore()).toMatchObject([{ match: 'm', entries: [tap('m', 2)] }]);
	await live.writer.flush();
	expect(live.writer.state).toBe('newer');
	live.add(tap('m', 3));

	const [held] = (await openHolding()).heldBefore();
	expect(held?.entries).toEqual([tap('m', 2), tap('m', 3)]);
	// More has come to them since they were read: they stay.
	live.add(tap('m', 4));
	held?.done();
	const [longer] = tab.heldBefore();
	expect(longer?.entries).toHaveLength(3);
	longer?.done();
	expect(tab.heldBefore()).toEqual([]);
});

test('found newer only when it is opened, it is held then; stored after all, it is held no longer', async () => {
	const tab = await openHolding();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	tab.reconnect();
	const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('Newer', 'VersionError');
	});
	live.add(tap('m', 1));
	await live.writer.flush();
	expect(tab.heldBefore()).toMatchObject([{ entries: [tap('m', 1)] }]);
	open.mockRestore();
	await live.writer.flush();
	expect(live.writer.state).toBe('saved');
	expect([tab.heldBefore(), tab.isHeld('m')]).toEqual([[], false]);
});

test('where it cannot be held, it is not said to be', async () => {
	const tab = await openHolding();
	vi.stubGlobal('localStorage', undefined);
	tab.hold([tap('m', 1)]);
	expect(tab.isHeld('m')).toBe(false);
	expect(tab.heldBefore()).toEqual([]);
});
