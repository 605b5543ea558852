/**
 * The connection to the database, and its transactions. It is opened when it is first needed, closed when another tab has
 * to upgrade, and opened again when the browser dropped it. Await nothing but IndexedDB inside a transaction, or it ends.
 */
import { openDB, type IDBPTransaction } from 'idb';
import {
	databaseName,
	errorName,
	openingTroubleOf,
	Trouble,
	troubleOf,
	countLate,
	setBlocked
} from './trouble.ts';
import { databaseVersion, upgrade, type Database, type OchayaSchema, type StoreName } from './schema.ts';

let connection: Promise<Database> | undefined;

/** In milliseconds, how long an operation may take before the screen says so. */
export const slowAfter = 5000;

/** Waits for an operation, and reports it as late while it takes too long. */
const withSlowNotice = async <Result>(work: Promise<Result>): Promise<Result> => {
	let counted = 0;
	const timer = setTimeout(() => {
		counted = 1;
		countLate(1);
	}, slowAfter);
	try {
		return await work;
	} finally {
		clearTimeout(timer);
		if (counted > 0) countLate(-1);
	}
};

const goneListeners = new Set<() => void>();
/**
 * Calls the listener when the database was deleted, or its connection dropped by the browser. @returns a
 * function that stops it.
 */
export const onDatabaseGone = (listener: () => void): (() => void) => {
	goneListeners.add(listener);
	return () => goneListeners.delete(listener);
};
const removePresence = (used: Promise<Database>): void => {
	forget(used);
	for (const listener of goneListeners) listener();
};

let hasNewerTab = false;
/** Whether a newer version in another tab wants the database, so that writing may fail with `newer`. */
export const isOutdated = (): boolean => hasNewerTab;
const giveWay = (used: Promise<Database>): void => {
	hasNewerTab = true;
	forget(used);
};

/**
 * Closes the connection, so that the next operation opens another. Operations in progress may end or never
 * settle.
 */
export const reconnect = (): void => {
	if (connection) forget(connection);
};

const forget = (used: Promise<Database>): void => {
	// Another operation may have opened a new connection meanwhile, which stays.
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
			// In some embedded web views `indexedDB` is null, and in others it does not exist.
			const factory = globalThis.indexedDB as IDBFactory | null | undefined;
			if (!factory) throw new TypeError('No IndexedDB');
			return openDB<OchayaSchema>(databaseName, databaseVersion, {
				upgrade: (database, _, __, transaction) => upgrade(database, transaction),
				blocked: () => setBlocked(true),
				// Another tab wants to upgrade the database, or to delete it (then without a version). It
				// waits until every connection is closed.
				blocking: (_, wanted) => (wanted === null ? removePresence(opened) : giveWay(opened)),
				terminated: () => removePresence(opened)
			});
		})
		.finally(() => setBlocked(false));
	connection = opened;
	// A failed attempt is forgotten, so that the next operation tries again.
	opened.then(beginFreshLog, () => forget(opened));
	return opened;
};

/** The name of a database that is only created to be deleted. */
const emptyName = 'ochaya-fresh-log';

/**
 * In milliseconds after the start, so that the first page can read before. What was stored until then goes
 * into the table as well.
 */
const wait = 1000;

/** Recognised by the name of the browser, because a page cannot see how its data is stored. */
const hasLog = (): boolean => 'navigator' in globalThis && /Chrom(e|ium)\//.test(navigator.userAgent);

let isAsked = false;

/**
 * Makes Chromium begin a new log, once per page and in the background: a workaround for a fault of its database (LevelDB)
 * that loses stored data, including the last match.
 *
 * LevelDB appends records to a log file. When the browser is killed, or the battery is empty, the file may end with half
 * a record. The next start skips it and continues to append to the same file, but what comes after the half record
 * cannot be read at the start after that. `docs/promises.md` tells more. Deleting any database, even an empty one, makes
 * Chromium write what it has read into a table and begin a new log.
 */
