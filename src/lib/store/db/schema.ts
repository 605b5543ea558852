/**
 * The shape of the database, and the numbered steps that lead to it.
 *
 * Steps only add: a step is never changed once released, a change of shape is a new step. Values are
 * `unknown` here on purpose: what is read passes a schema before anyone uses it.
 */
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';

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
	 * A row a match, derived from its entries and written with them. The lists' keys stand in `listed`, which
	 * a deleted match lacks: it is in no index, so no list and no count has to step over it.
	 */
	matches: {
		key: string;
		value: unknown;
		indexes: {
			byChange: [changed: number, id: string];
			byGame: [game: string, changed: number, id: string];
			byStatus: [status: string, changed: number, id: string];
			byPlayer: [player: string, changed: number, id: string];
		};
	};
	/**
	 * Who won each match that is over, and its facts, as one text under the match's id: derived from its row and
	 * written with it. The records read these instead of rows: 10,000 take half the time.
	 */
	results: { key: string; value: unknown };
	players: { key: string; value: unknown };
	/** Rule sets that were given a name. */
	ruleSets: { key: string; value: unknown };
	/** Key and value: this device's id, the last setup of each game. */
	settings: { key: string; value: unknown };
}

export type Database = IDBPDatabase<OchayaSchema>;
export type StoreName =
	'lines' | 'entries' | 'shared' | 'matches' | 'results' | 'players' | 'ruleSets' | 'settings';
/** The settings inside a transaction that may write. */
export type SettingsInWrite = IDBPObjectStore<OchayaSchema, readonly StoreName[], 'settings', 'readwrite'>;

/** Step n brings version n to n + 1. */
const steps: readonly ((database: Database) => void)[] = [
	(database) => {
		database.createObjectStore('entries', { keyPath: ['match', 'seq', 'device'] });
		const matches = database.createObjectStore('matches', { keyPath: 'id' });
		matches.createIndex('byChange', ['listed.changed', 'id']);
		matches.createIndex('byGame', ['game', 'listed.changed', 'id']);
		matches.createIndex('byStatus', ['listed.status', 'listed.changed', 'id']);
		// An index cannot be compound and of several keys at once, so each key is written out as an array.
		matches.createIndex('byPlayer', 'listed.byPlayer', { multiEntry: true });
		database.createObjectStore('players', { keyPath: 'id' });
		database.createObjectStore('settings');
	},
	(database) => {
		database.createObjectStore('ruleSets', { keyPath: 'id' });
	},
	(database) => {
		// Empty at first: filled from the rows when it is first read, with progress, and not while the app starts.
		database.createObjectStore('results');
	},
	() => {
		// Only the layout of the results changed, so that an older version must not write any.
	},
	(database) => {
		// Results have a value for each match again. The store is made anew and is empty at first: results are made from
		// the rows when they are next read.
		database.deleteObjectStore('results');
		database.createObjectStore('results');
	},
	(database) => {
		// The lines are empty at first: each match is moved when it is opened, and the others behind what is on screen.
		database.createObjectStore('lines', { keyPath: ['match', 'seq'] });
		database.createObjectStore('shared', { keyPath: 'id' });
	}
];

export const databaseVersion = steps.length;

/** Takes the steps that a database of `version` (0: none yet) still lacks. */
export const upgrade = (database: Database, version: number): void => {
	for (const step of steps.slice(version)) step(database);
};
