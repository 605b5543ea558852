/**
 * Stores the taps that a page of an older version left in localStorage, because a newer version had already
 * upgraded the database. Each tap is stored once.
 */
import { isSame, refOf, type Entry, type Ref } from '$lib/match/entry';
import { announceToAll } from '$lib/store/db/tabs';
import { readHeldEntries } from '$lib/store/lines/read-held';
import { storeBackup, type Projector } from '$lib/store/backup/import';
import { isSameData } from '$lib/match/line';
import { renumber } from '$lib/store/lines/renumber';
import { readStored } from '$lib/store/lines/read-stored';
import { projectorFor } from '$lib/rows/projector';

/** An entry without its place in the log, which may have been taken by another one while it was held. */
const withoutPlace = (entry: Entry): unknown => ({ ...entry, seq: 0, ...('of' in entry && { of: null }) });

/**
 * @param last the highest `seq` in the stored log.
 * @returns the held entries that are not stored yet: at their own places where these are free, else after the
 * log.
 */
export const entriesToStore = (
	held: readonly Entry[],
	stored: readonly Entry[],
	last: number
): readonly Entry[] => {
	const left = [...stored];
	/** The places of held entries that are already stored: where they were held, and where they are now. */
	const placed: (readonly [from: Ref, to: Ref])[] = [];
	const own = held.filter((entry) => {
		const place = left.findIndex(
			(other) => other.device === entry.device && isSameData(withoutPlace(other), withoutPlace(entry))
		);
		for (const found of place < 0 ? [] : left.splice(place, 1)) placed.push([entry, refOf(found)]);
		return place < 0;
	});
	const after = own[0] && own[0].seq <= last ? renumber(own, last) : own;
	return after.map((entry) => {
		const [, to] = ('of' in entry && placed.find(([from]) => isSame(from, entry.of))) || [];
		return to ? { ...entry, of: to } : entry;
	});
};

/** Runs in one tab at a time, so that of two that begin at once the second sees what the first has stored. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
	'locks' in navigator ? navigator.locks.request('ochaya-held', work) : work();

/** Stores the held taps of each match. Never rejects: what could not be stored stays held. */
export const storeHeldTaps = (): Promise<void> =>
	inTurn(async () => {
		for (const { match, entries, done } of readHeldEntries()) {
			const { entries: stored, last } = await readStored(match);
			const own = entriesToStore(entries, stored, last);
			const games = [...stored, ...entries].flatMap((entry) => (entry.kind === 'start' ? [entry.game] : []));
			const projector = await projectorFor(games);
			// These are this browser's own taps and come after the log, so the player need not be asked.
			const judge: Projector['judge'] = (here, came) => ({
				added: came.filter((entry) => !here.some((other) => isSame(other, entry))),
				left: []
			});
			await storeBackup({ entries: own, players: [] }, { ...projector, judge }, { own: new Set() });
			done();
			announceToAll({ kind: 'import' });
		}
	}).catch(() => undefined);
