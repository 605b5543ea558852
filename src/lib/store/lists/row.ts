/** The row of a match as it is stored. It is checked whenever it is read. */
import * as v from 'valibot';
import type { Fact } from '../../games/facts.ts';
import { isFields, timeSchema } from '../../match/entry.ts';
import { checked } from '../db/checked.ts';
import type { MatchRecord, MatchRow } from '../../match/summary.ts';

export type { MatchRow } from '../../match/summary.ts';

/** @returns whether the match is under way or over; undefined for one that cannot be read. */
export const statusOf = (row: MatchRow): 'open' | 'ended' | undefined =>
	row.unreadable === undefined ? (row.outcome ? 'ended' : 'open') : undefined;

/** @returns how many entries the line of a stored row has; 0 for a value that is no row. */
export const lengthIn = (row: unknown): number => (isFields(row) && Number(row.entries)) || 0;

/** Who sits in a match, as it is stored, whatever they are called. */
export const seatsSchema = v.array(v.object({ id: v.string(), name: v.string() }));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A union of schemas would word a complaint about every number, that it is no text. */
const parameter = v.custom<string | number>(
	(value) => typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
);
const said = v.object({ code: v.string(), params: v.record(v.string(), parameter) });

const outcome = v.object({
	winners: v.array(whole),
	reason: said,
	rule: v.string(),
	shared: v.exactOptional(v.boolean()),
	lost: v.exactOptional(v.boolean()),
	givenUp: v.exactOptional(v.picklist(['forfeit', 'unfinished'])),
	noted: v.exactOptional(v.boolean())
});
const record = v.object({
	version: whole,
	isTogether: v.boolean(),
	isNoted: v.exactOptional(v.boolean()),
	minutes: whole,
	like: v.string(),
	starter: v.exactOptional(whole),
	rounds: whole,
	facts: v.string()
});
/** What version 1 stored besides, for its indexes, is left out. */
const rowSchema = v.object({
	id: v.string(),
	game: v.string(),
	version: whole,
	players: seatsSchema,
	started: timeSchema,
	changed: timeSchema,
	headline: v.exactOptional(said),
	standing: v.exactOptional(
		v.object({
			scores: v.array(v.pipe(v.number(), v.finite())),
			max: v.exactOptional(v.pipe(v.number(), v.finite()))
		})
	),
	outcome: v.exactOptional(outcome),
	record: v.exactOptional(record),
	note: v.exactOptional(v.string()),
	place: v.exactOptional(v.string()),
	ruleSet: v.exactOptional(v.string()),
	isDeleted: v.boolean(),
	entries: whole,
	unreadable: v.exactOptional(v.string())
});

/** A record is not needed to list a match, so a row with a damaged one is read without it, until it is made anew. */
const bareSchema = v.omit(rowSchema, ['standing', 'record']);

/** @returns the row, or undefined for a value that is not a row. */
export const toRow = (stored: unknown): MatchRow | undefined => {
	for (const schema of [rowSchema, bareSchema]) {
		const parsed = v.safeParse(schema, stored, { abortEarly: true });
		if (parsed.success) return parsed.output;
	}
	return undefined;
};

const isSeatOrNone = (seat: unknown): boolean => seat === undefined || Number.isSafeInteger(seat);
const isTextOrNone = (text: unknown): boolean => text === undefined || typeof text === 'string';
/** A game's page reads them by ten thousands: a plain function checks them in a fraction of the time that a schema takes. */
const isFact = (value: unknown): boolean =>
	isFields(value) &&
	typeof value.name === 'string' &&
	Number.isSafeInteger(value.value) &&
	isSeatOrNone(value.seat) &&
	isTextOrNone(value.of);
const factsSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.custom<readonly Fact[]>((value) => Array.isArray(value) && value.every(isFact))
);

/** What was read once: several figures are of the same matches. */
const known = new WeakMap<Pick<MatchRecord, 'facts'>, readonly Fact[]>();

/** @returns the facts of a match; none where they are damaged. */
export const factsIn = (record: Pick<MatchRecord, 'facts'>): readonly Fact[] => {
	const before = known.get(record);
	if (before) return before;
	const facts = checked(factsSchema, record.facts) ?? [];
	known.set(record, facts);
	return facts;
};
