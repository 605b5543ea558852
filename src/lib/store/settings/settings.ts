/** What this device remembers besides matches: its own id, and the last setup of each game. */
import * as v from 'valibot';
import { idSchema } from '../../match/entry.ts';
import { newId } from '../db/new-id.ts';
import { read, write } from '../db/transact.ts';

const deviceKey = 'device';
/** Of the settings that hold a game's last setup; the game's id follows. */
export const setupPrefix = 'setup:';

let device: Promise<string> | undefined;

/**
 * The random id of this browser: made once, then the same for good and in every tab. Never rejects: where
 * nothing can be stored it lasts as long as the page, which is enough, since keys only have to be unique.
 */
export const deviceId = (makeId: () => string = newId): Promise<string> => {
	device ??= findDevice(makeId);
	return device;
};

const findDevice = async (makeId: () => string): Promise<string> => {
	const made = makeId();
	const isId = (stored: unknown): stored is string => v.is(idSchema, stored);
	try {
		// As a rule it is there: a match opens without waiting for a write.
		const known = await read(['settings'], (tx) => tx.objectStore('settings').get(deviceKey));
		if (isId(known)) return known;
		// Looking and making in one transaction: of two tabs that begin at once, the second finds the first's.
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
 * @param schema what a remembered setup must pass: it may be of an older version.
 * @returns the last setup of a game, or undefined: it is a convenience, where it cannot be read there is none.
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

/** Remembers a game's setup. @returns whether it could be stored; nothing depends on it. */
export const rememberSetup = async (game: string, setup: unknown): Promise<boolean> => {
	try {
		await write(['settings'], (tx) => tx.objectStore('settings').put(setup, setupPrefix + game));
		return true;
	} catch {
		return false;
	}
};

/** Of the settings that note what was done once; what it was done for follows. */
const oncePrefix = 'once:';

/**
 * Notes that something is done, for good and in every tab.
 *
 * @returns whether it is the first time; not where nothing can be stored, so that it cannot come again and again.
 */
export const isFirstTime = async (what: string): Promise<boolean> => {
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

/** @returns whether something was done, as `isFirstTime` noted it; also where it cannot be read. */
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
/** When everything was last written to a file, and how many matches that were. */
export type LastBackup = v.InferOutput<typeof backupSchema>;

/** @returns nothing where there was none, or it cannot be read. */
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

/** Notes a backup; nothing depends on it. */
export const noteBackup = async (backup: LastBackup): Promise<void> => {
	try {
		await write(['settings'], (tx) => tx.objectStore('settings').put(backup, backupKey));
	} catch {
		// It is offered again: better once too often.
	}
};
