/** A player as stored. */
import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { idSchema, nameSchema, timeSchema, type SeatingEntry } from '../../match/entry.ts';
import { allChecked } from '../db/checked.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';

/** How many marks there are to choose from: the length of `crests`. */
export const markCount = 12;

export const playerSchema = v.pipe(
	v.strictObject({
		id: idSchema,
		name: nameSchema,
		created: timeSchema,
		/** When a match with the player was last begun, in milliseconds since 1970. */
		used: v.exactOptional(timeSchema),
		/** Which of the twelve marks the player chose, if any. */
		mark: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(markCount - 1))),
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
export const toPlayers = (values: readonly unknown[]): Player[] => allChecked(playerSchema, values);

/**
 * @returns a function from a player's id to the id of the person they count as: their own, if they are not
 * merged.
 */
export const personOf = (players: readonly Player[]): ((id: string) => string) => {
	const sameAs = new Map(players.map(({ id, sameAs }) => [id, sameAs]));
	/** Follows `sameAs` to its end. In a cycle, it is the smallest id of the cycle. */
	const find = (id: string): string => {
		const way = [id];
		for (let at = id; ;) {
			const next = sameAs.get(at);
			if (next === undefined || !sameAs.has(next)) return at;
			// There is a cycle if two devices have each merged one into the other.
			const met = way.indexOf(next);
			if (met >= 0) return way.slice(met).sort()[0] ?? id;
			way.push(next);
			at = next;
		}
	};
	const found = new Map<string, string>();
	return (id) => {
		const known = found.get(id) ?? find(id);
		found.set(id, known);
		return known;
	};
};

/** @returns all ids that count as this person, the person's own first. */
export const idsOf = (
	players: readonly Player[],
	person: string,
	isPerson: (id: string) => string
): readonly string[] => [
	...new Set([person, ...players.map(({ id }) => id).filter((id) => isPerson(id) === person)])
];

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
