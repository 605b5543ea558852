/** The row of a match: the record of it, which lists show and records count. It is checked whenever it is read. */
import * as v from 'valibot';
import type { Fact } from '../../games/facts.ts';
import { timeSchema } from '../../match/entry.ts';
import type { Summary } from '../../match/summary.ts';
import { isFields } from '../db/predicates.ts';

/** What is known of a match without its line. It is derived from the entries, and can be rebuilt from them at any time. */
export interface MatchRow extends Summary {
	/** The version of the game that made the summary. */
	readonly version: number;
	/** How many entries the line has. */
	readonly entries: number;
	/**
	 * The code that says why the line cannot be read. Such a match is listed, but is neither open nor ended.
	 */
	readonly unreadable?: string;
}

/** @returns whether the match is under way or over; undefined for one that cannot be read. */
export const statusOf = (row: MatchRow): 'open' | 'ended' | undefined =>
	row.unreadable === undefined ? (row.outcome ? 'ended' : 'open') : undefined;

/** @returns how many entries the line of a stored row has; 0 for a value that is no row. */
export const lengthIn = (row: unknown): number => (isFields(row) && Number(row.entries)) || 0;

/** Who sits in a match, as it is stored, whatever they are called. */
export const seatsSchema = v.array(v.object({ id: v.string(), name: v.string() }));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const said = v.object({ code: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) });
const isSeatOrNone = (seat: unknown): boolean => seat === undefined || Number.isSafeInteger(seat);
const isTextOrNone = (text: unknown): boolean => text === undefined || typeof text === 'string';
/** Facts are most of what is read: a plain function checks them in a fraction of the time that a schema takes. */
const isFact = (value: unknown): boolean =>
	isFields(value) &&
	typeof value.name === 'string' &&
	Number.isSafeInteger(value.value) &&
	isSeatOrNone(value.seat) &&
	isTextOrNone(value.of);
const facts = v.custom<readonly Fact[]>((value) => Array.isArray(value) && value.every(isFact));

const outcome = v.object({
	winners: v.array(whole),
	reason: said,
	rule: v.string(),
	scores: v.exactOptional(
		v.array(v.object({ total: v.number(), lines: v.array(v.object({ said, value: v.number() })) }))
	),
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
	own: facts
});
/** What version 1 stored besides, for its indexes, is left out. */
const rowSchema = v.object({
	id: v.string(),
	game: v.string(),
	version: whole,
	players: seatsSchema,
	started: timeSchema,
	changed: timeSchema,
	headline: said,
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

/** Facts are not needed to list a match, so a row with damaged ones is read without them, until they are made anew. */
const bareSchema = v.omit(rowSchema, ['standing', 'record']);

/** @returns the row, or undefined for a value that is not a row. */
export const toRow = (stored: unknown): MatchRow | undefined => {
	for (const schema of [rowSchema, bareSchema]) {
		const parsed = v.safeParse(schema, stored, { abortEarly: true });
		if (parsed.success) return parsed.output;
	}
	return undefined;
};
