/** Finds how earlier matches of the same persons ended, to compare a result with them. */
import type { Outcome } from '$lib/games/outcome';
import type { Seated } from '$lib/match/entry';
import { matches } from '$lib/matches/matches.svelte';
import { isGuest } from '$lib/store/players/player';
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import type { PersonOf } from '$lib/matches/played';

export interface ComparedMatch {
	/** The match that is shown. Only matches begun before it are earlier. */
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
	/** Its kind (`like` of its record): only matches of one kind are compared. */
	readonly like: string;
}

/**
 * @param match whose players may have sat in any order.
 * @returns the outcomes of the ended matches of this game and kind that the same persons began earlier, under
 * whichever of their names, the newest first; without matches that were given up or noted. There are none for a table
 * with an unnamed player, who may be anybody.
 */
export const outcomesBefore = (
	{ id, game, players, started, like }: ComparedMatch,
	rows: readonly MatchRow[],
	personOf: PersonOf
): readonly Outcome[] => {
	if (players.length === 0 || players.some(isGuest)) return [];
	const tableOf = (seats: readonly Seated[]): string =>
		seats
			.map((seat) => personOf(seat.id))
			.sort()
			.join(' ');
	const table = tableOf(players);
	return rows
		.filter(
			(row) =>
				row.game === game &&
				row.id !== id &&
				row.started < started &&
				row.record?.like === like &&
				statusOf(row) === 'ended' &&
				tableOf(row.players) === table
		)
		.sort((a, b) => b.started - a.started)
		.flatMap(({ outcome }) => (outcome && !outcome.givenUp && !outcome.noted ? [outcome] : []));
};

/**
 * @returns the outcomes of the matches before this one, of all that are here; see `outcomesBefore`.
 * @throws {Trouble} when the store cannot be read.
 */
export const earlierOutcomes = async (match: ComparedMatch): Promise<readonly Outcome[]> => {
	const rows = await matches.ready();
	return outcomesBefore(match, rows, matches.personOf);
};
