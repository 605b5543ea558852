/**
 * Changes matches that are not open on this page, by adding entries to their lines: a match is deleted and restored, and a
 * result that was noted is corrected.
 */
import { stamp, type Entry, type EntryBody } from '$lib/match/entry';
import { nameOf, nextNumber } from '$lib/match/line';
import { correctionOf, type NotedResult } from '$lib/match/noted-line';
import { resolveLine } from '$lib/match/undo';
import { projectorFor } from '$lib/rows/projector';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { readLine } from '$lib/store/lines/read-line';
import { openWriter, type Author } from '$lib/store/lines/writer';
import { saveMatch, writerOf, type SaveState } from '$lib/store/lines/unsaved';
import type { MatchRow } from '$lib/store/lists/row';
import { deviceId, forgetKept } from '$lib/store/settings/settings';

/** What adding an entry came to. */
export interface Amended {
	/** Whether the entries are saved, still being saved, or the code of a trouble. */
	readonly state: SaveState;
	/** The `seq` of the last entry that was added, for undoing it; undefined when there was nothing to add. */
	readonly entry: number | undefined;
}

/**
 * Adds entries to a match that is not open on this page, all of them or none.
 *
 * @param change what to change in the row, where it cannot be made from the line.
 * @param bodiesOf makes the entries from the line as it is now; none when there is nothing to add.
 * @throws {Trouble} when the line cannot be read.
 */
export const amendMatch = async (
	row: MatchRow,
	change: Partial<MatchRow>,
	bodiesOf: (line: readonly Entry[]) => readonly EntryBody[]
): Promise<Amended> => {
	const [line, device] = await Promise.all([readLine(row.id), deviceId()]);
	const bodies = bodiesOf(line.entries);
	if (bodies.length === 0) {
		// What an earlier tap added may still be unsaved.
		await saveMatch(row.id);
		return { state: writerOf(row.id)?.state ?? 'saved', entry: undefined };
	}
	const games = line.entries.flatMap((start) => (start.kind === 'start' ? [start.game] : []));
	const projector = await projectorFor(games).catch(() => projectorFor([]));
	// The row cannot be made from a line without its start, nor while the game's code cannot be loaded.
	const canProject = projector.gameOf(line.entries) !== undefined;
	const number = nextNumber(device, [...line.entries, ...line.beside]);
	const clock = { device, now: Date.now };
	const own = bodies.map((body, at) => stamp(clock, row.id, line.last + 1 + at, body, number + at));
	let entries: readonly Entry[] = [...line.entries, ...own];
	// The row is made from the line, because another tab may have ended the match since `row` was read.
	const amended = (): MatchRow =>
		canProject ? projector.project(entries) : { ...row, ...change, entries: entries.length };
	const author: Author = {
		log: () => entries,
		row: amended,
		restamp: (stored, pending) => {
			const behind = projector.putBehind(stored.entries, pending, { known: entries, last: stored.last });
			entries = [...stored.entries, ...behind];
			return { entries: behind, row: amended() };
		}
	};
	const writer = openWriter(row.id, author);
	writer.add({ entries: own, row: amended() });
	writer.leave(author);
	await saveMatch(row.id);
	const names = new Set(own.map(nameOf));
	const added = entries.findLast((entry) => names.has(nameOf(entry)));
	return { state: writer.state, entry: added?.seq };
};

/** Removes a match from all lists. @throws {Trouble} when its line cannot be read. */
export const deleteMatch = async (row: MatchRow): Promise<SaveState> => {
	forgetKept(row.id);
	return (await amendMatch(row, { isDeleted: true }, () => [{ kind: 'delete' }])).state;
};

/** Brings a deleted match back into the lists. One that is not deleted stays as it is. @throws {Trouble} as above. */
export const restoreMatch = async (row: MatchRow): Promise<SaveState> => {
	const restored = await amendMatch(row, { isDeleted: false }, (log) => {
		const { deletion } = resolveLine(log);
		return deletion === undefined ? [] : [{ kind: 'undo', of: deletion }];
	});
	return restored.state;
};

/** @returns the trouble that stopped a deletion or restoration; undefined for none. Never rejects. */
export const troubleIn = async (work: Promise<SaveState>): Promise<TroubleCode | undefined> => {
	const state = await work.catch((error: unknown) => troubleOf(error).code);
	return state === 'saved' || state === 'saving' ? undefined : state;
};

/**
 * Undoes the result of a noted match and notes another in its place. Where no result is noted any more, nothing is changed.
 *
 * @param result one that the match can have (see `isNotedFor`).
 * @throws {Trouble} when the line cannot be read.
 */
export const correctResult = (row: MatchRow, result: NotedResult): Promise<Amended> =>
	amendMatch(row, {}, (line) => {
		const last = resolveLine(line).steps.at(-1);
		return last?.kind === 'finish' && last.noted ? correctionOf(last.seq, last.noted, result) : [];
	});
