/**
 * What this device remembers besides matches: its own id, the last setup of each game, the last backup, seasons, and small
 * things that a screen keeps. Where a setting cannot be read, it counts as absent; where one cannot be stored, it lasts no longer
 * than the screen.
 */
import * as v from 'valibot';
import type { ComponentStorage } from '../../games/views.ts';
import { idSchema, maxNameLength, tidyName } from '../../match/entry.ts';
import { newId, type SettingsInWrite } from '../db/schema.ts';
import { allChecked, checked } from '../db/checked.ts';
import { read, write } from '../db/connection.ts';

const deviceKey = 'device';
/** The beginning of the keys of last setups; the id of the game follows. */
export const setupPrefix = 'setup:';

/** @returns a setting; undefined where there is none of this shape, or it cannot be read. */
export const readSetting = async <Value>(
	key: string,
	schema: v.GenericSchema<unknown, Value>
): Promise<Value | undefined> => {
	try {
		return checked(schema, await read(['settings'], (tx) => tx.objectStore('settings').get(key)));
	} catch {
		return undefined;
	}
};

/** Stores settings by key, or removes those that are undefined. @returns whether they could be stored. Never rejects. */
const writeSettings = async (values: ReadonlyMap<string, unknown>): Promise<boolean> => {
	try {
		await write(['settings'], async (tx) => {
			const settings = tx.objectStore('settings');
			const put = ([key, value]: readonly [string, unknown]): Promise<unknown> =>
				value === undefined ? settings.delete(key) : settings.put(value, key);
			await Promise.all([...values].map(put));
		});
		return true;
	} catch {
		return false;
	}
};

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
export const lastSetup = <Setup>(
	game: string,
	schema: v.GenericSchema<unknown, Setup>
): Promise<Setup | undefined> => readSetting(setupPrefix + game, schema);

/** Remembers the last setup of a game. @returns whether it could be stored. */
export const rememberSetup = (game: string, setup: unknown): Promise<boolean> =>
	writeSettings(new Map([[setupPrefix + game, setup]]));

/** @returns what a screen keeps under a name, such as a month of a match that is not noted yet. */
export const componentStorage = (name: string): ComponentStorage => {
	const key = `kept:${name}`;
	return {
		read: () => readSetting(key, v.unknown()),
		write: async (value) => {
			await writeSettings(new Map([[key, value]]));
		}
	};
};

/** @returns what is kept for the table of a match, until the match is over or deleted. */
export const tableStorage = (id: string): ComponentStorage => componentStorage(`match:${id}`);

/** @returns how far the first game has come that this device leads through a match; see `table/first-game`. */
export const firstGameStorage = (id: string): ComponentStorage => componentStorage(`first-game:${id}`);

/** Forgets all that is kept for a match. */
export const clearMatchStorage = (id: string): void => {
	void tableStorage(id).write(undefined);
	void firstGameStorage(id).write(undefined);
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
export const lastBackup = (): Promise<LastBackup | undefined> => readSetting(backupKey, backupSchema);

/** Remembers the last backup. Where that fails, one is offered once more than necessary. */
export const rememberBackup = async (backup: LastBackup): Promise<void> => {
	await writeSettings(new Map([[backupKey, backup]]));
};

// Seasons: spans of days with a name, for the filter of the records.
const seasonsKey = 'seasons';
const mostSeasons = 100;
const day = v.pipe(v.string(), v.isoDate());
export const seasonSchema = v.pipe(
	v.strictObject({
		name: v.pipe(v.string(), v.minLength(1), v.maxLength(2 * maxNameLength)),
		/** The first and the last day, both in the season: `2026-09-01`. */
		from: day,
		until: day
	}),
	v.check(({ from, until }) => from <= until),
	v.readonly()
);
export type Season = v.InferOutput<typeof seasonSchema>;

const toSeasons = (stored: unknown): readonly Season[] =>
	allChecked(seasonSchema, Array.isArray(stored) ? stored : []);

/** @returns the seasons, the latest first; none where they cannot be read. Never rejects. */
export const listSeasons = async (): Promise<readonly Season[]> =>
	toSeasons(await readSetting(seasonsKey, v.unknown()));

const change = (make: (seasons: readonly Season[]) => readonly Season[]): Promise<void> =>
	write(['settings'], async (tx) => {
		const settings = tx.objectStore('settings');
		const seasons = latestFirst(make(toSeasons(await settings.get(seasonsKey))));
		await settings.put(seasons.slice(0, mostSeasons), seasonsKey);
	});

const latestFirst = (seasons: readonly Season[]): readonly Season[] =>
	seasons.toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? 1 : -1));

const areSameDays = (a: Season, b: Season): boolean => a.from === b.from && a.until === b.until;

/**
 * Adds a season, in the place of one with the same days and of the one that is edited.
 *
 * @param edited the season that is replaced, if any.
 * @returns the season; undefined where its name is empty or its days are none, or in the wrong order.
 * @throws {Trouble} when it cannot be stored.
 */
export const putSeason = async (typed: Season, edited?: Season): Promise<Season | undefined> => {
	const season = checked(seasonSchema, { ...typed, name: tidyName(typed.name) });
	if (!season) return undefined;
	await change((seasons) => [
		...seasons.filter((one) => !areSameDays(one, season) && !(edited && areSameDays(one, edited))),
		season
	]);
	return season;
};

/**
 * Adds the seasons of a backup, inside its transaction: those of other days than the seasons here, as far as there is
 * room.
 *
 * @returns how many were added.
 */
export const addSeasons = async (settings: SettingsInWrite, came: readonly Season[]): Promise<number> => {
	const own = toSeasons(await settings.get(seasonsKey));
	const all = [...own];
	for (const season of came)
		if (all.length < mostSeasons && !all.some((one) => areSameDays(one, season))) all.push(season);
	await settings.put(latestFirst(all), seasonsKey);
	return all.length - own.length;
};

/** Removes a season; the matches of its days stay. @throws {Trouble} when it cannot be stored. */
export const removeSeason = (season: Season): Promise<void> =>
	change((seasons) => seasons.filter((one) => !areSameDays(one, season)));
