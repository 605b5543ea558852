/**
 * Gives a renamed player the new name in the matches that were played under the old one: an entry is added to
 * each, and undoing takes these entries back.
 */
import { detailsOf } from '$lib/match/fold';
import { type EntryBody, type Entry, type Seated, isSameName } from '$lib/match/entry';
import { resolveLine } from '$lib/match/undo';
import { matches } from '$lib/matches/matches.svelte';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import type { MatchRow } from '$lib/store/lists/row';
import { amendMatch, type Amended } from './amend-match';

/** A match in which the name was changed, and the entry that changed it. */
export interface RenamedMatch {
	readonly row: MatchRow;
	/** Its `seq`. */
	readonly entry: number;
}

/** What was done: as far as it came, if it was cancelled or a trouble ended it. */
export interface Renaming {
	readonly done: readonly RenamedMatch[];
	readonly trouble?: TroubleCode;
}

/** How to follow the work. */
export interface Progress {
	/** Called after each match with how many are done. */
	readonly ontell: (done: number) => void;
	/** Asked before each match; the work ends when it returns false. */
	readonly isWanted: () => boolean;
}

/**
 * @param player a player's id and old name.
 * @param name the new name. A match in which somebody else sat under it is left out, so that no two at a table
 * are called the same.
 * @returns the matches that show the player under the old name, under way or over; without deleted ones and
 * those that cannot be read.
 * @throws {Trouble} when the store cannot be read.
 */
export const matchesUnder = async (player: Seated, name: string): Promise<readonly MatchRow[]> =>
	(await matches.ready()).filter(
		({ players, unreadable }) =>
			unreadable === undefined &&
			players.some((seat) => isOldSeat(seat, player)) &&
			!players.some((seat) => seat.id !== player.id && isSameName(seat.name, name))
	);

const isOldSeat = (seat: Seated, player: Seated): boolean =>
	seat.id === player.id && seat.name === player.name;

/**
 * Changes the name in these matches, one after the other. It stays as it is in a match where another tab has
 * changed it meanwhile. Never rejects: the trouble that ended the work is told. The match at which it ended
 * counts as done, since its entry is kept to be stored later.
 */
export const renameInMatches = (
	rows: readonly MatchRow[],
	player: Seated,
	name: string,
	progress: Progress
): Promise<Renaming> => {
	const renamed = (players: readonly Seated[]): readonly Seated[] =>
		players.map((seat) => (isOldSeat(seat, player) ? { ...seat, name } : seat));
	const bodiesOf = (log: readonly Entry[]): readonly EntryBody[] => {
		const start = log.find((entry) => entry.kind === 'start');
		const seats = start ? detailsOf(start, resolveLine(log).details).players : [];
		return seats.some((seat) => isOldSeat(seat, player)) ? [{ kind: 'seats', players: renamed(seats) }] : [];
	};
	return amendEach(rows, (row) => amendMatch(row, { players: renamed(row.players) }, bodiesOf), progress);
};

/** Takes back what `renameInMatches` did. Never rejects. */
export const undoRenaming = async (done: readonly RenamedMatch[], progress: Progress): Promise<Renaming> => {
	const entryByMatch = new Map(done.map(({ row, entry }) => [row.id, entry]));
	const undone = await amendEach(
		done.map(({ row }) => row),
		(row) => {
			const of = entryByMatch.get(row.id);
			return amendMatch(row, { players: row.players }, () =>
				of === undefined ? [] : [{ kind: 'undo', of }]
			);
		},
		progress
	);
	const isUndone = new Set(undone.done.map(({ row }) => row.id));
	return { ...undone, done: done.filter(({ row }) => isUndone.has(row.id)) };
};

const amendEach = async (
	rows: readonly MatchRow[],
	amend: (row: MatchRow) => Promise<Amended>,
	{ ontell, isWanted }: Progress
): Promise<Renaming> => {
	const done: RenamedMatch[] = [];
	for (const [index, row] of rows.entries()) {
		if (!isWanted()) break;
		try {
			const { state, entry } = await amend(row);
			if (entry !== undefined) done.push({ row, entry });
			if (state !== 'saved' && state !== 'saving') return { done, trouble: state };
		} catch (error) {
			return { done, trouble: troubleOf(error).code };
		}
		ontell(index + 1);
	}
	return { done };
};
