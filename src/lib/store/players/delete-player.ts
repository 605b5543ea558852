/** Deletes a player who was added by mistake: only one who sits in no match, so that no match loses a player. */
import { read } from '../db/connection.ts';
import { rowsIn, type RowStore } from '../lists/read-rows.ts';
import { toPlayers, type Player, idsOf, personOf } from './player.ts';
import { changePlayers } from './players.ts';

/** The players that were deleted, for bringing them back, or why none was. */
export type Deletion =
	| { readonly deleted: readonly Player[] }
	/** `in-match`: they sit in a match, if only in a deleted one. */
	| { readonly refused: 'in-match' | 'no-player' };

const idsOfPerson = (players: readonly Player[], id: string): readonly string[] => {
	const isPerson = personOf(players);
	return idsOf(players, isPerson(id), isPerson);
};

/** @returns the matches in which one of these players sits: whether each is deleted. */
const seatsOf = async (matches: RowStore, ids: readonly string[]): Promise<readonly boolean[]> =>
	(await rowsIn(matches))
		.filter(({ players }) => players.some((seat) => ids.includes(seat.id)))
		.map(({ isDeleted }) => isDeleted);

/**
 * @returns whether a match that is not deleted has the person, under any of their names.
 * @throws {Trouble} when the store cannot be read.
 */
export const isInMatches = (id: string): Promise<boolean> =>
	read(['players', 'matches'], async (transaction) => {
		const players = toPlayers(await transaction.objectStore('players').getAll());
		return (await seatsOf(transaction.objectStore('matches'), idsOfPerson(players, id))).includes(false);
	});

/**
 * Deletes a person from the list, with all players who were merged into them. Refused if one of them sits in a match,
 * stored or not yet.
 *
 * @param id of any player who is this person.
 * @throws {Trouble} when it cannot be stored.
 */
export const deletePlayer = (id: string): Promise<Deletion> =>
	changePlayers<Deletion>(async (players, matches) => {
		const ids = idsOfPerson(players, id);
		const deleted = players.filter((player) => ids.includes(player.id));
		if (deleted.length === 0) return { result: { refused: 'no-player' } };
		if ((await seatsOf(matches, ids)).length > 0) return { result: { refused: 'in-match' } };
		return { result: { deleted }, remove: deleted.map((player) => player.id) };
	});

/**
 * Brings deleted players back, merged as they were.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const restorePlayers = (deleted: readonly Player[]): Promise<void> =>
	changePlayers((players) => {
		const known = new Set(players.map(({ id }) => id));
		return { result: undefined, put: deleted.filter(({ id }) => !known.has(id)) };
	});
