/** Lists the matches of this phone that its group may be given, now or once restored, and where each comes from. */
import type { Seated } from '../match/entry.ts';
import { rowsIn, storedMatchIds } from '../store/lists/read-rows.ts';
import { readLines } from '../store/lines/read-line.ts';
import { read } from '../store/db/transact.ts';
import { deviceId } from '../store/settings/settings.ts';
import { matchOfDocument } from './document.ts';
import { readAllFormer, readHeldBack } from './former-groups.ts';
import { isReceived } from './given.ts';
import type { Origin } from './group.ts';
import { readJoined } from './joined.ts';

/** A match that the group is not known to have. */
export interface Shareable extends Origin {
	readonly id: string;
	/** None for a match that no list shows. */
	readonly players: readonly Seated[];
	/** Whether no list shows it. It is given only once it is restored. */
	readonly isDeleted: boolean;
}

/** How many lines are read at once, so that a tap that is being stored does not wait long. */
const batch = 100;

/**
 * Lists the matches that the group, if one was joined, is not known to have. It reads in small pieces, with
 * pauses between them.
 *
 * @param isWanted called before each piece; reading ends when it returns false.
 * @throws {Trouble} when the store cannot be read.
 */
export const listShareable = async (isWanted: () => boolean): Promise<readonly Shareable[]> => {
	const device = await deviceId();
	const [former, heldBack, joined, known] = await read(['settings', 'shared'], (transaction) => {
		const settings = transaction.objectStore('settings');
		const ids = transaction.objectStore('shared').getAllKeys();
		return Promise.all([readAllFormer(settings), readHeldBack(settings), readJoined(settings), ids]);
	});
	const isKnown = new Set(known.map(matchOfDocument));
	// Before the lists are read, so that a match that begins meanwhile is not taken for a deleted one.
	const unlisted = new Set(await storedMatchIds());
	const rows: Pick<Shareable, 'id' | 'players' | 'isDeleted'>[] = [];
	for (const { id, players, isDeleted } of await read(['matches'], (tx) =>
		rowsIn(tx.objectStore('matches'))
	)) {
		if (isDeleted) continue;
		unlisted.delete(id);
		if (!isKnown.has(id)) rows.push({ id, players, isDeleted: false });
	}
	if (!isWanted()) return [];
	for (const id of unlisted) {
		if (!isKnown.has(id)) rows.push({ id, players: [], isDeleted: true });
	}
	const received = new Set<string>();
	const unknown = rows.filter(({ id }) => !former.get(id)?.length).map(({ id }) => id);
	for (let at = 0; at < unknown.length && isWanted(); at += batch) {
		for (const [id, line] of await readLines(unknown.slice(at, at + batch), () => Promise.resolve()))
			if (isReceived(line, device, joined)) received.add(id);
	}
	return rows.map((row) => ({
		...row,
		groups: former.get(row.id) ?? [],
		isReceived: received.has(row.id),
		isHeldBack: heldBack.has(row.id)
	}));
};
