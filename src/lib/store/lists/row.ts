/** The row of a match as it is stored for the lists. It is checked whenever it is read. */
import type { Fact, Standing } from '../../games/facts.ts';
import type { Outcome, Params, CodedMessage, Score } from '../../games/outcome.ts';
import type { Seated } from '../../match/entry.ts';
import type { MatchRecord, Summary } from '../../match/summary.ts';
import {
	isFields,
	isFlag,
	isListOf,
	isOptional,
	isNumber,
	isShaped,
	isText,
	isTime,
	isWhole,
	type Is
} from '../db/predicates.ts';

/** What a list shows of a match. It is derived from the entries, and can be rebuilt from them at any time. */
export interface MatchRow extends Summary {
	/** The version of the game that made the summary. */
	readonly version: number;
	/** How many entries the log has. */
	readonly entries: number;
	/**
	 * The code that says why the log cannot be read. Such a match is listed, but is neither open nor ended.
	 */
	readonly unreadable?: string;
}

export const matchStatuses = ['open', 'ended'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** @returns whether the match is under way or over; undefined for one that cannot be read. */
export const statusOf = (row: MatchRow): MatchStatus | undefined =>
	row.unreadable === undefined ? (row.outcome ? 'ended' : 'open') : undefined;

/** Which matches a list shows. An absent field admits all of them; deleted ones are never shown. */
export interface MatchFilter {
	readonly game?: string;
	/** The id of a player who sat in the match. */
	readonly player?: string;
	readonly status?: MatchStatus;
	/** Last played at or after `from` and before `until`, in milliseconds since 1970. */
	readonly from?: number;
	readonly until?: number;
	/** A further condition, such as another name that it has. */
	readonly has?: (row: MatchRow) => boolean;
}

/** Whether a list with this filter shows the row. */
export const isListed = (row: MatchRow, filter: MatchFilter): boolean =>
	!row.isDeleted &&
	(filter.game === undefined || filter.game === row.game) &&
	(filter.player === undefined || row.players.some(({ id }) => id === filter.player)) &&
	(filter.status === undefined || filter.status === statusOf(row)) &&
	(filter.from === undefined || row.changed >= filter.from) &&
	(filter.until === undefined || row.changed < filter.until) &&
	(filter.has === undefined || filter.has(row));

/**
 * @returns the value to store: the row and, unless it is deleted, the fields that the indexes are made of.
 */
export const toStored = (row: MatchRow): unknown => {
	if (row.isDeleted) return row;
	const { id, changed, players } = row;
	const status = statusOf(row);
	return {
		...row,
		listed: {
			changed,
			...(status && { status }),
			byPlayer: players.map((player) => [player.id, changed, id])
		}
	};
};

/** @returns the row, or undefined for a value that is not a row. */
export const toRow = (stored: unknown): MatchRow | undefined => {
	if (!isRow(stored)) return undefined;
	// The index fields are made anew whenever a row is stored: old ones would list a match that was deleted
	// since.
	const { listed: _, standing, record, ...row } = stored;
	return { ...row, ...(isStanding(standing) && { standing }), ...(isRecord(record) && { record }) };
};

const isSaid = isShaped<CodedMessage>({
	code: isText,
	params: (value): value is Params =>
		isFields(value) && Object.values(value).every((param) => isText(param) || isNumber(param))
});
const isScore = isShaped<Score>({
	total: isNumber,
	lines: isListOf(isShaped<Score['lines'][number]>({ said: isSaid, value: isNumber }))
});
const isGivenUp: Is<NonNullable<Outcome['givenUp']>> = (value) =>
	value === 'forfeit' || value === 'unfinished';
const isOutcome = isShaped<Outcome>({
	winners: isListOf(isWhole),
	reason: isSaid,
	rule: isText,
	scores: isOptional(isListOf(isScore)),
	shared: isOptional(isFlag),
	lost: isOptional(isFlag),
	givenUp: isOptional(isGivenUp),
	noted: isOptional(isFlag)
});
/** Any number that can be added up and written as JSON. */
const isFinite: Is<number> = (value): value is number => Number.isFinite(value);
const isStanding = isShaped<Standing>({ scores: isListOf(isFinite), max: isOptional(isFinite) });
/** A code without lone surrogates, which could not be written into a result. */
const isCode: Is<string> = (value): value is string => isText(value) && !/\p{Cs}/u.test(value);
const isFact: Is<Fact> = (value): value is Fact => {
	if (!isFields(value)) return false;
	const { name, of, seat, value: number } = value;
	return (
		isCode(name) &&
		Number.isSafeInteger(number) &&
		(of === undefined || isCode(of)) &&
		(seat === undefined || isWhole(seat))
	);
};
const isRecord = isShaped<MatchRecord>({
	version: isWhole,
	isTogether: isFlag,
	isNoted: isOptional(isFlag),
	minutes: isWhole,
	like: isText,
	starter: isOptional(isWhole),
	rounds: isWhole,
	own: isListOf(isFact)
});
/**
 * Facts are not needed to list a match, so a row with damaged ones is read without them. They are rebuilt,
 * like those of an older version.
 */
type StoredRow = Omit<MatchRow, 'standing' | 'record'> & {
	readonly standing?: unknown;
	readonly record?: unknown;
	readonly listed?: unknown;
};
const isAnything: Is<unknown> = (_): _ is unknown => true;
const isRow = isShaped<StoredRow>({
	id: isText,
	game: isText,
	version: isWhole,
	players: isListOf(isShaped<Seated>({ id: isText, name: isText })),
	started: isTime,
	changed: isTime,
	headline: isSaid,
	standing: isAnything,
	outcome: isOptional(isOutcome),
	record: isAnything,
	note: isOptional(isText),
	place: isOptional(isText),
	ruleSet: isOptional(isText),
	isDeleted: isFlag,
	entries: isWhole,
	unreadable: isOptional(isText),
	listed: isAnything
});
