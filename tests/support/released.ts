/**
 * Data of released versions: a database of each version of `src/lib/store/db/schema.ts`, and a backup of each
 * version of the file format. These files are never changed; see `released/README.md`.
 */
import { readFileSync } from 'node:fs';

/** An object store with its content. */
export interface ReleasedStore {
	readonly name: string;
	readonly keyPath: string | string[] | null;
	readonly indexes: readonly {
		readonly name: string;
		readonly keyPath: string | string[];
		readonly multiEntry: boolean;
	}[];
	/** The keys of the values, if the store has no key path. */
	readonly keys?: readonly (string | (string | number)[])[];
	readonly values: readonly (object | string)[];
}

/** A whole database, which can be restored without the current schema. */
export interface ReleasedDatabase {
	readonly version: number;
	readonly stores: readonly ReleasedStore[];
}

const fileOf = (name: string): Buffer => readFileSync(new URL(`released/${name}`, import.meta.url));

/** By game: the sections that its rulebook had in a released version. */
export const releasedSections = JSON.parse(fileOf('sections.json').toString()) as Readonly<
	Record<string, readonly string[]>
>;

/** @returns a database of this version. */
export const releasedDatabase = (version: number): ReleasedDatabase =>
	JSON.parse(fileOf(`database-${version}.json`).toString()) as ReleasedDatabase;

/** File names by version of the backup file. */
export const releasedBackups: Readonly<Record<number, string>> = {
	1: 'backup-1.json',
	2: 'backup-2.json',
	3: 'backup-3.jsonl.gz',
	4: 'backup-4.json',
	5: 'backup-5.json',
	6: 'backup-6.json',
	7: 'backup-7.json',
	8: 'backup-8.jsonl.gz',
	9: 'backup-9.jsonl.gz'
};

/** @returns the content of a backup file of this version. */
export const releasedBackup = (version: number): Buffer => fileOf(releasedBackups[version] ?? '');

/**
 * By match, in alphabetical order: who won and why, and the scores. The deleted match is not listed.
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
/** The result of a match after its players were corrected: Chié instead of Ana. */
const correctedPlayers = { 'geisha-ended': 'Chié, points: 18, 7' };

/** The expected results by version of the database. */
export const databaseResults: Readonly<Record<number, Readonly<Record<string, string>>>> = {
	1: oneGame,
	2: { ...fourGames, ...correctedPlayers },
	3: { ...fourGames, ...correctedPlayers },
	4: { ...fourGames, ...correctedPlayers },
	5: { ...fourGames, ...correctedPlayers },
	6: { ...fourGames, ...correctedPlayers },
	7: { ...fourGames, ...correctedPlayers }
};

/** The expected results by version of the backup file. */
export const backupResults: Readonly<Record<number, Readonly<Record<string, string>>>> = {
	1: oneGame,
	2: fourGames,
	3: { ...fourGames, ...correctedPlayers },
	4: correctedPlayers,
	// In this backup, an undo on another phone was put aside.
	5: correctedPlayers,
	// In this backup, two matches were given up.
	6: { 'geisha-open': 'Bo, forfeit: 9, 0', 'koikoi-open': 'nobody, unfinished: 0, 1' },
	// In this backup, only the results of three matches were noted.
	7: {
		'geisha-noted': 'Bo, noted: 8, 11',
		'hanabi-lost': 'nobody, noted: 0',
		'hanabi-noted': 'Ana and Bo, noted: 21'
	},
	8: { ...fourGames, ...correctedPlayers },
	9: { ...fourGames, ...correctedPlayers }
};

/**
 * Restores a database. It also runs in a page, so it uses nothing from outside the function.
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
