/** Imports a backup file: it is refused as a whole with the reason, or merged piece by piece. */
import type { Entry } from '$lib/match/entry';
import type { LineRefusal } from '$lib/match/received';
import { type BackupRefusal, type BackupRefusalCode, RefusedBackup } from '$lib/store/backup/label';
import { readPieces } from '$lib/store/backup/read-file';
import { announceToAll } from '$lib/store/db/tabs';
import {
	gamesOf,
	nothingImported,
	storeBackup,
	sumOf,
	whollyUnreadable,
	type Imported
} from '$lib/store/backup/import';
import { listPlayers } from '$lib/store/players/players';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { projectorFor } from '$lib/rows/projector';

/** What was imported from a whole file. */
interface ImportedFile extends Imported {
	/** The entries of the matches about which the player has to decide something. */
	readonly open: readonly Entry[];
}

/**
 * Why a file was not imported, or not to its end. What was stored before stays; importing the file again adds
 * the rest. A refused file has changed nothing.
 */
export type UnfinishedImport = (
	BackupRefusal | { readonly trouble: TroubleCode } | { readonly cancelled: true }
) & {
	readonly taken: Imported;
};
export type ImportResult = ImportedFile | UnfinishedImport;

/**
 * How many entries are kept for the player to decide on; matches beyond them stay as they are on this device.
 */
const mostOpen = 50_000;

/** The reason given for a file in which no match can be read. */
export const refusalByUnreadable: Record<LineRefusal, BackupRefusalCode> = {
	'no-start': 'damaged',
	'bad-options': 'damaged',
	'newer-game': 'newer',
	differs: 'damaged',
	seats: 'damaged',
	'too-long': 'too-big',
	'unknown-game': 'unknown-game'
};

interface ImportOptions {
	/** Called with the share that is done, from 0 to 1. */
	readonly onprogress?: (share: number) => void;
	/** Cancels the import, after the piece that is being stored. */
	readonly signal?: AbortSignal;
}

/**
 * Imports a file. It is read and judged as a whole, then stored piece by piece. Never rejects.
 *
 * @param file as chosen by the player: it may be anything.
 */
export const importFile = async (
	file: Blob,
	{ onprogress = () => undefined, signal }: ImportOptions = {}
): Promise<ImportResult> => {
	let taken = nothingImported;
	const open: Entry[] = [];
	try {
		const pieces = await readPieces(file, { signal, onread: (share) => onprogress(share / 2) });
		const projector = await projectorFor(pieces.flatMap((piece) => [...gamesOf(piece)]));
		const unreadable = whollyUnreadable(pieces, projector);
		if (unreadable) return { refused: refusalByUnreadable[unreadable], taken };
		const own = new Set((await listPlayers()).players.map(({ id }) => id));
		for (const [index, piece] of pieces.entries()) {
			onprogress(0.5 + index / pieces.length / 2);
			signal?.throwIfAborted();
			const stored = await storeBackup(piece, projector, { own });
			const asked = new Set(stored.asked);
			const held = piece.entries.filter(({ match }) => asked.has(match));
			if (open.length + held.length <= mostOpen) open.push(...held);
			taken = sumOf(taken, stored);
		}
		onprogress(1);
		return { ...taken, open };
	} catch (error) {
		if (signal?.aborted) return { cancelled: true, taken };
		if (error instanceof RefusedBackup) return { ...error.refusal, taken };
		return { trouble: troubleOf(error).code, taken };
	} finally {
		if (taken.entries + taken.players + taken.ruleSets + taken.seasons > 0) announceToAll({ kind: 'import' });
	}
};
