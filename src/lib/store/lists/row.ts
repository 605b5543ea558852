/** A match's row as stored: the lists' view of it, checked again whenever it is read. */
import type { Fact, Standing } from '../../games/facts.ts';
import type { Outcome, Params, Said, Score } from '../../games/said.ts';
import type { Seated } from '../../match/entry.ts';
import type { MatchRecord, Summary } from '../../match/summary.ts';
import {
	isFields,
	isFlag,
	isListOf,
	isMaybe,
	isNumber,
	isShaped,
	isText,
	isTime,
	isWhole,
	type Is
} from '../db/predicates.ts';

/** Everything a list shows of a match; derived from its entries, so it can be made anew at any time. */
export interface MatchRow extends Summary {
	/** Of the game, as the summary was made. */
	readonly version: number;
	/** How many entries the log has. */
	readonly entries: number;
	/** Why the log cannot be shown, by its code; such a match is listed, but is neither open nor ended. */
	readonly unreadable?: string;
}

export const matchStatuses = ['open', 'ended'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** @returns whether the match is under way; undefined for one that cannot be read. */
export const statusOf = (row: MatchRow): MatchStatus | undefined =>
	row.unreadable === undefined ? (row.outcome ? 'ended' : 'open') : undefined;

/** Which matches a list shows; absent: all. Deleted ones never are. */
export interface MatchFilter {
	readonly game?: string;
	/** A player's id. */
	readonly player?: string;
	readonly status?: MatchStatus;
	/** Another player's id: only matches in which both sat. */
	readonly rival?: string;
	/** Ended, or last changed, at or after and before these moments. */
	readonly from?: number;
	readonly until?: number;
	/** Whether a row is wanted besides: what is searched for in names and notes. */
	readonly has?: (row: MatchRow) => boolean;
}

/** Whether a list with this filter shows the row. */
export const isListed = (row: MatchRow, filter: MatchFilter): boolean =>
	!row.isDeleted &&
	(filter.game === undefined || filter.game === row.game) &&
	(filter.player === undefined || row.players.some(({ id }) => id === filter.player)) &&
	(filter.status === undefined || filter.status === statusOf(row)) &&
	(filter.rival === undefined || row.players.some(({ id }) => id === filter.rival)) &&
	(filter.from === undefined || row.changed >= filter.from) &&
	(filter.until === undefined || row.changed < filter.until) &&
	(filter.has === undefined || filter.has(row));

/** @returns what is put into the store: the row and, unless it is deleted, the keys its lists find it by. */
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

/** @returns the row, or undefined for a value that is none. */
export const toRow = (stored: unknown): MatchRow | undefined => {
	if (!isRow(stored)) return undefined;
	// The keys of the index are made anew whenever the row is stored: an old one would list a deleted match.
	const { listed: _, standing, record, ...row } = stored;
	return { ...row, ...(isStanding(standing) && { standing }), ...(isRecord(record) && { record }) };
};

const isSaid = isShaped<Said>({
	code: isText,
	params: (value): value is Params =>
		isFields(value) && Object.values(value).every((param) => isText(param) || isNumber(param))
});
const isScore = isShaped<Score>({
	total: isNumber,
	lines: isListOf(isShaped<Score['lines'][number]>({ said: isSaid, value: isNumber }))
});
const isOutcome = isShaped<Outcome>({
	winners: isListOf(isWhole),
	reason: isSaid,
	rule: isText,
	scores: isMaybe(isListOf(isScore)),
	shared: isMaybe(isFlag),
	lost: isMaybe(isFlag)
});
/** To be added up, and written as JSON: of any size, but a number. */
const isFinite: Is<number> = (value): value is number => Number.isFinite(value);
const isStanding = isShaped<Standing>({ scores: isListOf(isFinite), max: isMaybe(isFinite) });
/** A code that can be written into a result: whole letters. */
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
	minutes: isWhole,
	like: isText,
	starter: isMaybe(isWhole),
	rounds: isWhole,
	own: isListOf(isFact)
});
/** What is counted need not be in order for the match to be listed: without it the row is made anew, as an older one is. */
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
	outcome: isMaybe(isOutcome),
	record: isAnything,
	note: isMaybe(isText),
	place: isMaybe(isText),
	isDeleted: isFlag,
	entries: isWhole,
	unreadable: isMaybe(isText),
	listed: isAnything
});
