/** Adds an entry to a match that is not open on this page. */
import type { Entry, EntryBody } from '$lib/match/entry';
import { nameOf, nextNumber } from '$lib/match/line';
import { stamp } from '$lib/match/stamp';
import { readLine } from '$lib/store/lines/read-line';
import { openWriter, type Author } from '$lib/store/lines/writer';
import { saveMatch, type SaveState } from '$lib/store/lines/unsaved';
import type { MatchRow } from '$lib/store/lists/row';
import { deviceId } from '$lib/store/settings/settings';
import { projectorFor } from '$lib/rows/projector';

/** What adding an entry came to. */
export interface Amended {
	/** Whether the entry is saved, still being saved, or the code of a trouble. */
	readonly state: SaveState;
	/** The `seq` of the entry that was added, for undoing it; undefined when there was nothing to add. */
	readonly entry: number | undefined;
}

/**
 * Adds one entry to a match that is not open on this page.
 *
 * @param change what to change in the row, where it cannot be made from the line.
 * @param bodyOf makes the entry from the line as it is now; undefined when there is nothing to add.
 * @throws {Trouble} when the line cannot be read.
 */
export const amendMatch = async (
	row: MatchRow,
	change: Partial<MatchRow>,
	bodyOf: (line: readonly Entry[]) => EntryBody | undefined
): Promise<Amended> => {
	const [line, device] = await Promise.all([readLine(row.id), deviceId()]);
	const body = bodyOf(line.entries);
	if (!body) return { state: 'saved', entry: undefined };
	const games = line.entries.flatMap((start) => (start.kind === 'start' ? [start.game] : []));
	const projector = await projectorFor(games).catch(() => projectorFor([]));
	// The row cannot be made from a line without its start, nor while the game's code cannot be loaded.
	const canProject = projector.gameOf(line.entries) !== undefined;
	const number = nextNumber(device, [...line.entries, ...line.beside]);
	const entry = stamp({ device, now: Date.now }, row.id, line.last + 1, body, number);
	let entries: readonly Entry[] = [...line.entries, entry];
	// The row is made from the line, because another tab may have ended the match since `row` was read.
	const amended = (): MatchRow =>
		canProject ? projector.project(entries) : { ...row, ...change, entries: entries.length };
	const author: Author = {
		log: () => entries,
		row: amended,
		restamp: (stored, pending) => {
			const own = projector.putBehind(stored.entries, pending, { known: entries, last: stored.last });
			entries = [...stored.entries, ...own];
			return { entries: own, row: amended() };
		}
	};
	const writer = openWriter(row.id, author);
	writer.add({ entries: [entry], row: amended() });
	writer.leave(author);
	await saveMatch(row.id);
	const added = entries.find((one) => nameOf(one) === nameOf(entry));
	return { state: writer.state, entry: added?.seq };
};
