/** Stores the matches of a file once they are confirmed, by the way that every import takes. */
import { projectorFor } from '$lib/rows/projector';
import { gamesOf, nothingImported, storeBackup, sumOf, type Imported } from '$lib/store/backup/import';
import { announceToAll } from '$lib/store/db/tabs';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { listPlayers } from '$lib/store/players/players';
import type { NewMatch } from './preview';

/** What was added; with the reason, if not all of it could be stored. Adding the rest again adds nothing twice. */
export interface Added extends Imported {
	readonly trouble?: TroubleCode;
}

/** How many matches are stored in one transaction. */
const pieceSize = 250;

/** @param onprogress called with the share that is done, from 0 to 1. Never rejects. */
export const addMatches = async (
	matches: readonly NewMatch[],
	onprogress: (share: number) => void = () => undefined
): Promise<Added> => {
	let added = nothingImported;
	try {
		const own = new Set((await listPlayers()).players.map(({ id }) => id));
		for (let from = 0; from < matches.length; from += pieceSize) {
			const some = matches.slice(from, from + pieceSize);
			const piece = { entries: some.flatMap(({ entries }) => entries), players: [] };
			added = sumOf(added, await storeBackup(piece, await projectorFor(gamesOf(piece)), { own }));
			onprogress((from + some.length) / matches.length);
		}
		return added;
	} catch (error) {
		return { ...added, trouble: troubleOf(error).code };
	} finally {
		if (added.entries > 0) announceToAll({ kind: 'import' });
	}
};
