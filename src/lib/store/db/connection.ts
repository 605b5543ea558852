/**
 * The one connection to the database: opened when first needed, given up when another tab must upgrade,
 * opened anew when the browser dropped it.
 */
import { openDB } from 'idb';
import { beginFreshLog } from './leveldb-fresh-log.ts';
import { databaseName } from './exists.ts';
import { databaseVersion, upgrade, type Database, type OchayaSchema } from './schema.ts';
import { nameOf, openingTroubleOf, Trouble, troubleOf } from './trouble.ts';
import { countLate, setBlocked } from './delays.ts';

let connection: Promise<Database> | undefined;

/** How long a work may take before it is said that it does, in milliseconds. */
export const patience = 5000;

/** Waits for a work, and tells when it takes long. */
const watched = async <Result>(work: Promise<Result>): Promise<Result> => {
	let counted = 0;
	const timer = setTimeout(() => {
		counted = 1;
		countLate(1);
	}, patience);
	try {
		return await work;
	} finally {
		clearTimeout(timer);
		if (counted > 0) countLate(-1);
	}
};

const goneListeners = new Set<() => void>();
/** Tells when the database was deleted or dropped under an open connection. @returns how to stop. */
export const onGone = (listener: () => void): (() => void) => {
	goneListeners.add(listener);
	return () => goneListeners.delete(listener);
};
const gone = (used: Promise<Database>): void => {
	forget(used);
	for (const listener of goneListeners) listener();
};

let isOutrun = false;
/** Whether a newer version has asked for the database: what is written from here on may find it newer. */
export const isLeftBehind = (): boolean => isOutrun;
const outrun = (used: Promise<Database>): void => {
	isOutrun = true;
	forget(used);
};

/** Gives the connection up: the next work opens another. What was on its way goes on, or is never heard of. */
export const reconnect = (): void => {
	if (connection) forget(connection);
};

const forget = (used: Promise<Database>): void => {
	// Only the connection that failed: meanwhile another work may have opened a good one.
	if (connection === used) connection = undefined;
	used.then(
		(database) => database.close(),
		() => undefined
	);
};

const connect = (): Promise<Database> => {
	if (connection) return connection;
	const opened: Promise<Database> = Promise.resolve()
		.then(() => {
			// In some embedded views it is null, in others it does not exist at all.
			const factory = globalThis.indexedDB as IDBFactory | null | undefined;
			if (!factory) throw new TypeError('No IndexedDB');
			return openDB<OchayaSchema>(databaseName, databaseVersion, {
				upgrade: (database, version) => upgrade(database, version),
				blocked: () => setBlocked(true),
				// Another tab wants to upgrade or delete (no version then): it waits until every connection is closed.
				blocking: (_, wanted) => (wanted === null ? gone(opened) : outrun(opened)),
				terminated: () => gone(opened)
			});
		})
		.finally(() => setBlocked(false));
	connection = opened;
	// A failed opening is not kept: the next work tries again.
	opened.then(beginFreshLog, () => forget(opened));
	return opened;
};

/** A connection the browser dropped (WebKit does, in the background) shows as one of these. */
const droppedNames: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);
const isDropped = (error: unknown): boolean =>
	error instanceof Trouble
		? error.code === 'lost' && droppedNames.has(nameOf(error.cause))
		: droppedNames.has(nameOf(error));

/**
 * Does a work on the database. On a dropped connection it is done once more on a fresh one: a work must
 * therefore come to the same when done twice.
 *
 * @throws {Trouble} when it cannot be done.
 */
export const withDatabase = <Result>(work: (database: Database) => Promise<Result>): Promise<Result> =>
	watched(attempted(work));

const attempted = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
	const attempt = async (): Promise<Result> => {
		const used = connect();
		let database: Database;
		try {
			database = await used;
		} catch (error) {
			throw openingTroubleOf(error);
		}
		try {
			return await work(database);
		} catch (error) {
			if (isDropped(error)) forget(used);
			throw error;
		}
	};
	try {
		return await attempt();
	} catch (error) {
		if (!isDropped(error)) throw troubleOf(error);
	}
	try {
		return await attempt();
	} catch (error) {
		throw troubleOf(error);
	}
};
