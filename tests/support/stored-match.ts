/**
 * Stores a match before the app is opened, as if it had been set up and played so far. This is for tests of
 * the table; tests of the setup use `setup.ts` and the like.
 */
import type { Page } from '@playwright/test';
import { databaseName } from '../../src/lib/store/db/trouble';
import { databaseVersion, indexesOfMatches, stores } from '../../src/lib/store/db/schema';
import { logOf, type Planned } from './backups';

/** An object store as the app's schema creates it. */
interface MadeStore {
	readonly name: string;
	readonly options: IDBObjectStoreParameters | undefined;
	readonly indexes: readonly (readonly [name: string, path: string | string[]])[];
}

/** @returns the object stores as the app makes them, as data for the page. */
const madeStores = (): readonly MadeStore[] =>
	Object.entries(stores).map(([name, options]) => ({
		name,
		options,
		indexes:
			name === 'matches'
				? [
						['byChange', [...indexesOfMatches.byChange]],
						['underWay', indexesOfMatches.underWay]
					]
				: []
	}));

const database = { name: databaseName, version: databaseVersion, stores: madeStores() };

/** A file of the app's origin that runs no scripts. */
const scriptlessAddress = '/favicon.svg';

/**
 * Stores the line of a match in a browser without database. The app writes the match's row with the first tap.
 */
export const storeMatch = async (page: Page, match: Planned): Promise<void> => {
	await page.goto(scriptlessAddress);
	const entries = logOf({ at: Date.now() - 600_000, ...match }).map((entry) => ({
		...entry,
		number: entry.seq
	}));
	await page.evaluate(
		({ database, entries }) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open(database.name, database.version);
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onupgradeneeded = () => {
					for (const { name, options, indexes } of database.stores) {
						const store = opening.result.createObjectStore(name, options);
						for (const [index, path] of indexes) store.createIndex(index, path);
					}
				};
				opening.onsuccess = () => {
					const transaction = opening.result.transaction('lines', 'readwrite');
					for (const entry of entries) transaction.objectStore('lines').put(entry);
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

/** Stores a match and opens it, with a fake clock that the test can advance. */
export const openStoredMatch = async (
	page: Page,
	match: Planned,
	locale: 'fr' | 'en' = 'fr'
): Promise<void> => {
	await storeMatch(page, match);
	await page.clock.install();
	const game = match.game?.id ?? 'hanamikoji';
	await page.goto(`/${locale}/match/?id=${match.id}&game=${game}`);
};
