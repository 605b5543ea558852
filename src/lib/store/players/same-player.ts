/**
 * Merges two players who are the same person, and parts them again. Their matches are not changed. Two who ever sat at one
 * table are two people.
 */
import type { Seated } from '../../match/entry.ts';
import { rowsIn, type RowStore } from '../lists/read-rows.ts';
import type { MatchRow } from '../lists/row.ts';
import { personOf, toPlayers, type Player } from './player.ts';
import { read } from '../db/connection.ts';
import { changePlayers } from './players.ts';

/** The last match that two players sat in together. */
export interface Meeting {
	readonly match: string;
	readonly game: string;
	/** When it ended or was last changed, in milliseconds since 1970. */
	readonly at: number;
	/** The two players, as they are named in that match. */
	readonly seated: readonly [Seated, Seated];
}

/** What merging two players changes, or why it is refused. */
export type Joining =
	/** How many matches will count as those of the other player. */
	| { readonly matches: number }
	/**
	 * There is no such player. The refusal below means that they sat at one table, so they are two people.
	 */
	| { readonly refused: 'no-player' }
	| { readonly refused: 'sat-together'; readonly meeting: Meeting };

/**
 * @param matches of the same transaction that stores the merge, because a new match could seat both in
 * between.
 * @returns what merging `id` into `person` would change, or why it is refused.
 */
export const judgeJoining = async (
	players: readonly Player[],
	matches: RowStore,
	id: string,
	person: string
): Promise<Joining> => {
	if (!players.some((player) => player.id === id)) return { refused: 'no-player' };
	const isPerson = personOf(players);
	const [joined, into] = [isPerson(id), isPerson(person)];
	if (joined === into) return { matches: 0 };
	const listed = (await rowsIn(matches)).filter(({ isDeleted }) => !isDeleted);
	const seatOf = (row: MatchRow, who: string) => row.players.find((seat) => isPerson(seat.id) === who);
	const meetings = listed.flatMap((row): readonly Meeting[] => {
		const [one, other] = [seatOf(row, into), seatOf(row, joined)];
		return one && other ? [{ match: row.id, game: row.game, at: row.changed, seated: [one, other] }] : [];
	});
	const [meeting] = meetings.toSorted((a, b) => b.at - a.at);
	if (meeting) return { refused: 'sat-together', meeting };
	return { matches: listed.filter((row) => seatOf(row, joined)).length };
};

/**
 * @returns what merging `id` into `person` would change, or why it is refused.
 * @throws {Trouble} when the store cannot be read.
 */
export const previewJoining = (id: string, person: string): Promise<Joining> =>
	read(['players', 'matches'], async (transaction) => {
		const players = toPlayers(await transaction.objectStore('players').getAll());
		return judgeJoining(players, transaction.objectStore('matches'), id, person);
	});

/**
 * Merges a player into a person: from now on, the matches of `id`, and of all who count as the same person,
 * count as those of `person`. Refused if anyone who counts as the one sat at a table with anyone who counts
 * as the other.
 *
 * @returns what it changed, or why it was refused.
 * @throws {Trouble} when it cannot be stored.
 */
export const joinPlayer = (id: string, person: string): Promise<Joining> =>
	changePlayers<Joining>(async (players, matches) => {
		const result = await judgeJoining(players, matches, id, person);
		if ('refused' in result) return { result };
		const isPerson = personOf(players);
		const [joined, into] = [isPerson(id), isPerson(person)];
		// The person is merged and not only the player `id`, who would otherwise be parted from the rest.
		const player = players.find((other) => other.id === joined);
		return { result, put: player && joined !== into ? [{ ...player, sameAs: into }] : [] };
	});

/** @returns whether there is such a player. */
const change = (
	id: string,
	make: (player: Player, players: readonly Player[]) => readonly Player[]
): Promise<boolean> =>
	changePlayers((players) => {
		const player = players.find((other) => other.id === id);
		return { result: player !== undefined, put: player ? make(player, players) : [] };
	});

const parted = ({ sameAs: _, ...player }: Player): Player => player;

/**
 * Parts a player from the person they were merged into. Nobody else is parted by it.
 *
 * @returns whether there is such a player.
 * @throws {Trouble} when it cannot be stored.
 */
export const partPlayer = (id: string): Promise<boolean> =>
	change(id, (player, players) => {
		const person = personOf(players)(id);
		const others = players.filter((other) => other.id !== id && other.sameAs === id);
		// Players who were merged into this one stay with the person they all counted as.
		return [
			parted(player),
			...others.map((other) =>
				other.id === person || person === id ? parted(other) : { ...other, sameAs: person }
			)
		];
	});

/**
 * Sets the mark of a player, from 0 to 11. @returns whether there is such a player.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const markPlayer = (id: string, mark: number): Promise<boolean> =>
	change(id, (player) => [{ ...player, mark }]);
