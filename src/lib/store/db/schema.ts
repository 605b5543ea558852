/**
 * The shape of the database. A database of any earlier version is brought to it by adding the stores and indexes that it
 * lacks, and taking away those that are no more: what is derived is made anew from the entries.
 *
 * Values are `unknown` here on purpose: what is read is checked before anyone uses it.
 */
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb';

/** A match's line is one range, and a place in it can be taken only once. */
export type LineKey = [match: string, seq: number];
/** The key of an entry in a log of version 1. */
export type OldKey = [match: string, seq: number, device: string];

export interface OchayaSchema extends DBSchema {
	/** The truth: the entries of all matches. */
	lines: { key: LineKey; value: unknown };
	/** The logs of version 1, until each is moved to its line, and what could not be read in them. */
	entries: { key: OldKey; value: unknown };
	/** What the group has of each document, by its id. */
	shared: { key: string; value: unknown };
	/**
	 * A row a match, derived from its entries and written with them. The indexes give home the last few, and those under
	 * way: only their rows have a headline.
	 */
	matches: {
		key: string;
		value: unknown;
		indexes: { byChange: [changed: number, id: string]; underWay: string };
	};
	players: { key: string; value: unknown };
	/** Rule sets that were given a name. */
	ruleSets: { key: string; value: unknown };
	/** Key and value: this device's id, the last setup of each game. */
	settings: { key: string; value: unknown };
}

export type Database = IDBPDatabase<OchayaSchema>;
export type StoreName = 'lines' | 'entries' | 'shared' | 'matches' | 'players' | 'ruleSets' | 'settings';
/** The settings inside a transaction that may write. */
export type SettingsInWrite = IDBPObjectStore<OchayaSchema, readonly StoreName[], 'settings', 'readwrite'>;

/** How each store is made. */
export const stores: Readonly<Record<StoreName, IDBObjectStoreParameters>> = {
	entries: { keyPath: ['match', 'seq', 'device'] },
	lines: { keyPath: ['match', 'seq'] },
	matches: { keyPath: 'id' },
	players: { keyPath: 'id' },
	ruleSets: { keyPath: 'id' },
	settings: {},
	shared: { keyPath: 'id' }
};
/** The indexes of rows: their paths by name. */
export const indexesOfMatches = { byChange: ['changed', 'id'], underWay: 'headline.code' } as const;

export const databaseVersion = 7;

/**
 * Brings a database of an earlier version to this shape.
 *
 * @param transaction of the upgrade.
 */
export const upgrade = (
	database: Database,
	transaction: IDBPTransaction<OchayaSchema, StoreName[], 'versionchange'>
): void => {
	// Those of earlier versions have other names than the schema knows.
	const bare = database as unknown as IDBPDatabase;
	for (const name of [...bare.objectStoreNames])
		if (!Object.hasOwn(stores, name)) bare.deleteObjectStore(name);
	for (const [name, parameters] of Object.entries(stores))
		if (!bare.objectStoreNames.contains(name)) bare.createObjectStore(name, parameters);
	const matches = transaction.objectStore('matches');
	for (const name of [...matches.indexNames]) matches.deleteIndex(name);
	matches.createIndex('byChange', [...indexesOfMatches.byChange]);
	matches.createIndex('underWay', indexesOfMatches.underWay);
};

/** @returns the keys that begin with a text. */
export const beginningWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/**
 * @returns a random id for a match, a player or this device: 32 hexadecimal digits. It does not use
 * `crypto.randomUUID`, which is missing when the page is served over plain http from another machine.
 */
export const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
		''
	);
