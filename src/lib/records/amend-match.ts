/** Adds an entry to a match that is not open on this page. */
import { byOrder, refOf, type Entry, type EntryBody, type Ref } from '$lib/match/entry';
import { stamp } from '$lib/match/stamp';
import { readEntries } from '$lib/store/lines/read-log';
import { openWriter, type Author } from '$lib/store/lines/writer';
import { saveMatch, type SaveState } from '$lib/store/lines/unsaved';
import { renumber } from '$lib/store/lines/renumber';
import type { MatchRow } from '$lib/store/lists/row';
import { deviceId } from '$lib/store/settings/settings';
import { projectorFor } from '$lib/rows/projector';

/** What adding an entry came to. */
export interface Amended {
	/** Whether the entry is saved, still being saved, or the code of a trouble. */
	readonly state: SaveState;
	/** The entry that was added, for undoing it; undefined when there was nothing to add. */
	readonly entry: Ref | undefined;
}

/**
 * Adds one entry to a match that is not open on this page.
 *
 * @param change what to change in the row, where it cannot be made from the log.
 * @param bodyOf makes the entry from the log as it is now; undefined when there is nothing to add.
 * @throws {Trouble} when the log cannot be read.
 */
export const amendMatch = async (
	row: MatchRow,
	change: Partial<MatchRow>,
	bodyOf: (log: readonly Entry[]) => EntryBody | undefined
): Promise<Amended> => {
	const [log, device] = await Promise.all([readEntries(row.id), deviceId()]);
	const body = bodyOf(log.entries);
	if (!body) return { state: 'saved', entry: undefined };
	const games = log.entries.flatMap((start) => (start.kind === 'start' ? [start.game] : []));
	// The row cannot be made from a log without its start, nor while the game's code cannot be loaded.
	const projector = games.length > 0 ? await projectorFor(games).catch(() => undefined) : undefined;
	let entry = stamp({ device, now: Date.now }, row.id, log.last + 1, body);
	let entries: readonly Entry[] = [...log.entries, entry];
	// The row is made from the log, because another tab may have ended the match since `row` was read.
	const amended = (): MatchRow =>
		projector?.project(entries) ?? { ...row, ...change, entries: entries.length };
	const author: Author = {
		log: () => entries,
		row: amended,
		restamp: (stored, pending) => {
			const own = renumber(pending, stored.last);
			entry = own[pending.indexOf(entry)] ?? entry;
			entries = [...stored.entries, ...own].toSorted(byOrder);
			return { entries: own, row: amended() };
		}
	};
	const writer = openWriter(row.id, author);
	writer.add({ entries: [entry], row: amended() });
	writer.leave(author);
	await saveMatch(row.id);
	return { state: writer.state, entry: refOf(entry) };
};
