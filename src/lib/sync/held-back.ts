/**
 * The matches of this phone that are not given to its group: they were here before the group was joined, and
 * somebody chose so. They are in the settings, under a key each, so that a tap needs to look at one of them.
 */
import type { ReadableSettings, WritableSettings } from './former-groups.ts';

/** The key continues with the match. */
const prefix = 'held-back:';
const all = (): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** @returns whether a match is held back; inside a transaction. */
export const isHeldBack = async (settings: Pick<ReadableSettings, 'get'>, match: string): Promise<boolean> =>
	(await settings.get(prefix + match)) !== undefined;

/** @returns all matches that are held back; inside a transaction. */
export const readHeldBack = async (
	settings: Pick<ReadableSettings, 'getAllKeys'>
): Promise<ReadonlySet<string>> =>
	new Set((await settings.getAllKeys(all())).map((key) => key.slice(prefix.length)));

/** Holds back these matches, and no others; inside a transaction. */
export const holdBack = async (
	settings: Pick<WritableSettings, 'put' | 'delete'>,
	matches: readonly string[]
): Promise<void> => {
	await settings.delete(all());
	await Promise.all(matches.map((match) => settings.put(true, prefix + match)));
};
