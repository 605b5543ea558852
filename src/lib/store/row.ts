/** A match's row as stored: the lists' view of it, checked again whenever it is read. */
import * as v from 'valibot';
import type { Outcome } from '../games/game.ts';
import type { Seated } from '../match/entry.ts';
import type { Summary } from '../match/summary.ts';

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
	const parsed = v.safeParse(rowSchema, stored);
	return parsed.success ? parsed.output : undefined;
};

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const said = v.object({
	code: v.string(),
	params: v.record(v.string(), v.union([v.string(), v.number()]))
});
const seated: v.GenericSchema<unknown, Seated> = v.object({ id: v.string(), name: v.string() });
const outcome: v.GenericSchema<unknown, Outcome> = v.object({
	winners: v.array(whole),
	reason: said,
	rule: v.string(),
	scores: v.exactOptional(
		v.array(v.object({ total: v.number(), lines: v.array(v.object({ said, value: v.number() })) }))
	),
	shared: v.exactOptional(v.boolean()),
	lost: v.exactOptional(v.boolean())
});
const rowSchema: v.GenericSchema<unknown, MatchRow> = v.object({
	id: v.string(),
	game: v.string(),
	version: whole,
	players: v.array(seated),
	started: whole,
	changed: whole,
	headline: said,
	outcome: v.exactOptional(outcome),
	isDeleted: v.boolean(),
	entries: whole,
	unreadable: v.exactOptional(v.string())
});
