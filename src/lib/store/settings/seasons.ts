/** The seasons that this device knows: spans of days with a name, for the filter of the records. */
import * as v from 'valibot';
import { maxNameLength, tidyName } from '../../match/names.ts';
import type { SettingsInWrite } from '../db/schema.ts';
import { write } from '../db/connection.ts';
import { readSetting } from './settings.ts';

const key = 'seasons';
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
	(Array.isArray(stored) ? (stored as readonly unknown[]) : []).flatMap((one) => {
		const parsed = v.safeParse(seasonSchema, one);
		return parsed.success ? [parsed.output] : [];
	});

/** @returns the seasons, the latest first; none where they cannot be read. Never rejects. */
export const listSeasons = async (): Promise<readonly Season[]> =>
	toSeasons(await readSetting(key, v.unknown()));

const change = (make: (seasons: readonly Season[]) => readonly Season[]): Promise<void> =>
	write(['settings'], async (tx) => {
		const settings = tx.objectStore('settings');
		const seasons = latestFirst(make(toSeasons(await settings.get(key))));
		await settings.put(seasons.slice(0, mostSeasons), key);
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
	const parsed = v.safeParse(seasonSchema, { ...typed, name: tidyName(typed.name) });
	if (!parsed.success) return undefined;
	const season = parsed.output;
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
	const own = toSeasons(await settings.get(key));
	const all = [...own];
	for (const season of came)
		if (all.length < mostSeasons && !all.some((one) => areSameDays(one, season))) all.push(season);
	await settings.put(latestFirst(all), key);
	return all.length - own.length;
};

/** Removes a season; the matches of its days stay. @throws {Trouble} when it cannot be stored. */
export const removeSeason = (season: Season): Promise<void> =>
	change((seasons) => seasons.filter((one) => !areSameDays(one, season)));
