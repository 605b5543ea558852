/** Reads and changes the browser's database directly, without the app. */
import type { Page } from '@playwright/test';

/** A page of the app that does not open the database. */
export const addressWithoutDatabase = '/en/rules/';

/** @returns the version and content of the whole database as text, for comparison. */
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

/** Raises the version of the database, as a newer build would, and adds an empty object store. */
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

/**
 * Opens a connection that blocks version changes as long as the page is open, as a tab of an old build may.
 */
export const holdDatabase = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				// The page keeps a reference, so that the connection is not garbage-collected and closed.
				opening.onsuccess = () => done(void Object.assign(globalThis, { held: opening.result }));
			})
	);

/** @returns how many values a store of the database has. */
export const countIn = (page: Page, store: string): Promise<number> =>
	page.evaluate(
		(store) =>
			new Promise<number>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const counting = database.transaction(store).objectStore(store).count();
					counting.onerror = () => failed(counting.error ?? new Error('Not counted'));
					counting.onsuccess = () => {
						database.close();
						done(counting.result);
					};
				};
			}),
		store
	);

/** @returns the kinds of the stored entries of a match, in the order of the line. */
export const storedKinds = (page: Page, match: string): Promise<readonly string[]> =>
	page.evaluate(
		(match) =>
			new Promise<string[]>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const range = IDBKeyRange.bound([match], [match, []]);
					const reading = database.transaction('lines').objectStore('lines').getAll(range);
					reading.onerror = () => failed(reading.error ?? new Error('Not read'));
					reading.onsuccess = () => {
						database.close();
						// What came at once is one value.
						const values = reading.result as { kind: string; stretch?: { kind: string }[] }[];
						done(values.flatMap((value) => value.stretch ?? value).map(({ kind }) => kind));
					};
				};
			}),
		match
	);

/** Changes the time of a match's start entry and of its row, without checks, as an earlier build may have. */
export const putStartAt = (page: Page, match: string, at: number): Promise<void> =>
	page.evaluate(
		({ match, at }) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(['lines', 'matches'], 'readwrite');
					const entries = transaction.objectStore('lines');
					const rows = transaction.objectStore('matches');
					const reading = entries.getAll(IDBKeyRange.bound([match], [match, []]));
					reading.onsuccess = () => {
						const [first] = reading.result as { stretch?: object[] }[];
						const [start, ...rest] = first?.stretch ?? [first];
						const changed = { ...start, at };
						entries.put(first?.stretch ? { ...first, stretch: [changed, ...rest] } : changed);
					};
					const row = rows.get(match);
					row.onsuccess = () => {
						rows.put({ ...(row.result as object), changed: at });
					};
					transaction.onabort = () => failed(transaction.error ?? new Error('Not stored'));
					transaction.oncomplete = () => {
						database.close();
						done();
					};
				};
			}),
		{ match, at }
	);

/** @returns the keys of the settings that begin with `once:` and this name. */
export const onceSettings = (page: Page, name: string): Promise<readonly string[]> =>
	page.evaluate(
		(name) =>
			new Promise<string[]>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database.transaction('settings').objectStore('settings').getAllKeys();
					reading.onerror = () => failed(reading.error ?? new Error('Not read'));
					reading.onsuccess = () => {
						database.close();
						done(reading.result.map(String).filter((key) => key.startsWith(`once:${name}`)));
					};
				};
			}),
		name
	);
