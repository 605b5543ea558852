/**
 * The entries of a match, from which all else about it is derived: one line, the start first, `seq` 0, 1, 2 … without a
 * gap. Entries are only ever added at the end. And the names that players type.
 */
import * as v from 'valibot';

const seqSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** 40 characters as typed; a character can take up to four UTF-16 units. */
export const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(160));

/** The latest time that a `Date` can represent, in milliseconds since 1970. */
export const latestTime = 8.64e15;
/** @returns a clock's time, rounded and limited to what can be stored, however wrong the clock is. */
export const timeOf = (clock: number): number => Math.min(Math.max(Math.round(clock), 0), latestTime);
/** A time, in milliseconds since 1970. */
export const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(latestTime));

/** What entries of every version are stamped with. */
export const baseStamp = {
	match: idSchema,
	seq: seqSchema,
	device: idSchema,
	/** When it was tapped, in milliseconds since 1970, by the clock of that device. */
	at: timeSchema
};
const stampFields = {
	...baseStamp,
	/** One more than the highest number that the device has given in this match. */
	number: seqSchema
};

/** A player in a seat. The id survives renaming; the name is the one the match is played under. */
const seatedSchema = v.pipe(v.strictObject({ id: idSchema, name: nameSchema }), v.readonly());
export type Seated = v.InferOutput<typeof seatedSchema>;

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The longest note, in UTF-16 units, as a text field counts them. */
export const maxNoteLength = 1000;
/** The longest name of a place, in UTF-16 units. */
export const maxPlaceLength = 80;
const mostSeats = 8;
const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1));
/** The highest score that can be noted, and with a minus the lowest: beyond what any game comes to. */
export const maxNotedScore = 99_999;
/** The longest time played that can be noted, in minutes: a whole day. */
export const maxNotedMinutes = 1440;
const notedScore = v.pipe(v.number(), v.safeInteger(), v.minValue(-maxNotedScore), v.maxValue(maxNotedScore));

/** How a match ended that was played elsewhere: its result is all that is known of it. */
const notedSchema = v.pipe(
	v.strictObject({
		winners: v.pipe(v.array(seatSchema), v.maxLength(mostSeats), v.readonly()),
		/** By seat; a single one where all share it; empty if the scores are not known. */
		scores: v.pipe(v.array(notedScore), v.maxLength(mostSeats), v.readonly()),
		/** A cooperative match was lost. */
		lost: v.exactOptional(v.literal(true)),
		/** Absent if it is not known. */
		minutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxNotedMinutes))),
		/** The seat that began. */
		starter: v.exactOptional(seatSchema),
		/** The rules it was played by are not known: the options of the start are only a guess. */
		rules: v.exactOptional(v.literal('unknown'))
	}),
	v.readonly()
);
export type Noted = v.InferOutput<typeof notedSchema>;

const players = v.pipe(v.array(seatedSchema), v.minLength(1), v.maxLength(mostSeats), v.readonly());

/** @returns the schemas of all kinds of entries. @param of how an entry refers to an earlier one. */
export const entryKinds = <
	const Stamp extends v.ObjectEntries,
	const Of extends v.GenericSchema<unknown, unknown>
>(
	stamp: Stamp,
	of: Of
) =>
	[
		v.strictObject({
			...stamp,
			kind: v.literal('start'),
			game: idSchema,
			version,
			options: v.unknown(),
			/** The name of the rule set that the match was begun under, if it had one. */
			ruleSet: v.exactOptional(nameSchema),
			players,
			/** Actions before the first tap, such as who begins. Undo does not reach them. */
			opening: v.pipe(v.array(v.unknown()), v.readonly())
		}),
		v.strictObject({ ...stamp, kind: v.literal('action'), version, action: v.unknown() }),
		v.strictObject({
			...stamp,
			kind: v.literal('edit'),
			version,
			of,
			action: v.unknown(),
			/** True when it completes the action just before it: undo takes both back in one step. */
			completes: v.exactOptional(v.literal(true))
		}),
		/**
		 * The match ends before its rules end it: the player in the seat `by` gives up, or it stays unfinished. Or, with
		 * `noted`, it was played elsewhere and this is its result.
		 */
		v.strictObject({
			...stamp,
			kind: v.literal('finish'),
			by: v.exactOptional(seatSchema),
			noted: v.exactOptional(notedSchema)
		}),
		v.strictObject({ ...stamp, kind: v.literal('undo'), of }),
		v.strictObject({ ...stamp, kind: v.literal('redo'), of }),
		v.strictObject({ ...stamp, kind: v.literal('delete') }),
		// The details follow. The last of each kind that is not undone applies.
		v.strictObject({
			...stamp,
			kind: v.literal('note'),
			text: v.pipe(v.string(), v.maxLength(maxNoteLength))
		}),
		/** When the match was begun. */
		v.strictObject({ ...stamp, kind: v.literal('when'), began: timeSchema }),
		v.strictObject({
			...stamp,
			kind: v.literal('where'),
			place: v.pipe(v.string(), v.maxLength(maxPlaceLength))
		}),
		/** Who sat where: as many players as in the start. */
		v.strictObject({ ...stamp, kind: v.literal('seats'), players })
	] as const;

