/**
 * A way around a fault of Chromium's database (LevelDB), which loses what was stored, down to the last match.
 *
 * It appends to a log. A browser that is killed, or a phone whose battery goes, may leave half a record at its end.
 * That is read over at the next start, and the same log is then appended to: whatever is stored from there on stands
 * behind the half record, and cannot be read when the browser is started once more. `docs/promises.md` tells more.
 *
 * Deleting a database, be it an empty one, makes Chromium put all it has read into a table and begin a new log.
 */

/** Made to be deleted: nothing was ever in it. */
const emptyName = 'ochaya-fresh-log';

/** How long after a start, in milliseconds: what the first page reads goes first. What was stored by then is kept too. */
const wait = 1000;

/** The engine is asked for by its name: whether a log is appended to cannot be seen from a page. */
const hasLog = (): boolean => 'navigator' in globalThis && /Chrom(e|ium)\//.test(navigator.userAgent);

let isAsked = false;

/** Has what is stored from now on stand in a log of its own; once for a page, and never in the way of anything. */
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
			// Where nothing can be opened, nothing is stored.
		}
	}, wait);
};
