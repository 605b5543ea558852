/** Taking a backup file in: refused whole with its reason, or merged piece by piece. */
import type { BackupRefusal, Piece } from '$lib/store/backup-file';
import { RefusedBackup } from '$lib/store/backup-parts';
import { openBackup } from '$lib/store/backup-stream';
import { announceToAll } from '$lib/store/channel';
import { gamesOf, judgeBackup, storeBackup, sumOf, type Imported } from '$lib/store/import';
import { shelveResults } from '$lib/store/shelve';
import { troubleOf, type TroubleCode } from '$lib/store/trouble';
import { projectorFor } from './projector';

/**
 * What came of it. A refused file has changed nothing. Of one that could not be stored to its end, what was
 * taken before stays: taken again, the file goes on from there.
 */
export type ImportResult =
	Imported | BackupRefusal | { readonly trouble: TroubleCode; readonly taken: Imported };

const nothing: Imported = { matches: 0, entries: 0, players: 0, ruleSets: 0, already: 0, conflicts: 0 };

/**
 * The file is read twice: judged to its end before the first piece of it is stored.
 *
 * @param file as chosen by the player: it may be anything.
 * @param onprogress told how much is done, from 0 to 1.
 */
export const importFile = async (
	file: Blob,
	onprogress: (share: number) => void = () => undefined
): Promise<ImportResult> => {
	let taken = nothing;
	const projectorOf = (piece: Piece) => projectorFor(gamesOf(piece));
	try {
		const { pieces } = await openBackup(file);
		for await (const piece of pieces((share) => onprogress(share / 2))) {
			const refusal = judgeBackup(piece, await projectorOf(piece));
			if (refusal) return refusal;
		}
		for await (const piece of pieces((share) => onprogress(0.5 + share / 2))) {
			taken = sumOf(taken, await storeBackup(piece, await projectorOf(piece)));
		}
		// What cannot be put away is all there nevertheless.
		await shelveResults().catch(() => undefined);
		return taken;
	} catch (error) {
		return error instanceof RefusedBackup ? error.refusal : { trouble: troubleOf(error).code, taken };
	} finally {
		if (taken.entries + taken.players + taken.ruleSets > 0) announceToAll({ kind: 'import' });
	}
};
