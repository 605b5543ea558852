/**
 * The players whom this device no longer offers for a seat. It is this device's own choice: their matches and
 * records stay, and no group hears of it.
 */
import * as v from 'valibot';
import { idSchema } from '../../match/entry.ts';
import type { SettingsInWrite } from '../db/schema.ts';
import { write } from '../db/transact.ts';
import { readSetting } from '../settings/settings.ts';
import { announce } from '../db/tabs.ts';

const key = 'hidden-players';
const hiddenSchema = v.pipe(v.array(idSchema), v.readonly());

const toHidden = (stored: unknown): readonly string[] => {
	const parsed = v.safeParse(hiddenSchema, stored);
	return parsed.success ? parsed.output : [];
};

/** @returns the ids of the hidden players; none when they cannot be read. Never rejects. */
export const hiddenPlayers = async (): Promise<ReadonlySet<string>> =>
	new Set(await readSetting(key, hiddenSchema));

/**
 * Hides a player, or shows them again.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const setHidden = async (id: string, isHidden: boolean): Promise<void> => {
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const others = toHidden(await settings.get(key)).filter((other) => other !== id);
		await settings.put(isHidden ? [...others, id] : others, key);
	});
	announce({ kind: 'players' });
};

/** Hides the players of a backup, inside its transaction. */
export const hideAll = async (settings: SettingsInWrite, ids: readonly string[]): Promise<void> => {
	await settings.put([...new Set([...toHidden(await settings.get(key)), ...ids])], key);
};
