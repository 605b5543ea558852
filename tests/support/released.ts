/**
 * What released versions have left on people's phones and in their files: a database of each step of
 * `src/lib/store/db/schema.ts`, a backup of each version of the file. Never changed; see `released/README.md`.
 */
import { readFileSync } from 'node:fs';

/** An object store as a version made and filled it. */
export interface ReleasedStore {
	readonly name: string;
	readonly keyPath: string | string[] | null;
	readonly indexes: readonly {
		readonly name: string;
		readonly keyPath: string | string[];
		readonly multiEntry: boolean;
	}[];
	/** Of the values, where they do not hold their keys themselves. */
	readonly keys?: readonly (string | (string | number)[])[];
	readonly values: readonly (object | string)[];
}

/** A whole database: enough to make it again without the steps of today. */
export interface ReleasedDatabase {
	readonly version: number;
	readonly stores: readonly ReleasedStore[];
}

const fileOf = (name: string): Buffer => readFileSync(new URL(`released/${name}`, import.meta.url));

/** @returns the database of a version. */
export const releasedDatabase = (version: number): ReleasedDatabase =>
	JSON.parse(fileOf(`database-${version}.json`).toString()) as ReleasedDatabase;

/** By the version of the backup file. */
export const releasedBackups: Readonly<Record<number, string>> = {
	1: 'backup-1.json',
	2: 'backup-2.json',
	3: 'backup-3.jsonl.gz',
	4: 'backup-4.json',
	5: 'backup-5.json'
};

/** @returns a backup file. */
export const releasedBackup = (version: number): Buffer => fileOf(releasedBackups[version] ?? '');

/**
 * What the matches come to, in the order of their names: who won and why, and the scores at the table. The one
 * that was deleted is in no list.
 */
const oneGame = {
	'hanamikoji-edited': 'Ana, charm: 11, 7',
	'hanamikoji-ended': 'Ana, geishas: 9, 8',
	'hanamikoji-open': 'under way: 0, 0'
};
const fourGames = {
	'geisha-ended': 'Ana, points: 18, 7',
	'geisha-open': 'under way: 9, 0',
	'hanabi-ended': 'nobody, three-fuses: 0',
	'hanabi-open': 'under way: 3',
	...oneGame,
	'koikoi-ended': 'Bo, total: 40, 50',
	'koikoi-open': 'under way: 0, 1'
};
/** The players were put right: Chié sat where Ana did. */
const putRight = { 'geisha-ended': 'Chié, points: 18, 7' };

/** By version. */
export const databaseResults: Readonly<Record<number, Readonly<Record<string, string>>>> = {
	1: oneGame,
	2: { ...fourGames, ...putRight },
	3: { ...fourGames, ...putRight },
	4: { ...fourGames, ...putRight }
};

/** By version. */
export const backupResults: Readonly<Record<number, Readonly<Record<string, string>>>> = {
	1: oneGame,
	2: fourGames,
	3: { ...fourGames, ...putRight },
	4: putRight,
	/** An undo on another phone was put aside. */
	5: putRight
};

/**
 * Makes a database as a version left it. Runs in a page too, so it names nothing outside itself.
 *
 * @param released as kept.
 */
export const restoreDatabase = ({ version, stores }: ReleasedDatabase): Promise<void> =>
	new Promise((done, failed) => {
		const opening = indexedDB.open('ochaya', version);
		opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
		opening.onupgradeneeded = () => {
			for (const { name, keyPath, indexes } of stores) {
				const store = opening.result.createObjectStore(name, { keyPath });
				for (const { name, keyPath, multiEntry } of indexes) store.createIndex(name, keyPath, { multiEntry });
			}
		};
		opening.onsuccess = () => {
			const database = opening.result;
			const names = stores.map(({ name }) => name);
			const transaction = database.transaction(names, 'readwrite');
			for (const { name, keys, values } of stores)
				for (const [index, value] of values.entries())
					transaction.objectStore(name).put(value, keys?.[index]);
			transaction.onabort = () => failed(transaction.error ?? new Error('Not stored'));
			transaction.oncomplete = () => {
				database.close();
				done();
			};
		};
	});
