/**
 * The entries of a match's log: the only truth about it. Entries are never changed or removed.
 *
 * Their key is `[match, seq, device]`. `seq` is one more than the highest seen, `device` this browser's
 * random id, so the logs of two devices merge by union, with nothing to choose.
 */
import * as v from 'valibot';
import { latestTime } from './time.ts';

const seqSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** 40 characters as typed; some take several units. */
export const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(160));

/** A moment, in milliseconds since 1970. */
export const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(latestTime));

/** Points at an entry of the same match. */
const refSchema = v.pipe(v.strictObject({ seq: seqSchema, device: idSchema }), v.readonly());
export type Ref = v.InferOutput<typeof refSchema>;

const stamp = {
	match: idSchema,
	seq: seqSchema,
	device: idSchema,
	/** When it was tapped, in milliseconds since 1970, by the clock of that device. */
	at: timeSchema
};

/** A player as seated: the id survives renaming, the name is the one the match is played under. */
const seatedSchema = v.pipe(v.strictObject({ id: idSchema, name: nameSchema }), v.readonly());
export type Seated = v.InferOutput<typeof seatedSchema>;

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What a device entered from one place of the log to another, both included. */
const stretchSchema = v.pipe(
	v.strictObject({ device: idSchema, from: seqSchema, to: seqSchema }),
	v.readonly()
);
export type Stretch = v.InferOutput<typeof stretchSchema>;
/** Most stretches of a choice: far more than phones that play one match can make. */
export const mostStretches = 500;

/** Longest note, in UTF-16 units, as a text field counts them. */
export const maxNoteLength = 1000;
/** Longest name of a place. */
export const maxPlaceLength = 80;
const players = v.pipe(v.array(seatedSchema), v.minLength(1), v.maxLength(8), v.readonly());

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
			players,
			/** Said before the first tap (who begins); undo does not reach it. */
			opening: v.pipe(v.array(v.unknown()), v.readonly())
		}),
		v.strictObject({ ...stamp, kind: v.literal('action'), version, action: v.unknown() }),
		v.strictObject({
			...stamp,
			kind: v.literal('edit'),
			version,
			of: refSchema,
			action: v.unknown(),
			/** Said right after what it completes, it is one step with it: undo takes both back. */
			completes: v.exactOptional(v.literal(true))
		}),
		v.strictObject({ ...stamp, kind: v.literal('undo'), of: refSchema }),
		v.strictObject({ ...stamp, kind: v.literal('redo'), of: refSchema }),
		v.strictObject({ ...stamp, kind: v.literal('delete') }),
		/**
		 * Which way a match goes on that was played on apart: these moves no longer count. The last choice of a log
		 * holds, and names all that is put aside, also by earlier ones.
		 */
		v.strictObject({
			...stamp,
			kind: v.literal('choice'),
			aside: v.pipe(v.array(stretchSchema), v.maxLength(mostStretches), v.readonly())
		}),
		/** What is put right about the match, besides its rounds: the last of a kind counts, until it is undone. */
		v.strictObject({
			...stamp,
			kind: v.literal('note'),
			text: v.pipe(v.string(), v.maxLength(maxNoteLength))
		}),
		/** When it was begun. */
		v.strictObject({ ...stamp, kind: v.literal('when'), began: stamp.at }),
		v.strictObject({
			...stamp,
			kind: v.literal('where'),
			place: v.pipe(v.string(), v.maxLength(maxPlaceLength))
		}),
		/** Who sat where: as many as the start says. */
		v.strictObject({ ...stamp, kind: v.literal('seats'), players })
	]),
	v.readonly()
);

/** An entry as stored: its shape is checked, its game values (`unknown`) are not yet. */
export type Entry = v.InferOutput<typeof entrySchema>;
export type StartEntry = Extract<Entry, { kind: 'start' }>;

/** The kinds of entries that put right what is told about a match; they change nothing of its rounds. */
export const detailKinds = ['note', 'when', 'where', 'seats'] as const;
export type DetailEntry = Extract<Entry, { kind: (typeof detailKinds)[number] }>;
/** Entries that say who sits at the table. */
export type SeatingEntry = Extract<Entry, { kind: 'start' | 'seats' }>;
export const isSeating = (entry: Entry): entry is SeatingEntry =>
	entry.kind === 'start' || entry.kind === 'seats';
export const isDetail = (entry: Entry): entry is DetailEntry =>
	(detailKinds as readonly string[]).includes(entry.kind);

/** What an entry says, before the log stamps it. */
export type EntryBody = Entry extends infer E
	? E extends Entry
		? Omit<E, keyof typeof stamp>
		: never
	: never;

export type DetailBody = Extract<EntryBody, { kind: DetailEntry['kind'] }>;

/** @returns whether the two point at the same entry. */
export const isSame = (a: Ref, b: Ref): boolean => a.seq === b.seq && a.device === b.device;

export const refOf = ({ seq, device }: Ref): Ref => ({ seq, device });

/** The order of the log: by seq, then by device, the same on every device that has the same entries. */
export const byOrder = (a: Ref, b: Ref): number =>
	a.seq - b.seq || (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);
