/** The transactions of the database. Await nothing but IndexedDB inside one, or it ends. */
import type { IDBPTransaction } from 'idb';
import { withDatabase } from './connection.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { Trouble } from './trouble.ts';

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
