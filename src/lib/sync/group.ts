/** The group that this phone has joined: its address, name and password, and what is shared. */
import * as v from 'valibot';
import { idSchema } from '../match/entry.ts';
import { type Player, personOf } from '../store/players/player.ts';

const entrance = {
	/** The address of the database, without a slash at its end. */
	url: v.pipe(v.string(), v.maxLength(500)),
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	password: v.pipe(v.string(), v.maxLength(200))
};

/** The address, name and password of a group, as a join code contains them. */
export const groupCredentialsSchema = v.pipe(v.strictObject(entrance), v.readonly());
export type GroupCredentials = v.InferOutput<typeof groupCredentialsSchema>;

const addressSchema = entrance.url;
const players = v.pipe(v.array(idSchema), v.readonly());

/** What is shared: matches `chosen` by where they come from (see `isGiven`), or in one of the two ways of earlier versions. */
const scopeSchema = v.variant('of', [
	v.strictObject({ of: v.literal('all') }),
	v.strictObject({ of: v.literal('players'), players }),
	v.strictObject({
		of: v.literal('chosen'),
		/** Only matches with at least one of these; absent for those of all players. */
		players: v.exactOptional(players),
		/** Whether matches are given that have entries of other phones, and were in no group that is remembered. */
		received: v.boolean(),
		/** The addresses of the groups left earlier whose matches are given. */
		groups: v.pipe(v.array(addressSchema), v.readonly())
	})
]);

/** `shared` says what this phone sends to the group. */
export const groupSchema = v.pipe(
	v.strictObject({ ...entrance, shared: v.pipe(scopeSchema, v.readonly()) }),
	v.readonly()
);
export type Group = v.InferOutput<typeof groupSchema>;
export type Shared = Group['shared'];

/** Where a match comes from that the group is not known to have. */
export interface Origin {
	/** The addresses of the remembered groups that it was in. */
	readonly groups: readonly string[];
	/** Whether it has entries of other phones, and was not begun on this one since it joined. */
	readonly isReceived: boolean;
	/** Whether it was here before the group was joined, and is to stay here. */
	readonly isHeldBack: boolean;
}

/** Whether a match was in this group before: then it is the group's, whatever is shared. */
export const wasInGroup = ({ url }: Pick<Group, 'url'>, { groups }: Pick<Origin, 'groups'>): boolean =>
	groups.includes(url);

/** Whether a match is given to the group, as far as that depends on where it comes from. */
export const isGiven = (group: Pick<Group, 'url' | 'shared'>, origin: Origin): boolean => {
	const { shared } = group;
	if (shared.of !== 'chosen' || wasInGroup(group, origin)) return true;
	if (origin.groups.length > 0) return origin.groups.some((address) => shared.groups.includes(address));
	return origin.isReceived ? shared.received : !origin.isHeldBack;
};

/**
 * @param players of this device.
 * @returns whether what belongs to a player is given to the group: to anybody, or to a person who was chosen, under any
 * of their names.
 */
export const sharing = (
	{ shared }: Pick<Group, 'shared'>,
	players: readonly Player[]
): ((id: string) => boolean) => {
	if (shared.of === 'all' || shared.players === undefined) return () => true;
	const isPerson = personOf(players);
	const chosen = new Set(shared.players.map(isPerson));
	return (id) => chosen.has(isPerson(id));
};
