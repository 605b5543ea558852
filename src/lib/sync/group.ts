/**
 * The group that this phone has joined: its address, name and password, and what is shared. It is stored on
 * this device only.
 */
import * as v from 'valibot';
import { idSchema } from '../match/entry.ts';
import type { Player } from '../store/players/player.ts';
import { personOf } from '../store/players/same-player.ts';

const entrance = {
	/** The address of the database, without a slash at its end. */
	url: v.pipe(v.string(), v.maxLength(500)),
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	password: v.pipe(v.string(), v.maxLength(200))
};

/** The address, name and password of a group, as a join code contains them. */
export const groupCredentialsSchema = v.pipe(v.strictObject(entrance), v.readonly());
export type GroupCredentials = v.InferOutput<typeof groupCredentialsSchema>;

/** What is shared: all matches, or those with at least one of some players. */
const scopeSchema = v.variant('of', [
	v.strictObject({ of: v.literal('all') }),
	v.strictObject({ of: v.literal('players'), players: v.pipe(v.array(idSchema), v.readonly()) })
]);

/** `shared` says what this phone sends to the group. */
export const groupSchema = v.pipe(
	v.strictObject({ ...entrance, shared: v.pipe(scopeSchema, v.readonly()) }),
	v.readonly()
);
export type Group = v.InferOutput<typeof groupSchema>;

/**
 * @param players the players of this device, some of whom may have been merged since the group was joined.
 * @returns whether what belongs to a player is sent to the group: everything, or what belongs to the persons
 * who were chosen, under any of their names.
 */
export const sharing = ({ shared }: Group, players: readonly Player[]): ((id: string) => boolean) => {
	if (shared.of === 'all') return () => true;
	const isPerson = personOf(players);
	const chosen = new Set(shared.players.map(isPerson));
	return (id) => chosen.has(isPerson(id));
};
