/** Simulates failures of IndexedDB, which a test can switch on and off while the app runs. */
import type { Page } from '@playwright/test';

/**
 * - `full`: every write fails for lack of space.
 * - `closed`: opening a database fails, as in a private window or with blocked site data.
 * - `slow`: writing transactions do not complete while this is on.
 * - `dropped`: the app's connection is closed once, at the next transaction; the page is then marked
 *   `data-dropped`.
 * - `ahead`: this page opens the next version of the database, as a newer build would.
 */
export type StorageFault = 'full' | 'closed' | 'slow' | 'dropped' | 'ahead';

/**
 * Makes a page's storage able to fail; to be called before the page is opened.
 *
 * @param from faults that are on at every load of the page.
 */
export const stubStorage = (page: Page, from: readonly StorageFault[] = []): Promise<unknown> =>
	page.addInitScript((atFirst) => {
		const faults = new Set<string>(atFirst);
		addEventListener('storage-fault', (event) => {
			const { fault, isOn } = (event as CustomEvent<{ fault: string; isOn: boolean }>).detail;
			if (isOn) faults.add(fault);
			else faults.delete(fault);
		});

		const store = IDBObjectStore.prototype;
		for (const name of ['add', 'put'] as const) {
			// Called with the right `this` below.
			const write = store[name];
			store[name] = function (this: IDBObjectStore, ...given: Parameters<typeof write>) {
				if (!faults.has('full')) return write.apply(this, given);
				const { dataset } = document.documentElement;
				dataset.refusedWrites = String(Number(dataset.refusedWrites ?? 0) + 1);
				throw new DOMException('No room', 'QuotaExceededError');
			};
		}

		const factory = IDBFactory.prototype;
		const open = factory.open;
		factory.open = function (this: IDBFactory, name: string, version?: number) {
			if (faults.has('closed')) throw new DOMException('Not here', 'SecurityError');
			const wanted = version === undefined || !faults.has('ahead') ? version : version + 1;
			return wanted === undefined ? open.call(this, name) : open.call(this, name, wanted);
		};

		const database = IDBDatabase.prototype;
		const begin = database.transaction;
		database.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
			if (faults.delete('dropped')) {
				this.close();
				document.documentElement.dataset.dropped = '';
			}
			const transaction = begin.apply(this, given);
			// A transaction completes once it has no pending requests, so requests are made again and again.
			const linger = () => {
				const [first] = transaction.objectStoreNames;
				if (!faults.has('slow') || first === undefined) return;
				transaction.objectStore(first).count().onsuccess = linger;
			};
			if (transaction.mode === 'readwrite') linger();
			const commit = transaction.commit.bind(transaction);
			// After `commit()` it would take no more requests. Without it, the transaction completes later by
			// itself.
			transaction.commit = () => {
				if (!faults.has('slow')) commit();
			};
			return transaction;
		};
	}, from);

/** @returns how many writes have failed so far for lack of space. */
export const refusedWrites = (page: Page): Promise<number> =>
	page.evaluate(() => Number(document.documentElement.dataset.refusedWrites ?? 0));

/** Switches a fault on or off in an open page. */
export const setFault = (page: Page, fault: StorageFault, isOn: boolean): Promise<void> =>
	page.evaluate(
		(detail) => {
			dispatchEvent(new CustomEvent('storage-fault', { detail }));
		},
		{ fault, isOn }
	);
