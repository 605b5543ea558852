/** A player as stored. */
import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { idSchema, nameSchema, type StartEntry } from '../match/entry.ts';
import type { OchayaSchema, StoreName } from './schema.ts';

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const playerSchema = v.pipe(
	v.strictObject({
		id: idSchema,
		name: nameSchema,
		created: time,
		/** When a match with them was last begun. */
		used: v.exactOptional(time)
	}),
	v.readonly()
);
export type Player = v.InferOutput<typeof playerSchema>;

/** @returns the values that are players. */
export const toPlayers = (values: readonly unknown[]): Player[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(playerSchema, value);
		return parsed.success ? [parsed.output] : [];
	});

/** Of the ids of seats nobody was named for: no player of the list, in no match. */
export const guestPrefix = 'guest-';
export const isGuest = ({ id }: { readonly id: string }): boolean => id.startsWith(guestPrefix);

/** @returns the player as a match makes them known: by the name they are seated under. */
export const seatedAs = ({ id, name }: StartEntry['players'][number], at: number): Player => ({
	id,
	name,
	created: at,
	used: at
});

/**
 * Marks the seated players as used, inside the transaction that stores the start; one who is not in the list
 * (new, or typed in while nothing could be stored) is added to it, unless it is a guest.
 */
export const seatPlayers = async (
	players: IDBPObjectStore<OchayaSchema, readonly StoreName[], 'players', 'readwrite'>,
	{ players: seats, at }: StartEntry
): Promise<number> => {
	let added = 0;
	for (const seat of seats) {
		if (isGuest(seat)) continue;
		const stored = await players.get(seat.id);
		const [player] = toPlayers([stored]);
		if (player) await players.put({ ...player, used: Math.max(player.used ?? 0, at) });
		// A value that is no player is left as it lies.
		else if (stored === undefined) {
			await players.add(seatedAs(seat, at));
			added += 1;
		}
	}
	return added;
};
