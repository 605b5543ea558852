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
		/** When a match with the player was last begun, in milliseconds since 1970. */
		used: v.exactOptional(timeSchema),
		/** Which of the twelve marks the player chose, if any. */
		mark: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))),
		/**
		 * The id of the player who is the same person. The matches of both count as one person's until they
		 * are parted.
		 */
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

/** The beginning of the ids of unnamed seats. Guests are not in the list of players. */
export const guestPrefix = 'guest-';
/** Whether a seat is unnamed. */
export const isGuest = ({ id }: { readonly id: string }): boolean => id.startsWith(guestPrefix);

/**
 * @returns a player for the list, under the name of the seat.
 * @param at when the match was begun, in milliseconds since 1970.
 */
export const seatedAs = ({ id, name }: SeatingEntry['players'][number], at: number): Player => ({
	id,
	name,
	created: at,
	used: at
});

/**
 * Marks the seated players as used, inside the transaction that stores the entries. Players who are not in
 * the list yet are added, except guests. Entries that correct who sat at a table mark nobody as used: they
 * are of past matches.
 *
 * @param seatings the entries that name the players at the table.
 * @returns how many players were added.
 */
export const seatPlayers = async (
	players: IDBPObjectStore<OchayaSchema, readonly StoreName[], 'players', 'readwrite'>,
	seatings: readonly SeatingEntry[]
): Promise<number> => {
	const seatedById = new Map<string, Player>();
	for (const { kind, players: seats, at } of seatings) {
		for (const seat of seats) {
			const before = seatedById.get(seat.id);
			if (isGuest(seat) || (kind === 'seats' && before)) continue;
			if (kind === 'seats') seatedById.set(seat.id, { id: seat.id, name: seat.name, created: at });
			else if ((before?.used ?? -1) < at) seatedById.set(seat.id, seatedAs(before ?? seat, at));
		}
	}
	let added = 0;
	for (const seated of seatedById.values()) {
		const stored = await players.get(seated.id);
		const [player] = toPlayers([stored]);
		if (player && (player.used ?? -1) < (seated.used ?? -1))
			await players.put({ ...player, used: seated.used ?? 0 });
		// A damaged value is not overwritten.
		else if (stored === undefined) {
			await players.add(seated);
			added += 1;
		}
	}
	return added;
};
