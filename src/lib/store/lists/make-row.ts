import type { Game } from '../../games/game.ts';
import { byOrder, type Entry, type Seated } from '../../match/entry.ts';
import type { Folded } from '../../match/fold.ts';
import { summarise } from '../../match/summary.ts';
import { effective } from '../../match/undo.ts';
import type { MatchRow } from './row.ts';
import { isFields, isListOf, isShaped, isText, isTime } from '../db/predicates.ts';
import { toEntries } from '../log/stored-log.ts';

/** @returns the row that the lists keep of a match whose log has `entries` entries. */
export const rowOf = (game: Game, folded: Folded, entries: number): MatchRow => ({
	...summarise(game, folded),
	version: game.version,
	entries
});

/** @returns the row of a match that cannot be folded: listed under its game and players, with the reason. */
export const unreadableRow = (entries: readonly Entry[], unreadable: string): MatchRow => {
	const start = entries.find((entry) => entry.kind === 'start');
	const ordered = entries.toSorted(byOrder);
	return {
		id: entries[0]?.match ?? '',
		game: start?.game ?? '',
		version: start?.version ?? 0,
		players: start?.players ?? [],
		started: start?.at ?? ordered[0]?.at ?? 0,
		changed: ordered.at(-1)?.at ?? 0,
		headline: { code: 'unreadable', params: {} },
		isDeleted: effective(ordered).isDeleted,
		entries: entries.length,
		unreadable
	};
};

const isSeats = isListOf(isShaped<Seated>({ id: isText, name: isText }));

/** @returns the row of a log without a start that can be read: with what can be made out of the damaged one. */
export const damagedRow = (match: string, values: readonly unknown[]): MatchRow => {
	const entries = toEntries(values);
	const fields = values.filter(isFields);
	const start = fields.find(({ kind }) => kind === 'start');
	const times = fields.map(({ at }) => at).filter(isTime);
	return {
		...unreadableRow(entries, 'no-start'),
		id: match,
		game: isText(start?.game) ? start.game : '',
		players: isSeats(start?.players) ? start.players : [],
		started: times[0] ?? 0,
		changed: times.at(-1) ?? 0
	};
};
