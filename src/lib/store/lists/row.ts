/** The row of a match: the record of it, which lists show and records count. It is checked whenever it is read. */
import * as v from 'valibot';
import type { Fact } from '../../games/facts.ts';
import { latestTime, isFields } from '../../match/entry.ts';
import type { MatchRecord, Summary } from '../../match/summary.ts';

/** A record as it is stored. The facts are most of it and few pages count them, so they stay text until one does. */
export interface StoredRecord extends Omit<MatchRecord, 'own'> {
	/** Read by `factsIn`. */
	readonly facts: string;
}

/** What is known of a match without its line. It is derived from the entries, and can be rebuilt from them at any time. */
export interface MatchRow extends Omit<Summary, 'headline' | 'record'> {
	/** Present while the match is under way. */
	readonly headline?: Summary['headline'];
	/** Present whenever `outcome` is. */
	readonly record?: StoredRecord;
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

// A club's rows are read by thousands before a page shows anything: plain functions check them in a fraction of the time
// that a schema takes, which makes each of them anew.
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isFlagOrNone = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isTime = (value: unknown): boolean => isCount(value) && value <= latestTime;
const isSeat = (value: unknown): boolean => isFields(value) && isText(value.id) && isText(value.name);
const isParameter = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);
const isSaid = (value: unknown): boolean =>
	isFields(value) &&
	isText(value.code) &&
	isFields(value.params) &&
	Object.values(value.params).every(isParameter);

const isOutcome = (value: unknown): boolean =>
	isFields(value) &&
	Array.isArray(value.winners) &&
	value.winners.every(isCount) &&
	isSaid(value.reason) &&
	isText(value.rule) &&
	isFlagOrNone(value.shared) &&
	isFlagOrNone(value.lost) &&
	(value.givenUp === undefined || value.givenUp === 'forfeit' || value.givenUp === 'unfinished') &&
	isFlagOrNone(value.noted);

const isStanding = (value: unknown): boolean =>
	isFields(value) &&
	Array.isArray(value.scores) &&
	value.scores.every(Number.isFinite) &&
	(value.max === undefined || Number.isFinite(value.max));

const isRecord = (value: unknown): boolean =>
	isFields(value) &&
	isCount(value.version) &&
	typeof value.isTogether === 'boolean' &&
	isFlagOrNone(value.isNoted) &&
	isCount(value.minutes) &&
	isText(value.like) &&
	(value.starter === undefined || isCount(value.starter)) &&
	isCount(value.rounds) &&
	isText(value.facts);

/** Whether it is a row, whatever its standing and its record are. */
const isListed = (value: unknown): value is MatchRow =>
	isFields(value) &&
	isText(value.id) &&
	isText(value.game) &&
	isCount(value.version) &&
	Array.isArray(value.players) &&
	value.players.every(isSeat) &&
	isTime(value.started) &&
	isTime(value.changed) &&
	(value.headline === undefined || isSaid(value.headline)) &&
	(value.outcome === undefined || isOutcome(value.outcome)) &&
	isTextOrNone(value.note) &&
	isTextOrNone(value.place) &&
	isTextOrNone(value.ruleSet) &&
	typeof value.isDeleted === 'boolean' &&
	isCount(value.entries) &&
	isTextOrNone(value.unreadable);

/**
 * @returns the row, or undefined for a value that is not a row. A record is not needed to list a match, so a row with a
 *   damaged one is read without it, until it is made anew.
 */
export const toRow = (stored: unknown): MatchRow | undefined => {
	if (!isListed(stored)) return undefined;
	const { standing, record } = stored;
	if ((standing === undefined || isStanding(standing)) && (record === undefined || isRecord(record)))
		return stored;
	const { standing: _, record: __, ...bare } = stored;
	return bare;
};

const isFact = (value: unknown): boolean =>
	isFields(value) &&
	isText(value.name) &&
	Number.isSafeInteger(value.value) &&
	(value.seat === undefined || Number.isSafeInteger(value.seat)) &&
	isTextOrNone(value.of);
const factsSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.custom<readonly Fact[]>((value) => Array.isArray(value) && value.every(isFact))
);

/** What was read once: several figures are of the same matches. */
const known = new WeakMap<Pick<StoredRecord, 'facts'>, readonly Fact[]>();

/** @returns the facts of a match; none where they are damaged. */
export const factsIn = (record: Pick<StoredRecord, 'facts'>): readonly Fact[] => {
	const before = known.get(record);
	if (before) return before;
	const parsed = v.safeParse(factsSchema, record.facts);
	const facts = parsed.success ? parsed.output : [];
	known.set(record, facts);
	return facts;
};
