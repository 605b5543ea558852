/** Taking a backup file in: refused whole with its reason, or merged piece by piece. */
import type { Entry } from '$lib/match/entry';
import type { Unreadable } from '$lib/match/fold';
import type { BackupRefusal, BackupRefusalCode, Piece } from '$lib/store/backup/file-format';
import { openBackup } from '$lib/store/backup/stream';
import { announceToAll } from '$lib/store/db/tabs';
import {
	gamesOf,
	nothingImported,
	storeBackup,
	sumOf,
	unreadableWhole,
	type Imported
} from '$lib/store/backup/import';
import { listPlayers } from '$lib/store/players/players';
import { RefusedBackup } from '$lib/store/backup/refused-backup';
import { shelveResults } from '$lib/store/results/shelve';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { projectorFor } from '$lib/rows/projector';

/** What was taken, and the logs of the matches that are asked about. */
export interface ImportedFile extends Imported {
	readonly open: readonly Entry[];
}

/**
 * Why it was not taken, or not to its end. What was taken before stays: taken again, the file goes on from there.
 * A refused file has changed nothing, unless it went away, or was changed, while it was being stored.
 */
export type Unfinished = (
	BackupRefusal | { readonly trouble: TroubleCode } | { readonly cancelled: true }
) & {
	readonly taken: Imported;
};
/** What came of it. */
export type ImportResult = ImportedFile | Unfinished;

/** Entries of matches that are asked about, held until the answer: beyond these, they stay as they are here. */
const mostOpen = 50_000;

/** Why a file is refused of which no match can be read. */
export const refusalByUnreadable: Record<Unreadable | 'unknown-game', BackupRefusalCode> = {
	'no-start': 'damaged',
	'bad-options': 'damaged',
	'newer-game': 'newer',
	'unknown-game': 'unknown-game'
};

/** What the one who waits for it wants to know, and say. */
export interface Importing {
	/** Told how much is done, from 0 to 1. */
	readonly onprogress?: (share: number) => void;
	/** Cancels it, after the piece that is being stored. */
	readonly signal?: AbortSignal;
}

/**
 * The file is read twice: to its end before the first piece of it is stored.
 *
 * @param file as chosen by the player: it may be anything.
 */
export const importFile = async (
	file: Blob,
	{ onprogress = () => undefined, signal }: Importing = {}
): Promise<ImportResult> => {
	let taken = nothingImported;
	let isRead = false;
	const open: Entry[] = [];
	const projectorOf = (piece: Piece) => projectorFor(gamesOf(piece));
	try {
		const { pieces } = await openBackup(file, signal);
		let unreadable: ReturnType<typeof unreadableWhole>;
		let hasReadable = false;
		for await (const piece of pieces((share) => onprogress(share / 2))) {
			if (hasReadable || piece.entries.length === 0) continue;
			const found = unreadableWhole(piece, await projectorOf(piece));
			hasReadable = !found;
			unreadable ??= found;
		}
		if (unreadable && !hasReadable) return { refused: refusalByUnreadable[unreadable], taken };
		isRead = true;
		const own = new Set((await listPlayers()).players.map(({ id }) => id));
		for await (const piece of pieces((share) => onprogress(0.5 + share / 2))) {
			signal?.throwIfAborted();
			const stored = await storeBackup(piece, await projectorOf(piece), { own });
			const asked = new Set(stored.asked);
			const held = piece.entries.filter(({ match }) => asked.has(match));
			if (open.length + held.length <= mostOpen) open.push(...held);
			taken = sumOf(taken, stored);
		}
		// What cannot be put away is all there nevertheless.
		await shelveResults().catch(() => undefined);
		return { ...taken, open };
	} catch (error) {
		if (signal?.aborted) return { cancelled: true, taken };
		if (!(error instanceof RefusedBackup)) return { trouble: troubleOf(error).code, taken };
		// What was right a moment ago is another file now.
		return isRead ? { refused: 'gone', taken } : { ...error.refusal, taken };
	} finally {
		if (taken.entries + taken.players + taken.ruleSets > 0) announceToAll({ kind: 'import' });
	}
};
