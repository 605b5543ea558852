/** Lists the matches of this phone that its group may be given, now or once restored, and where each comes from. */
import type { Seated } from '../match/entry.ts';
import { scanMatches, type PageSizes } from '../store/lists/scan-rows.ts';
import { storedMatchIds } from '../store/lists/stored-ids.ts';
import { keysOf } from '../store/lines/stored-log.ts';
import { read } from '../store/db/transact.ts';
import { deviceId } from '../store/settings/settings.ts';
import { begunSinceJoining } from './begun-since.ts';
import { readAllFormer } from './former-groups.ts';
import type { Origin } from './group.ts';
import { readHeldBack } from './held-back.ts';
import { readKnownMatches } from './marks.ts';

/** A match that the group is not known to have. */
export interface Shareable extends Origin {
	readonly id: string;
	/** None for a match that no list shows. */
	readonly players: readonly Seated[];
	/** Whether no list shows it. It is given only once it is restored. */
	readonly isDeleted: boolean;
}

const pageSizes: PageSizes = [100, 400];
/** How many matches are looked at in one transaction, so that a tap that is being stored does not wait long. */
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
	const [former, heldBack, known] = await read(['settings'], (transaction) => {
		const settings = transaction.objectStore('settings');
		return Promise.all([readAllFormer(settings), readHeldBack(settings), readKnownMatches(settings)]);
	});
	const isKnown = new Set(known);
	// Before the lists are read, so that a match that begins meanwhile is not taken for a deleted one.
	const unlisted = new Set(await storedMatchIds());
	const rows: Pick<Shareable, 'id' | 'players' | 'isDeleted'>[] = [];
	await scanMatches(
		{},
		pageSizes,
		(page) => {
			for (const { id, players } of page) {
				unlisted.delete(id);
				if (!isKnown.has(id)) rows.push({ id, players, isDeleted: false });
			}
		},
		isWanted
	);
	// Where the reading has ended early, what is left was not read.
	for (const id of isWanted() ? unlisted : []) {
		if (!isKnown.has(id)) rows.push({ id, players: [], isDeleted: true });
	}
	const received = new Set<string>();
	const unknown = rows.filter(({ id }) => !former.get(id)?.length).map(({ id }) => id);
	for (let at = 0; at < unknown.length && isWanted(); at += batch) {
		for (const id of await receivedAmong(unknown.slice(at, at + batch), device)) received.add(id);
	}
	return rows.map((row) => ({
		...row,
		groups: former.get(row.id) ?? [],
		isReceived: received.has(row.id),
		isHeldBack: heldBack.has(row.id)
	}));
};

/** @returns those of the matches that have entries of another device, and were not begun here in this group. */
const receivedAmong = (matches: readonly string[], device: string): Promise<readonly string[]> =>
	read(['entries', 'settings'], async (transaction) => {
		const log = transaction.objectStore('entries');
		const logs = await Promise.all(matches.map((match) => log.getAllKeys(keysOf(match))));
		const ofOthers = matches.filter((_, index) => logs[index]?.some(([, , author]) => author !== device));
		const begun = await begunSinceJoining(log, transaction.objectStore('settings'), ofOthers, device);
		return ofOthers.filter((match) => !begun.has(match));
	});
