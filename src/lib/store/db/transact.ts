/** Transactions: the two ways into the database. Await nothing but IndexedDB inside one: it would end. */
import type { IDBPTransaction } from 'idb';
import { withDatabase } from './connection.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { Trouble } from './trouble.ts';

type Reading<Names extends readonly StoreName[]> = IDBPTransaction<OchayaSchema, Names>;
type Writing<Names extends readonly StoreName[]> = IDBPTransaction<OchayaSchema, Names, 'readwrite'>;

/**
 * Reads from some stores, all at one moment.
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
 * Writes to some stores, all of it or nothing. Resolves once the transaction has completed, with strict
 * durability: what is said to be saved has reached the disk.
 *
 * @throws {Trouble} when it cannot be written; then nothing was.
 */
export const write = <const Names extends readonly StoreName[], Result>(
	names: Names,
	work: (transaction: Writing<Names>) => Promise<Result>
): Promise<Result> =>
	withDatabase((database) => {
		const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
		return finish(transaction, work(transaction));
	});

interface Ending {
	readonly done: Promise<void>;
	readonly error: DOMException | null;
	readonly abort: () => void;
}

/** How long a work may go on after its transaction has completed: it has nothing left to wait for. */
const afterwards = 500;

/**
 * Waits for the end of a transaction; a work that throws takes back what it had written before.
 *
 * The end of the transaction decides, not that of its requests: after a `commit` that finds the disk full,
 * Chromium aborts the transaction and some of its requests never end.
 */
const finish = async <Result>(transaction: Ending, work: Promise<Result>): Promise<Result> => {
	// What fails while the other is waited for must not count as unhandled.
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
			// It is over already.
		}
		await transaction.done.catch(() => undefined);
		// Its own error says why the browser ended it (no room left); the requests only say that it did.
		throw transaction.error ?? error;
	}
};

/** Rejects when the transaction fails, or completes and leaves the work waiting; never resolves. */
const endOf = async (done: Promise<void>, isWorking: () => boolean): Promise<never> => {
	await done;
	await new Promise((late) => isWorking() && setTimeout(late, afterwards));
	throw new Trouble('lost', new DOMException('A request without an end', 'UnknownError'));
};
