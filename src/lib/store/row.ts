/** A match's row as stored: the lists' view of it, checked again whenever it is read. */
import type { Outcome, Params, Said, Score } from '../games/game.ts';
import type { Seated } from '../match/entry.ts';
import type { Summary } from '../match/summary.ts';
import { isFields, isFlag, isListOf, isMaybe, isNumber, isShaped, isText, isWhole } from './shape.ts';

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
}

/** Whether a list with this filter shows the row. */
export const isListed = (row: MatchRow, filter: MatchFilter): boolean =>
	!row.isDeleted &&
	(filter.game === undefined || filter.game === row.game) &&
	(filter.player === undefined || row.players.some(({ id }) => id === filter.player)) &&
	(filter.status === undefined || filter.status === statusOf(row));

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
	const { listed: _, ...row } = stored;
	return row;
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
const isRow = isShaped<MatchRow & { readonly listed?: unknown }>({
	id: isText,
	game: isText,
	version: isWhole,
	players: isListOf(isShaped<Seated>({ id: isText, name: isText })),
	started: isWhole,
	changed: isWhole,
	headline: isSaid,
	outcome: isMaybe(isOutcome),
	isDeleted: isFlag,
	entries: isWhole,
	unreadable: isMaybe(isText),
	listed: (_): _ is unknown => true
});
