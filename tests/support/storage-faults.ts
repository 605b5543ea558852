/** Failures of the browser's storage, switched on and off by a test while the app runs. */
import type { Page } from '@playwright/test';

/**
 * - `full`: no room left, every write is refused.
 * - `closed`: the browser lets this page open no database (a private window, blocked site data).
 * - `slow`: a transaction that writes does not complete while this is on, although all is written.
 * - `dropped`: the browser has closed the connection the app holds; once, at the next transaction,
 *   which marks the page `data-dropped`.
 * - `ahead`: this page asks for the next version of the database, as a newer build would.
 */
export type StorageFault = 'full' | 'closed' | 'slow' | 'dropped' | 'ahead';

/**
 * Makes the storage of a page fail where asked; to be called before the page is opened.
 *
 * @param from faults that are on from the start, on every load.
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
			// Called with the store it belongs to, below.
			// eslint-disable-next-line @typescript-eslint/unbound-method
			const write = store[name];
			store[name] = function (this: IDBObjectStore, ...given: Parameters<typeof write>) {
				if (!faults.has('full')) return write.apply(this, given);
				const { dataset } = document.documentElement;
				dataset.refusedWrites = String(Number(dataset.refusedWrites ?? 0) + 1);
				throw new DOMException('No room', 'QuotaExceededError');
			};
		}

		const factory = IDBFactory.prototype;
		// eslint-disable-next-line @typescript-eslint/unbound-method
		const open = factory.open;
		factory.open = function (this: IDBFactory, name: string, version?: number) {
			if (faults.has('closed')) throw new DOMException('Not here', 'SecurityError');
			const wanted = version === undefined || !faults.has('ahead') ? version : version + 1;
			return wanted === undefined ? open.call(this, name) : open.call(this, name, wanted);
		};

		const database = IDBDatabase.prototype;
		// eslint-disable-next-line @typescript-eslint/unbound-method
		const begin = database.transaction;
		database.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
			if (faults.delete('dropped')) {
				this.close();
				document.documentElement.dataset.dropped = '';
			}
			const transaction = begin.apply(this, given);
			// A transaction completes once nothing more is asked of it: so it is asked again and again.
			const linger = () => {
				const [first] = transaction.objectStoreNames;
				if (!faults.has('slow') || first === undefined) return;
				transaction.objectStore(first).count().onsuccess = linger;
			};
			if (transaction.mode === 'readwrite') linger();
			const commit = transaction.commit.bind(transaction);
			// Asked to complete at once, it would take no further question: it completes by itself later.
			transaction.commit = () => {
				if (!faults.has('slow')) commit();
			};
			return transaction;
		};
	}, from);

/** @returns how many writes were refused so far for want of room. */
export const refusedWrites = (page: Page): Promise<number> =>
	page.evaluate(() => Number(document.documentElement.dataset.refusedWrites ?? 0));

/** Switches a failure on or off in a page that is open. */
export const setFault = (page: Page, fault: StorageFault, isOn: boolean): Promise<void> =>
	page.evaluate(
		(detail) => {
			dispatchEvent(new CustomEvent('storage-fault', { detail }));
		},
		{ fault, isOn }
	);
