/**
 * A workaround for a fault of Chromium's database (LevelDB) that loses stored data, including the last match.
 *
 * LevelDB appends records to a log file. When the browser is killed, or the battery is empty, the file may
 * end with half a record. The next start skips it and continues to append to the same file, but what comes
 * after the half record cannot be read at the start after that. `docs/promises.md` tells more.
 *
 * Deleting any database, even an empty one, makes Chromium write what it has read into a table and begin a
 * new log.
 */

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

/** Makes Chromium begin a new log, once per page and in the background. */
export const beginFreshLog = (): void => {
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
