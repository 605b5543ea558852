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

/** @returns what kinds of entries are stored of a match, in log order. */
export const storedKinds = (page: Page, match: string): Promise<readonly string[]> =>
	page.evaluate(
		(match) =>
			new Promise<string[]>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const range = IDBKeyRange.bound([match], [match, []]);
					const reading = database.transaction('entries').objectStore('entries').getAll(range);
					reading.onerror = () => failed(reading.error ?? new Error('Not read'));
					reading.onsuccess = () => {
						database.close();
						done((reading.result as { kind: string }[]).map(({ kind }) => kind));
					};
				};
			}),
		match
	);

/** Takes the results of matches out of the database, as an earlier build left it. @returns how many there were. */
export const takeResults = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction('results', 'readwrite');
					const results = transaction.objectStore('results');
					const counting = results.count();
					results.clear();
					transaction.onabort = () => failed(transaction.error ?? new Error('Not taken'));
					transaction.oncomplete = () => {
						database.close();
						done(counting.result);
					};
				};
			})
	);

/** Gives the start of a match another time and its row too, past every check, as an earlier build may have. */
export const putStartAt = (page: Page, match: string, at: number): Promise<void> =>
	page.evaluate(
		({ match, at }) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(['entries', 'matches'], 'readwrite');
					const entries = transaction.objectStore('entries');
					const rows = transaction.objectStore('matches');
					const reading = entries.getAll(IDBKeyRange.bound([match], [match, []]));
					reading.onsuccess = () => {
						const [start] = reading.result as object[];
						entries.put({ ...start, at });
					};
					const row = rows.get(match);
					row.onsuccess = () => {
						const { listed, ...kept } = row.result as { readonly listed: object };
						rows.put({ ...kept, changed: at, listed: { ...listed, changed: at } });
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

/** @returns what the settings note as done once, of names that begin so. */
export const onceNoted = (page: Page, name: string): Promise<readonly string[]> =>
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
