/** Stores a random club as the app does: part after part of each log, each with its row. */
import type { Entry } from '$lib/match/entry';
import type { Dice } from './dice';
import type { Club } from './random-club';
import { storeEntries, type LogStore, type RecordsApp } from './records-app';

/** Stores the players of a club under the names that they have now, and joined as they are. */
export const storePlayers = ({ write }: Pick<RecordsApp, 'write'>, { players }: Club): Promise<void> =>
	write(['players'], async (transaction) => {
		for (const player of players) await transaction.objectStore('players').put(player);
	});

/**
 * Stores the logs of a club, part by part: each match's in their order, those of different matches in any.
 *
 * @param between called now and then while some of it is still missing.
 */
export const storeLogs = async (
	store: LogStore,
	{ matches }: Club,
	dice: Dice,
	between: () => Promise<void>
): Promise<void> => {
	const turns = dice.shuffled(matches.flatMap(({ id, parts }) => parts.map(() => id)));
	const waiting = new Map(matches.map(({ id, parts }) => [id, [...parts]]));
	const stored = new Map<string, readonly Entry[]>();
	for (const [turn, id] of turns.entries()) {
		const { log } = await storeEntries(store, stored.get(id) ?? [], waiting.get(id)?.shift() ?? []);
		stored.set(id, log);
		if (turn % Math.ceil(turns.length / 4) === 0) await between();
	}
};
