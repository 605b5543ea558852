/** Stores the matches of a file once they are confirmed, by the way that every import takes. */
import { correctResult } from '$lib/amend/amend-match';
import { projectorFor } from '$lib/rows/projector';
import { gamesOf, storeBackup } from '$lib/store/backup/import';
import { announceToAll } from '$lib/store/db/tabs';
import { Trouble, troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { listPlayers } from '$lib/store/players/players';
import type { Preview } from './preview';

/** What was added; with the reason, if not all of it could be stored. Adding the rest again adds nothing twice. */
export interface Added {
	readonly matches: number;
	/** How many results of matches that were here are others now. */
	readonly corrected: number;
	readonly trouble?: TroubleCode;
}

/** How many matches are stored in one transaction. */
const pieceSize = 250;

/**
 * @param preview what is to be added, and the results to be corrected.
 * @param onprogress called with the share that is done, from 0 to 1. Never rejects.
 */
export const addMatches = async (
	{ matches, corrected }: Pick<Preview, 'matches' | 'corrected'>,
	onprogress: (share: number) => void = () => undefined
): Promise<Added> => {
	const all = matches.length + corrected.length;
	const added = { matches: 0, corrected: 0 };
	let trouble: TroubleCode | undefined;
	try {
		const own = new Set((await listPlayers()).players.map(({ id }) => id));
		for (let from = 0; from < matches.length; from += pieceSize) {
			const some = matches.slice(from, from + pieceSize);
			const piece = { entries: some.flatMap(({ entries }) => entries), players: [] };
			added.matches += (await storeBackup(piece, await projectorFor(gamesOf(piece)), { own })).matches;
			onprogress((from + some.length) / all);
		}
		for (const { row, result } of corrected) {
			const { state } = await correctResult(row, result);
			if (state !== 'saved' && state !== 'saving') throw new Trouble(state);
			added.corrected += 1;
			onprogress((matches.length + added.corrected) / all);
		}
	} catch (error) {
		trouble = troubleOf(error).code;
	}
	if (matches.length > 0) announceToAll({ kind: 'import' });
	return { ...added, ...(trouble && { trouble }) };
};
