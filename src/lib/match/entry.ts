/**
 * The entries of a match's log: the only truth about it. Entries are never changed or removed.
 *
 * Their key is `[match, seq, device]`. `seq` is one more than the highest seen, `device` this browser's
 * random id, so the logs of two devices merge by union, with nothing to choose.
 */
import * as v from 'valibot';

const seqSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** 40 characters as typed; some take several units. */
export const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(160));

/** Points at an entry of the same match. */
const refSchema = v.pipe(v.strictObject({ seq: seqSchema, device: idSchema }), v.readonly());
export type Ref = v.InferOutput<typeof refSchema>;

const stamp = {
	match: idSchema,
	seq: seqSchema,
	device: idSchema,
	/** When it was tapped, in milliseconds since 1970, by the clock of that device. */
	at: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
};

/** A player as seated: the id survives renaming, the name is the one the match is played under. */
const seatedSchema = v.pipe(v.strictObject({ id: idSchema, name: nameSchema }), v.readonly());
export type Seated = v.InferOutput<typeof seatedSchema>;

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const entrySchema = v.pipe(
	v.variant('kind', [
		v.strictObject({
			...stamp,
			kind: v.literal('start'),
			game: idSchema,
			version,
			options: v.unknown(),
			/** The name of the rule set it was begun under, where the players had given it one. */
			ruleSet: v.exactOptional(nameSchema),
			players: v.pipe(v.array(seatedSchema), v.minLength(1), v.maxLength(8), v.readonly()),
			/** Said before the first tap (who begins); undo does not reach it. */
			opening: v.pipe(v.array(v.unknown()), v.readonly())
		}),
		v.strictObject({ ...stamp, kind: v.literal('action'), version, action: v.unknown() }),
		v.strictObject({ ...stamp, kind: v.literal('edit'), version, of: refSchema, action: v.unknown() }),
		v.strictObject({ ...stamp, kind: v.literal('undo'), of: refSchema }),
		v.strictObject({ ...stamp, kind: v.literal('redo'), of: refSchema }),
		v.strictObject({ ...stamp, kind: v.literal('delete') })
	]),
	v.readonly()
);

/** An entry as stored: its shape is checked, its game values (`unknown`) are not yet. */
export type Entry = v.InferOutput<typeof entrySchema>;
export type StartEntry = Extract<Entry, { kind: 'start' }>;

/** What an entry says, before the log stamps it. */
export type EntryBody = Entry extends infer E
	? E extends Entry
		? Omit<E, keyof typeof stamp>
		: never
	: never;

/** @returns whether the two point at the same entry. */
export const isSame = (a: Ref, b: Ref): boolean => a.seq === b.seq && a.device === b.device;

export const refOf = ({ seq, device }: Ref): Ref => ({ seq, device });

/** The order of the log: by seq, then by device, the same on every device that has the same entries. */
export const byOrder = (a: Ref, b: Ref): number =>
	a.seq - b.seq || (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);