const beginFreshLog = (): void => {
	if (isAsked || !hasLog()) return;
	isAsked = true;
	setTimeout(() => {
		try {
			const opening = indexedDB.open(emptyName);
			opening.onsuccess = () => {
				opening.result.close();
				indexedDB.deleteDatabase(emptyName);
			};
		} catch {
			// If no database can be opened, nothing can be stored and so nothing is lost.
		}
	}, wait);
};

/** The errors of a connection that the browser dropped, as WebKit does in the background. */
const droppedNames: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);
const isDropped = (error: unknown): boolean =>
	error instanceof Trouble
		? error.code === 'lost' && droppedNames.has(errorName(error.cause))
		: droppedNames.has(errorName(error));

/**
 * Runs an operation on the database. If the connection was dropped, the operation is run once more on a new
 * one, so it must be safe to repeat.
 *
 * @throws {Trouble} when it cannot be done.
 */
export const withDatabase = <Result>(work: (database: Database) => Promise<Result>): Promise<Result> =>
	withSlowNotice(withRetry(work));

const withRetry = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
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

type Reading<Names extends readonly StoreName[]> = IDBPTransaction<OchayaSchema, Names>;
type Writing<Names extends readonly StoreName[]> = IDBPTransaction<OchayaSchema, Names, 'readwrite'>;

/**
 * Reads from some stores in one transaction.
 *
 * @throws {Trouble} when it cannot be read.
 */
export const read = <const Names extends readonly StoreName[], Result>(
	names: Names,
	work: (transaction: Reading<Names>) => Promise<Result>
): Promise<Result> =>
	withDatabase((database) => {
		const transaction = database.transaction(names, 'readonly');
		return finish(transaction, work(transaction));
	});

/**
 * Writes to some stores in one transaction, all or nothing. Resolves once the transaction has completed with
 * strict durability, so that what the app calls saved has reached the disk.
 *
 * @throws {Trouble} when it cannot be written; nothing has changed then.
 */
export const write = <const Names extends readonly StoreName[], Result>(
	names: Names,
	work: (transaction: Writing<Names>) => Promise<Result>
): Promise<Result> =>
	withDatabase((database) => {
		const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
		return finish(transaction, work(transaction));
	});

interface EndingTransaction {
	readonly done: Promise<void>;
	readonly error: DOMException | null;
	readonly abort: () => void;
}

/**
 * In milliseconds, how long the work may continue after its transaction has completed, when it has nothing
 * left to wait for.
 */
const graceTime = 500;

/**
 * Waits for the end of a transaction, and aborts it when the work throws.
 *
 * What decides is the end of the transaction and not that of its requests: after a `commit` that finds the
 * disk full, Chromium aborts the transaction, and some requests never settle.
 */
const finish = async <Result>(transaction: EndingTransaction, work: Promise<Result>): Promise<Result> => {
	// Both promises may reject while the other one is awaited, which must not count as unhandled.
	transaction.done.catch(() => undefined);
	let isWorking = true;
	const worked = () => (isWorking = false);
	work.then(worked, worked);
	try {
		const result = await Promise.race([work, endOf(transaction.done, () => isWorking)]);
		await transaction.done;
		return result;
	} catch (error) {
		try {
			transaction.abort();
		} catch {
			// The transaction has ended already.
		}
		await transaction.done.catch(() => undefined);
		// The transaction's own error has the cause (such as a full disk); the errors of its requests only
		// say that it was aborted.
		throw transaction.error ?? error;
	}
};

/** Rejects when the transaction fails, or when it completes and the work does not settle. Never resolves. */
const endOf = async (done: Promise<void>, isWorking: () => boolean): Promise<never> => {
	await done;
	await new Promise((late) => isWorking() && setTimeout(late, graceTime));
	throw new Trouble('lost', new DOMException('A request without an end', 'UnknownError'));
};
