/** Causes real faults of the browser's storage, by the DevTools protocol or by deleting the database. */
import type { Page } from '@playwright/test';

export interface LoweredQuota {
	/** Leaves no room at all. */
	readonly fill: () => Promise<void>;
	readonly free: () => Promise<void>;
}

/** Some megabytes, enough for the tests, but less than the probe below. */
const roomy = 4_000_000;

/**
 * Controls the storage quota of an origin; to be called before the page stores anything. Chromium asks for
 * the free quota only if a transaction is larger than the last known value. So `fill` first writes a
 * transaction that is larger.
 */
export const lowerQuota = async (page: Page, origin: string): Promise<LoweredQuota> => {
	const session = await page.context().newCDPSession(page);
	const allow = async (quotaSize: number) => {
		await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
	};
	await allow(roomy);
	return {
		fill: async () => {
			await allow(1);
			if (await page.evaluate(storeProbe, 2 * roomy)) throw new Error('There is room still');
		},
		free: () => allow(roomy)
	};
};

/** Runs in the page. @returns whether so many bytes could be stored, in a separate database. */
const storeProbe = (size: number): Promise<boolean> =>
	new Promise((done, failed) => {
		const opening = indexedDB.open('probe');
		opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
		opening.onerror = () => done(false);
		opening.onsuccess = () => {
			const database = opening.result;
			const end = (isStored: boolean) => () => {
				database.close();
				done(isStored);
			};
			try {
				const transaction = database.transaction('bytes', 'readwrite');
				transaction.oncomplete = end(true);
				transaction.onabort = end(false);
				transaction.objectStore('bytes').put(new Uint8Array(size), 'probe');
			} catch (error) {
				failed(error instanceof Error ? error : new Error('Not probed'));
			}
		};
	});

/** Deletes the database while the page is open, as clearing site data or an eviction does. */
export const deleteDatabase = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const deleting = indexedDB.deleteDatabase('ochaya');
				deleting.onsuccess = () => done();
				deleting.onerror = () => failed(deleting.error ?? new Error('Not deleted'));
			})
	);
