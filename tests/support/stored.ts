/** Looks at what the browser has stored, past the app. */
import type { Page } from '@playwright/test';

/** A page of the app that opens no database. */
export const bareAddress = '/en/rules/';

/** @returns the whole database as text, to compare: every store with its keys and values. */
export const dumpDatabase = (page: Page): Promise<string> =>
	page.evaluate(
		() =>
			new Promise<string>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const names = [...database.objectStoreNames];
					const transaction = database.transaction(names, 'readonly');
					const read = names.map((name) => {
						const store = transaction.objectStore(name);
						return { name, keys: store.getAllKeys(), values: store.getAll() };
					});
					transaction.oncomplete = () => {
						const { version } = database;
						database.close();
						const stores = read.map(({ name, keys, values }) => [name, keys.result, values.result]);
						done(JSON.stringify([version, stores]));
					};
				};
			})
	);

/** Brings the database to a version of its own, as a newer build would have; nothing in it changes. */
export const raiseDatabase = (page: Page, version: number): Promise<void> =>
	page.evaluate(
		(version) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya', version);
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onupgradeneeded = () => opening.result.createObjectStore('of-a-later-version');
				opening.onsuccess = () => {
					opening.result.close();
					done();
				};
			}),
		version
	);

/** Holds a connection that gives way to nobody, as a tab of an old build does, while the page is open. */
export const holdDatabase = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				// Kept by the page, or it might be collected and closed.
				opening.onsuccess = () => done(void Object.assign(globalThis, { held: opening.result }));
			})
	);
