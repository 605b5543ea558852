/** What is told of a match besides its rounds: when and where, by whom, and a note. */
import type { DetailEntry, Ref, Seated, StartEntry } from './entry.ts';
import { refOf } from './entry.ts';

export interface Details {
	readonly players: readonly Seated[];
	/** When it was begun, in milliseconds since 1970. */
	readonly began: number;
	/** Empty: none. */
	readonly note: string;
	readonly place: string;
	/** The last of these entries, which an undo takes back. */
	readonly last: Ref | undefined;
}

/**
 * @param said those that count, in log order: the last of each kind is what is told. Seats of another number than
 * the start's are left out, and redone ones stand where they were redone.
 */
export const detailsOf = (start: StartEntry, said: readonly DetailEntry[]): Details => {
	const find = <Kind extends DetailEntry['kind']>(kind: Kind) =>
		said.findLast((entry): entry is Extract<DetailEntry, { kind: Kind }> => entry.kind === kind);
	const seats = said.findLast(
		(entry): entry is Extract<DetailEntry, { kind: 'seats' }> =>
			entry.kind === 'seats' && entry.players.length === start.players.length
	);
	const last = said.at(-1);
	return {
		players: seats?.players ?? start.players,
		began: find('when')?.began ?? start.at,
		note: find('note')?.text ?? '',
		place: find('where')?.place ?? '',
		last: last && refOf(last)
	};
};
