/**
 * The group that this phone has joined: its address, name and password, and what is shared. It is stored on
 * this device only.
 */
import * as v from 'valibot';
import { idSchema, type Seated } from '../match/entry.ts';

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

/** @returns whether a match of these players is sent to the group. */
export const isShared = ({ shared }: Group, players: readonly Seated[]): boolean =>
	shared.of === 'all' || players.some(({ id }) => shared.players.includes(id));
