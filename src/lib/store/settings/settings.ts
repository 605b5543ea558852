/**
 * What this device remembers besides matches: its own id, the last setup of each game, and the last backup.
 */
import * as v from 'valibot';
import { idSchema } from '../../match/entry.ts';
import { newId } from '../db/new-id.ts';
import { read, write } from '../db/transact.ts';

const deviceKey = 'device';
/** The beginning of the keys of last setups; the id of the game follows. */
export const setupPrefix = 'setup:';

let device: Promise<string> | undefined;

/**
 * Finds the random id of this browser. It is made once, and is then the same for good and in every tab. Never
 * rejects: when nothing can be stored, the id lasts as long as the page, which is enough to make keys unique.
 */
export const deviceId = (makeId: () => string = newId): Promise<string> => {
	device ??= findDevice(makeId);
	return device;
};

const findDevice = async (makeId: () => string): Promise<string> => {
	const made = makeId();
	const isId = (stored: unknown): stored is string => v.is(idSchema, stored);
	try {
		// The id is nearly always there, so that opening a match does not have to wait for a write.
		const known = await read(['settings'], (tx) => tx.objectStore('settings').get(deviceKey));
		if (isId(known)) return known;
		// Looking and storing are one transaction, so that of two tabs that start at once, the second finds
		// the id of the first.
		return await write(['settings'], async (transaction) => {
			const settings = transaction.objectStore('settings');
			const found = await settings.get(deviceKey);
			if (isId(found)) return found;
			await settings.put(made, deviceKey);
			return made;
		});
	} catch {
		return made;
	}
};

/**
 * @param schema checks the remembered setup, which may be of an older version.
 * @returns the last setup of a game; undefined when there is none or it cannot be read.
 */
export const lastSetup = async <Setup>(
	game: string,
	schema: v.GenericSchema<unknown, Setup>
): Promise<Setup | undefined> => {
	try {
		const stored = await read(['settings'], (tx) => tx.objectStore('settings').get(setupPrefix + game));
		const parsed = v.safeParse(schema, stored);
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
};

/** Remembers the last setup of a game. @returns whether it could be stored. */
export const rememberSetup = async (game: string, setup: unknown): Promise<boolean> => {
	try {
		await write(['settings'], (tx) => tx.objectStore('settings').put(setup, setupPrefix + game));
		return true;
	} catch {
		return false;
	}
};

/** The beginning of the keys of things done once; the name of the thing follows. */
const oncePrefix = 'once:';

/**
 * Notes that something was done, for good and for every tab.
 *
 * @returns whether this was the first time. It is false when nothing can be stored, so that it does not
 * happen again and again.
 */
export const markOnce = async (what: string): Promise<boolean> => {
	try {
		return await write(['settings'], async (transaction) => {
			const settings = transaction.objectStore('settings');
			if ((await settings.get(oncePrefix + what)) !== undefined) return false;
			await settings.put(true, oncePrefix + what);
			return true;
		});
	} catch {
		return false;
	}
};

/** @returns whether something was noted by `markOnce`. It is true when that cannot be read. */
export const wasDone = async (what: string): Promise<boolean> => {
	try {
		const noted: unknown = await read(['settings'], (tx) =>
			tx.objectStore('settings').get(oncePrefix + what)
		);
		return noted !== undefined;
	} catch {
		return true;
	}
};

const backupKey = 'backup';
const backupSchema = v.object({ at: v.number(), matches: v.number() });
/**
 * When everything was last exported to a file, in milliseconds since 1970, and how many matches that were.
 */
export type LastBackup = v.InferOutput<typeof backupSchema>;

/** @returns undefined when there was no backup, or when it cannot be read. */
export const lastBackup = async (): Promise<LastBackup | undefined> => {
	try {
		const parsed = v.safeParse(
			backupSchema,
			await read(['settings'], (tx) => tx.objectStore('settings').get(backupKey))
		);
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
};

/** Remembers the last backup. Never rejects. */
export const noteBackup = async (backup: LastBackup): Promise<void> => {
	try {
		await write(['settings'], (tx) => tx.objectStore('settings').put(backup, backupKey));
	} catch {
		// Then a backup is offered once more than necessary.
	}
};
