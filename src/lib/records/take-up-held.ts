/** Taps that an earlier page held for this version: stored, each once. */
import { isSame, refOf, type Entry, type Ref } from '$lib/match/entry';
import { announceToAll } from '$lib/store/db/tabs';
import { heldBefore } from '$lib/store/log/read-held';
import { storeBackup, type Projector } from '$lib/store/backup/import';
import { isSameData } from '$lib/store/db/same-data';
import { renumber } from '$lib/store/log/renumber';
import { readStored } from '$lib/store/log/stored-entries';
import { projectorFor } from '$lib/rows/projector';

/** A tap, wherever it stands in the log: its place may have been taken while it was held. */
const unplaced = (entry: Entry): unknown => ({ ...entry, seq: 0, ...('of' in entry && { of: null }) });

/** @returns those of the held entries that are not stored, in their places or after all that is. */
export const stillToStore = (
	held: readonly Entry[],
	stored: readonly Entry[],
	last: number
): readonly Entry[] => {
	const left = [...stored];
	/** Of those that are stored, where they stand now, by where they stood. */
	const placed: (readonly [from: Ref, to: Ref])[] = [];
	const own = held.filter((entry) => {
		const place = left.findIndex(
			(other) => other.device === entry.device && isSameData(unplaced(other), unplaced(entry))
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

/** One page at a time: of two that begin at once, the second finds what the first has stored. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
	'locks' in navigator ? navigator.locks.request('ochaya-held', work) : work();

/** Stores what is held of each match. Never rejects: what could not be stored stays held. */
export const takeUpHeld = (): Promise<void> =>
	inTurn(async () => {
		for (const { match, entries, done } of heldBefore()) {
			const { entries: stored, last } = await readStored(match);
			const own = stillToStore(entries, stored, last);
			const games = [...stored, ...entries].flatMap((entry) => (entry.kind === 'start' ? [entry.game] : []));
			const projector = await projectorFor(games);
			// They are this browser's own taps, put after the log: nobody has to be asked.
			const judge: Projector['judge'] = (here, came) => ({
				added: came.filter((entry) => !here.some((other) => isSame(other, entry))),
				left: []
			});
			await storeBackup({ entries: own, players: [] }, { ...projector, judge }, { own: new Set() });
			done();
			announceToAll({ kind: 'import' });
		}
	}).catch(() => undefined);
