/** The details of a match besides its rounds: players, date, place and note. */
import type { DetailEntry, Seated, StartEntry } from './entry.ts';

export interface Details {
	readonly players: readonly Seated[];
	/** When the match was begun, in milliseconds since 1970. */
	readonly began: number;
	/** Empty when there is no note. */
	readonly note: string;
	readonly place: string;
	/** The `seq` of the last detail entry, which an undo takes back. */
	readonly last: number | undefined;
}

/**
 * @param said the detail entries that count, in the order of the line, a redone one at the place of its redo. The last of
 * each kind applies; seats for another number of players than the start has are ignored.
 * @returns the details, taken from the start where no entry corrects them.
 */
export const detailsOf = (start: StartEntry, said: readonly DetailEntry[]): Details => {
	const find = <Kind extends DetailEntry['kind']>(kind: Kind) =>
		said.findLast((entry): entry is Extract<DetailEntry, { kind: Kind }> => entry.kind === kind);
	const seats = said.findLast(
		(entry): entry is Extract<DetailEntry, { kind: 'seats' }> =>
			entry.kind === 'seats' && entry.players.length === start.players.length
	);
	return {
		players: seats?.players ?? start.players,
		began: find('when')?.began ?? start.at,
		note: find('note')?.text ?? '',
		place: find('where')?.place ?? '',
		last: said.at(-1)?.seq
	};
};
