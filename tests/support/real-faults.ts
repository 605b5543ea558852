/** Faults of the browser's own storage, made from outside the page. */
import type { Page } from '@playwright/test';

export interface LoweredQuota {
	/** Leaves the page no room at all. */
	readonly fill: () => Promise<void>;
	readonly free: () => Promise<void>;
}

/** Some megabytes: little enough that a probe is larger. */
const roomy = 4_000_000;

/**
 * Takes the room of the page's origin in hand; to be called before the page stores anything. Chromium asks how
 * much is left only for a transaction larger than what it last heard of: so a larger one is sent first.
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

/** Run in the page. @returns whether so many bytes could be stored, in a database apart. */
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

/** Deletes the database under the open page, as clearing site data or an eviction does. */
export const deleteDatabase = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const deleting = indexedDB.deleteDatabase('ochaya');
				deleting.onsuccess = () => done();
				deleting.onerror = () => failed(deleting.error ?? new Error('Not deleted'));
			})
	);
