/** Deletes and restores matches: deleting adds an entry to the match's log, restoring undoes that entry. */
import { byOrder, refOf, type Entry, type EntryBody } from '$lib/match/entry';
import { stamp } from '$lib/match/stamp';
import { readEntries } from '$lib/store/log/read-log';
import { openWriter, type Author } from '$lib/store/log/match-writer';
import { saveMatch, type SaveState } from '$lib/store/log/unsaved';
import { renumber } from '$lib/store/log/renumber';
import type { MatchRow } from '$lib/store/lists/row';
import { keptOfMatch } from '$lib/store/settings/kept';
import { deviceId } from '$lib/store/settings/settings';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { projectorFor } from '$lib/rows/projector';

/**
 * Adds one entry to a match that is not open on this page.
 *
 * @param change what to change in the row, where it cannot be made from the log.
 * @returns whether the entry is saved, still being saved, or the code of a trouble.
 * @throws {Trouble} when the log cannot be read.
 */
const amend = async (
	row: MatchRow,
	change: Partial<MatchRow>,
	bodyOf: (log: readonly Entry[]) => EntryBody
): Promise<SaveState> => {
	const [log, device] = await Promise.all([readEntries(row.id), deviceId()]);
	const games = log.entries.flatMap((start) => (start.kind === 'start' ? [start.game] : []));
	// The row cannot be made from a log without its start, nor while the game's code cannot be loaded.
	const projector = games.length > 0 ? await projectorFor(games).catch(() => undefined) : undefined;
	const entry = stamp({ device, now: Date.now }, row.id, log.last + 1, bodyOf(log.entries));
	let entries: readonly Entry[] = [...log.entries, entry];
	// The row is made from the log, because another tab may have ended the match since `row` was read.
	const amended = (): MatchRow =>
		projector?.project(entries) ?? { ...row, ...change, entries: entries.length };
	const author: Author = {
		log: () => entries,
		row: amended,
		restamp: (stored, pending) => {
			const own = renumber(pending, stored.last);
			entries = [...stored.entries, ...own].toSorted(byOrder);
			return { entries: own, row: amended() };
		}
	};
	const writer = openWriter(row.id, author);
	writer.add({ entries: [entry], row: amended() });
	writer.leave(author);
	await saveMatch(row.id);
	return writer.state;
};

/** Removes a match from all lists. @throws {Trouble} when its log cannot be read. */
export const deleteMatch = (row: MatchRow): Promise<SaveState> => {
	void keptOfMatch(row.id).write(undefined);
	return amend(row, { isDeleted: true }, () => ({ kind: 'delete' }));
};

/** Brings a deleted match back into the lists. @throws {Error} for a match that is not deleted. */
export const restoreMatch = (row: MatchRow): Promise<SaveState> =>
	amend(row, { isDeleted: false }, (log) => {
		const deletion = log.findLast(({ kind }) => kind === 'delete');
		if (!deletion) throw new Error('Only a deleted match can be restored');
		return { kind: 'undo', of: refOf(deletion) };
	});

/** @returns the trouble that stopped a deletion or restoration; undefined for none. Never rejects. */
export const troubleIn = async (work: Promise<SaveState>): Promise<TroubleCode | undefined> => {
	const state = await work.catch((error: unknown) => troubleOf(error).code);
	return state === 'saved' || state === 'saving' ? undefined : state;
};