/** Nobody gives up a match whose result was noted. */
export const isOneEnd = (entry: {
	readonly kind: string;
	readonly by?: unknown;
	readonly noted?: unknown;
}): boolean => entry.kind !== 'finish' || entry.noted === undefined || entry.by === undefined;

/** `of` is the `seq` of an earlier entry. */
export const entrySchema = v.pipe(
	v.variant('kind', [...entryKinds(stampFields, seqSchema)]),
	v.check((entry) => isOneEnd(entry)),
	v.readonly()
);

/** An entry as stored. Its shape has been checked; the values that belong to the game (`unknown`) have not. */
export type Entry = v.InferOutput<typeof entrySchema>;
export type StartEntry = Extract<Entry, { kind: 'start' }>;

/** The kinds of entries that correct the details of a match. They change nothing in its rounds. */
const detailKinds = ['note', 'when', 'where', 'seats'] as const;
export type DetailEntry = Extract<Entry, { kind: (typeof detailKinds)[number] }>;
/** Entries that name the players at the table. */
export type SeatingEntry = Extract<Entry, { kind: 'start' | 'seats' }>;
/** Whether an entry names the players at the table. */
export const isSeating = (entry: Entry): entry is SeatingEntry =>
	entry.kind === 'start' || entry.kind === 'seats';
/** Whether an entry corrects a detail of the match. */
export const isDetail = <Some extends { readonly kind: string }>(
	entry: Some
): entry is Extract<Some, { kind: DetailEntry['kind'] }> =>
	(detailKinds as readonly string[]).includes(entry.kind);

/** An entry without the fields that stamping adds. */
export type EntryBody = Entry extends infer E
	? E extends Entry
		? Omit<E, keyof typeof stampFields>
		: never
	: never;

export type DetailBody = Extract<EntryBody, { kind: DetailEntry['kind'] }>;

/** The device that writes entries, and its clock. Both are passed in, so that tests can set them. */
export interface DeviceClock {
	readonly device: string;
	readonly now: () => number;
}

/** The type of entry that a body becomes. */
export type Stamped<Body extends EntryBody> = Body &
	Pick<Entry, 'match' | 'seq' | 'device' | 'number' | 'at'>;

/**
 * @param number the device's number for the entry (see `nextNumber`); where one device writes the whole match, its place.
 * @returns the body as an entry.
 */
export const stamp = <Body extends EntryBody>(
	clock: DeviceClock,
	match: string,
	seq: number,
	body: Body,
	number = seq
): Stamped<Body> => ({
	...body,
	match,
	seq,
	device: clock.device,
	number,
	at: timeOf(clock.now())
});

/** Whether a value is an object, an array included. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/** The longest name of a player, in code points. */
export const maxNameLength = 40;

/** White space of all kinds, control characters, and marks that change the direction of the text around them. */
const blanks = /[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** @returns the name without outer or doubled white space, cut to `maxNameLength` code points. */
export const tidyName = (typed: string): string =>
	Array.from(typed.normalize('NFC').replace(blanks, ' ').trim()).slice(0, maxNameLength).join('').trim();

/** Whether two names count as the same: case and accents on Latin letters are ignored. */
export const isSameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);

const accents = /[\u0300-\u036F]/g;
/** @returns a text that is the same for names that count as the same. */
export const foldedName = (name: string): string =>
	tidyName(name).normalize('NFD').replace(accents, '').normalize('NFC').toLocaleLowerCase('en');
