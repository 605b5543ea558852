/** Small things that this device keeps for a screen, such as a month of a match that is not noted yet. */
import type { Kept } from '../../games/views.ts';
import { read, write } from '../db/transact.ts';

/** The beginning of their keys; the name of the thing follows. */
const prefix = 'kept:';

/** @returns what is kept under a name. Neither reading nor writing ever rejects. */
export const keptAs = (name: string): Kept => ({
	read: async () => {
		try {
			return await read(['settings'], (tx) => tx.objectStore('settings').get(prefix + name));
		} catch {
			return undefined;
		}
	},
	write: async (value) => {
		try {
			await write(['settings'], async (tx) => {
				const settings = tx.objectStore('settings');
				if (value === undefined) await settings.delete(prefix + name);
				else await settings.put(value, prefix + name);
			});
		} catch {
			// Then it lasts no longer than the screen.
		}
	}
});

/** @returns what is kept for the table of a match, until the match is over or deleted. */
export const keptOfMatch = (id: string): Kept => keptAs(`match:${id}`);

/** @returns how far the first game has come that this device leads through a match; see `play/first-game`. */
export const keptOfFirstGame = (id: string): Kept => keptAs(`first-game:${id}`);

/** Forgets all that is kept for a match. */
export const forgetKept = (id: string): void => {
	void keptOfMatch(id).write(undefined);
	void keptOfFirstGame(id).write(undefined);
};
