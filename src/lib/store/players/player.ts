/** A player as stored. */
import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { idSchema, nameSchema, timeSchema, type SeatingEntry } from '../../match/entry.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';

export const playerSchema = v.pipe(
	v.strictObject({
		id: idSchema,
		name: nameSchema,
		created: timeSchema,
		/** When a match with them was last begun. */
		used: v.exactOptional(timeSchema),
		/** Their mark, one of the twelve, where they chose it. */
		mark: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))),
		/** The player they are the same person as: their matches count as theirs, until they are parted. */
		sameAs: v.exactOptional(idSchema)
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
export const seatedAs = ({ id, name }: SeatingEntry['players'][number], at: number): Player => ({
	id,
	name,
	created: at,
	used: at
});

/**
 * Marks the seated players as used, inside the transaction that stores the starts; one who is not in the list
 * (new, or typed in while nothing could be stored) is added to it, unless it is a guest.
 *
 * @returns how many were added.
 */
export const seatPlayers = async (
	players: IDBPObjectStore<OchayaSchema, readonly StoreName[], 'players', 'readwrite'>,
	starts: readonly SeatingEntry[]
): Promise<number> => {
	const seatedById = new Map<string, Player>();
	for (const { players: seats, at } of starts) {
		for (const seat of seats) {
			const before = seatedById.get(seat.id);
			if (!isGuest(seat) && (before?.used ?? -1) < at) seatedById.set(seat.id, seatedAs(before ?? seat, at));
		}
	}
	let added = 0;
	for (const seated of seatedById.values()) {
		const stored = await players.get(seated.id);
		const [player] = toPlayers([stored]);
		if (player) await players.put({ ...player, used: Math.max(player.used ?? 0, seated.used ?? 0) });
		// A value that is no player is left as it lies.
		else if (stored === undefined) {
			await players.add(seated);
			added += 1;
		}
	}
	return added;
};
