/**
 * A match that lies in the store before the app is opened, as if it had been begun by the setup and tapped so far:
 * for tests that are about the table. The setup itself is filled in by those of `setup.ts` and its like.
 */
import type { Page } from '@playwright/test';
import { databaseName } from '../../src/lib/store/db/exists';
import { databaseVersion, upgrade, type Database } from '../../src/lib/store/db/schema';
import { logOf, type Planned } from './backups';

/** A store of the database, as a step of the app's schema makes it. */
interface MadeStore {
	readonly name: string;
	readonly options: IDBObjectStoreParameters | undefined;
	readonly indexes: (readonly [
		name: string,
		path: string | string[],
		options: IDBIndexParameters | undefined
	])[];
}

/** What the app's own steps make, noted by a database that makes nothing: the page is handed data, not code. */
const madeStores = (): readonly MadeStore[] => {
	const made: MadeStore[] = [];
	const noting = {
		createObjectStore: (name: string, options?: IDBObjectStoreParameters) => {
			const store: MadeStore = { name, options, indexes: [] };
			made.push(store);
			return {
				createIndex: (index: string, path: string | string[], how?: IDBIndexParameters) =>
					store.indexes.push([index, path, how])
			};
		}
	};
	upgrade(noting as unknown as Database, 0);
	return made;
};

const database = { name: databaseName, version: databaseVersion, stores: madeStores() };

/** A file of the build that is no page of the app: what is stored there, the app finds when it is opened. */
const quietAddress = '/favicon.svg';

/** Stores the log of a match in a browser that has none. Its row comes with the first tap, as of an older build. */
export const storeMatch = async (page: Page, match: Planned): Promise<void> => {
	await page.goto(quietAddress);
	const entries = logOf({ at: Date.now() - 600_000, ...match });
	await page.evaluate(
		({ database, entries }) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open(database.name, database.version);
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onupgradeneeded = () => {
					for (const { name, options, indexes } of database.stores) {
						const store = opening.result.createObjectStore(name, options);
						for (const [index, path, how] of indexes) store.createIndex(index, path, how);
					}
				};
				opening.onsuccess = () => {
					const transaction = opening.result.transaction('entries', 'readwrite');
					for (const entry of entries) transaction.objectStore('entries').put(entry);
					transaction.onabort = () => failed(transaction.error ?? new Error('Not stored'));
					transaction.oncomplete = () => {
						opening.result.close();
						done();
					};
				};
			}),
		{ database, entries }
	);
};

/** Stores a match and opens it. From here on the test can let time pass. */
export const openStored = async (page: Page, match: Planned, locale: 'fr' | 'en' = 'fr'): Promise<void> => {
	await storeMatch(page, match);
	await page.clock.install();
	const game = match.game?.id ?? 'hanamikoji';
	await page.goto(`/${locale}/match/?id=${match.id}&game=${game}`);
};
