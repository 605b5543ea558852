/** The group a phone has joined: where it is, who comes in, and what is shared. Stays on this device. */
import * as v from 'valibot';
import { idSchema, type Seated } from '../match/entry.ts';

const entrance = {
	/** Of the database, without a slash at its end. */
	url: v.pipe(v.string(), v.maxLength(500)),
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	password: v.pipe(v.string(), v.maxLength(200))
};

/** Where a group is and who comes in: what a join code holds. */
export const entranceSchema = v.pipe(v.strictObject(entrance), v.readonly());
export type Entrance = v.InferOutput<typeof entranceSchema>;

/** All matches, or those with one of some players. */
const scopeSchema = v.variant('of', [
	v.strictObject({ of: v.literal('all') }),
	v.strictObject({ of: v.literal('players'), players: v.pipe(v.array(idSchema), v.readonly()) })
]);

/** `shared` is what this phone gives. */
export const groupSchema = v.pipe(
	v.strictObject({ ...entrance, shared: v.pipe(scopeSchema, v.readonly()) }),
	v.readonly()
);
export type Group = v.InferOutput<typeof groupSchema>;

/** @returns whether a match of these players is given to the group. */
export const isShared = ({ shared }: Group, players: readonly Seated[]): boolean =>
	shared.of === 'all' || players.some(({ id }) => shared.players.includes(id));
