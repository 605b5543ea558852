import * as v from 'valibot';
import type { Game } from '../../games/game.ts';
import type { Outcome } from '../../games/outcome.ts';
import { timeSchema, type Entry } from '../../match/entry.ts';
import type { Folded } from '../../match/fold.ts';
import { summarise, type MatchRecord } from '../../match/summary.ts';
import { resolveLine } from '../../match/undo.ts';
import { seatsSchema, type MatchRow, type StoredRecord } from './row.ts';
import { isFields } from '../db/predicates.ts';

/** @returns the row of a match whose line has `entries` entries. */
export const rowOf = (game: Game, folded: Folded, entries: number): MatchRow => {
	const { headline, outcome, record, ...summary } = summarise(game, folded);
	return {
		...summary,
		...(outcome ? { outcome: withoutScores(outcome) } : { headline }),
		...(record && { record: storedRecord(record) }),
		version: game.version,
		entries
	};
};
/** The standing has them. */
const withoutScores = ({ scores: _, ...outcome }: Outcome): Outcome => outcome;
const storedRecord = ({ own, ...record }: MatchRecord): StoredRecord => ({
	...record,
	facts: JSON.stringify(own)
});

/**
 * @returns the row of a match that cannot be folded, with the reason. It is listed under its game and
 * players.
 */
export const unreadableRow = (entries: readonly Entry[], unreadable: string): MatchRow => {
	const start = entries.find((entry) => entry.kind === 'start');
	return {
		id: entries[0]?.match ?? '',
		game: start?.game ?? '',
		version: start?.version ?? 0,
		players: start?.players ?? [],
		started: start?.at ?? entries[0]?.at ?? 0,
		changed: entries.at(-1)?.at ?? 0,
		isDeleted: resolveLine(entries).deletion !== undefined,
		entries: entries.length,
		unreadable
	};
};

/** @returns the row of a match without a readable start, made from what can be read of its stored values. */
export const damagedRow = (
	match: string,
	entries: readonly Entry[],
	values: readonly unknown[]
): MatchRow => {
	const fields = values.filter(isFields);
	const start = fields.find(({ kind }) => kind === 'start');
	const times = fields.flatMap(({ at }) => (v.is(timeSchema, at) ? [at] : []));
	return {
		...unreadableRow(entries, 'no-start'),
		id: match,
		game: typeof start?.game === 'string' ? start.game : '',
		players: v.is(seatsSchema, start?.players) ? start.players : [],
		started: times[0] ?? 0,
		changed: times.at(-1) ?? 0
	};
};
