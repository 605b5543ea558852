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

/** Like the browser's own localStorage, whose keys are its fields. */
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
	...(await import('./unsaved.ts')),
	...(await import('./read-parked.ts'))
});
const raise = async () => (await openDB('ochaya', 99)).close();

test('a tap that a newer version keeps from being stored is held at once, and found by the next page', async () => {
	const tab = await openHolding();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	live.add(tap('m', 1));
	await live.writer.flush();
	expect(tab.readParkedEntries()).toEqual([]);
	await raise();
	live.add(tap('m', 2));
	expect(tab.isParked('m')).toBe(true);
	expect(tab.readParkedEntries()).toMatchObject([{ match: 'm', entries: [tap('m', 2)] }]);
	await live.writer.flush();
	expect(live.writer.state).toBe('newer');
	live.add(tap('m', 3));

	const [held] = (await openHolding()).readParkedEntries();
	expect(held?.entries).toEqual([tap('m', 2), tap('m', 3)]);
	// The page has added to them since they were read, so they stay.
	live.add(tap('m', 4));
	held?.done();
	const [longer] = tab.readParkedEntries();
	expect(longer?.entries).toHaveLength(3);
	await live.writer.flush();
	longer?.done();
	expect(tab.readParkedEntries()).toEqual([]);
});

test('a tap is held when opening finds a newer version, and no longer once it is stored', async () => {
	const tab = await openHolding();
	await storeMatch(tab, [start('m')]);
	const live = showMatch(tab, 'm', [start('m')]);
	tab.reconnect();
	const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('Newer', 'VersionError');
	});
	live.add(tap('m', 1));
	await live.writer.flush();
	expect(tab.readParkedEntries()).toMatchObject([{ entries: [tap('m', 1)] }]);
	open.mockRestore();
	await live.writer.flush();
	expect(live.writer.state).toBe('saved');
	expect([tab.readParkedEntries(), tab.isParked('m')]).toEqual([[], false]);
});

test('a tap that cannot be held does not count as held', async () => {
	const tab = await openHolding();
	vi.stubGlobal('localStorage', undefined);
	tab.park([tap('m', 1)]);
	expect(tab.isParked('m')).toBe(false);
	expect(tab.readParkedEntries()).toEqual([]);
});
