/** Which matches were sent from this device to another app, so that a list of them can tell. */
import { read, write } from '../db/transact.ts';

/** The beginning of the keys; the name of the app and the id of the match follow. */
const prefixOf = (app: string): string => `sent:${app}:`;

/** @returns the ids of the matches that were sent to an app; none when they cannot be read. */
export const sentMatches = async (app: string): Promise<ReadonlySet<string>> => {
	const prefix = prefixOf(app);
	try {
		const keys = await read(['settings'], (tx) =>
			tx.objectStore('settings').getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
		);
		return new Set(keys.map((key) => key.slice(prefix.length)));
	} catch {
		return new Set();
	}
};

/** Notes that matches were sent to an app. Never rejects. */
export const noteSent = async (app: string, matches: readonly string[]): Promise<void> => {
	try {
		await write(['settings'], async (tx) => {
			const settings = tx.objectStore('settings');
			await Promise.all(matches.map((match) => settings.put(true, prefixOf(app) + match)));
		});
	} catch {
		// Then they are offered again.
	}
};
