/**
 * The one way in for all that comes from elsewhere: by file, link or code, from a group, or by a player's choice. In one
 * transaction the line here is read, it is decided what it shall be, and what differs is written.
 */
import { originOf, withoutDeletion, type BranchLine } from '../../match/choose-line.ts';
import { isSeating, type Entry, type SeatingEntry } from '../../match/entry.ts';
import type { Folded } from '../../match/fold.ts';
import { aloneIn, compareLines } from '../../match/line.ts';
import { resolveLine } from '../../match/undo.ts';
import { announceToAll } from '../db/tabs.ts';
import { write } from '../db/connection.ts';
import { toRow, type MatchRow } from '../lists/row.ts';
import { seatPlayers } from '../players/player.ts';
import {
	keysOf,
	lineIn,
	oldKeysOf,
	seqOf,
	singly,
	toOldEntries,
	valueOf,
	type Store,
	type StoredLine
} from './stored-line.ts';

/** What the group has of a document: its revision, and how long the line is in it. */
export interface SharedDocument {
	readonly id: string;
	readonly revision: string;
	readonly length: number;
}

/** What a line shall be. */
export interface Decision {
	readonly line: readonly Entry[];
	/** The match with it, where whoever decided has folded it. */
	readonly folded?: Folded;
	/** What is kept of the line here, as a match of its own. One that is kept already stays as it is. */
	readonly kept?: BranchLine;
	readonly shared?: SharedDocument;
}

/**
 * Decides what becomes of a line. It is called inside a transaction, so it must be synchronous.
 *
 * @param here the line here; empty where the match is not here.
 * @param beside the entries that are kept beside it.
 * @returns undefined to change nothing.
 */
export type Decide = (here: readonly Entry[], beside: readonly Entry[]) => Decision | undefined;
/** Makes the row of a match. It is called inside a transaction. */
export type Project = (line: readonly Entry[], folded?: Folded) => MatchRow;

/** What was written. */
export interface Received {
	/** The matches whose lines have changed. */
	readonly changed: readonly string[];
	/** How many entries were added. */
	readonly entries: number;
	/** How many players were added, because they are seated and were not in the list. */
	readonly players: number;
	/** How many matches are new or changed, and not deleted; and how many were here and are deleted now. */
	readonly matches: number;
	readonly deleted: number;
}

/** The stores of a transaction that receives. */
export interface LineStores {
	readonly lines: Store<'lines'>;
	readonly entries: Store<'entries'>;
	readonly matches: Store<'matches'>;
	readonly players: Store<'players'>;
	readonly shared: Store<'shared'>;
}
export const lineStoreNames = ['lines', 'entries', 'matches', 'players', 'shared'] as const;

/** @returns the stores of a transaction that has them all. */
export const lineStores = (transaction: {
	objectStore: <Name extends (typeof lineStoreNames)[number]>(name: Name) => Store<Name>;
}): LineStores => ({
	lines: transaction.objectStore('lines'),
	entries: transaction.objectStore('entries'),
	matches: transaction.objectStore('matches'),
	players: transaction.objectStore('players'),
	shared: transaction.objectStore('shared')
});

/**
 * Receives a line, and tells this tab and the others.
 *
 * @throws {Trouble} when it cannot be stored; nothing has changed then.
 */
export const receive = (match: string, decide: Decide, project: Project): Promise<Received> =>
	receiveAll(new Map([[match, decide]]), project);

/**
 * Receives several lines in one transaction, which is faster than one after the other.
 *
 * @param decideByMatch what decides of each match.
 * @param isOfGroup whether they come from the group, which need not be given them.
 * @throws {Trouble} when they cannot be stored; nothing has changed then.
 */
export const receiveAll = async (
	decideByMatch: ReadonlyMap<string, Decide>,
	project: Project,
	isOfGroup = false
): Promise<Received> => {
	const received = await write(lineStoreNames, (transaction) =>
		receiveInto(lineStores(transaction), decideByMatch, project)
	);
	for (const match of received.changed)
		announceToAll({ kind: 'match', match, ...(isOfGroup && { isOfGroup }) });
	return received;
};

/**
 * Receives lines inside the caller's transaction, so nothing but IndexedDB may be awaited around it. The caller tells
 * the tabs once the transaction has completed.
 *
 * @param decideByMatch what decides of each match.
 */
export const receiveInto = async (
	stores: LineStores,
	decideByMatch: ReadonlyMap<string, Decide>,
	project: Project
): Promise<Received> => {
	// Nearly always all logs of version 1 are moved: asked once, and not for each match.
	const [isAnyOld] = await stores.entries.getAllKeys(null, 1);
	const receiving = { ...stores, old: isAnyOld && stores.entries };
	const families = new Map<string, Promise<Written>>();
	// At once, but for those that may be kept beside each other.
	for (const [match, decide] of decideByMatch) {
		const before = families.get(originOf(match)) ?? Promise.resolve(nothingWritten);
		const next = before.then(async (so) => sumOf(so, await receiveLine(receiving, match, decide, project)));
		families.set(originOf(match), next);
	}
	const written = (await Promise.all(families.values())).reduce(sumOf, nothingWritten);
	const { seatings, ...rest } = written;
	// Afterwards, since several of them may seat the same new player.
	return { ...rest, players: seatings.length > 0 ? await seatPlayers(stores.players, seatings) : 0 };
};

/** The stores, with that of the logs of version 1 only while there are any. */
type ReceivingStores = LineStores & { readonly old: Store<'entries'> | undefined };

/** What was written, but for the players who are seated by it. */
type Written = Omit<Received, 'players'> & { readonly seatings: readonly SeatingEntry[] };
const nothingWritten: Written = { changed: [], entries: 0, matches: 0, deleted: 0, seatings: [] };

const receiveLine = async (
	stores: ReceivingStores,
	match: string,
	decide: Decide,
	project: Project
): Promise<Written> => {
	const here = await lineIn(stores.lines, stores.old, match);
	const decision = decide(here.entries, here.beside);
	if (!decision) return nothingWritten;
	const { line, folded, kept, shared } = decision;
	const received = await writeLine(stores, match, here, line, (said) => project(said, folded));
	if (shared) await stores.shared.put(shared);
	else if (compareLines(here.entries, line).at < here.entries.length) await loosen(stores.shared, match);
	return kept ? sumOf(received, await keepLine(stores, kept, project)) : received;
};

/** @returns the id under which is noted what the group has of a match. */
export const sharedIdOf = (match: string): string => `match!${match}`;

/** Forgets how much of a line the group has, as it is replaced by another. That it is the group's stays noted. */
const loosen = async (shared: Store<'shared'>, match: string): Promise<void> => {
	const id = sharedIdOf(match);
	if ((await shared.getKey(id)) !== undefined) await shared.put({ id, revision: '', length: 0 });
};

const sumOf = (one: Written, other: Written): Written => ({
	changed: [...one.changed, ...other.changed],
	entries: one.entries + other.entries,
	matches: one.matches + other.matches,
	deleted: one.deleted + other.deleted,
	seatings: [...one.seatings, ...other.seatings]
});

/** Keeps a line beside another. One that was deleted here is brought back if it shall be a match like others. */
const keepLine = async (
	stores: ReceivingStores,
	{ id, line }: BranchLine,
	project: Project
): Promise<Written> => {
	const here = await lineIn(stores.lines, stores.old, id);
	const isWanted = resolveLine(line).deletion === undefined;
	const kept = here.entries.length === 0 ? line : isWanted ? withoutDeletion(here.entries) : here.entries;
	return writeLine(stores, id, here, kept, project);
};

const writeLine = async (
	stores: ReceivingStores,
	match: string,
	here: StoredLine & { readonly isOld: boolean },
	line: readonly Entry[],
	project: Project
): Promise<Written> => {
	if (here.isOld) await deleteOldLog(stores.entries, match);
	const { is, at } = compareLines(here.entries, line);
	const from = here.isOld ? 0 : at;
	const rest = line.slice(from);
	const place = rest[0]?.seq ?? here.entries[from]?.seq;
	if (place === undefined) return nothingWritten;
	if (here.isOld || place > here.last) await stores.lines.add(valueOf(rest));
	else await replaceFrom(stores.lines, match, place, rest);
	// A page of version 1 that ended early may not have listed the players whom it had seated.
	if (is === 'equal') return { ...nothingWritten, seatings: here.isOld ? line.filter(isSeating) : [] };
	const before = here.entries.length > 0 ? toRow(await stores.matches.get(match)) : undefined;
	const row = project(line);
	await stores.matches.put(row);
	const added = aloneIn(line, here.entries);
	const wasListed = before !== undefined && !before.isDeleted;
	return {
		changed: [match],
		entries: added.length,
		matches: row.isDeleted ? 0 : 1,
		deleted: row.isDeleted && wasListed ? 1 : 0,
		seatings: added.filter(isSeating)
	};
};

/** Writes entries in the place of all that a line has from this place on, which may lie within a stretch. */
const replaceFrom = async (
	lines: Store<'lines'>,
	match: string,
	place: number,
	rest: readonly Entry[]
): Promise<void> => {
	const cursor = await lines.openCursor(IDBKeyRange.bound([match], [match, place]), 'prev');
	const values = cursor ? singly([cursor.value]) : [];
	const isWithin = values.some((value) => seqOf(value) >= place);
	const before = isWithin ? values.filter((value) => seqOf(value) < place) : [];
	const next = [...before, ...rest];
	await lines.delete(keysOf(match, before.length > 0 ? seqOf(before[0]) : place));
	if (next.length > 0) await lines.add(valueOf(next));
};

/** Deletes the entries of a log whose line is being written. What could not be read stays. */
const deleteOldLog = async (entries: Store<'entries'>, match: string): Promise<void> => {
	for (const { seq, device } of toOldEntries(await entries.getAll(oldKeysOf(match))))
		await entries.delete([match, seq, device]);
};

/**
 * Removes a match for good: only a line that was kept beside another, once all of it lies in that.
 *
 * @throws {Trouble} when it cannot be written; nothing has changed then.
 */
export const removeMatch = async (match: string): Promise<void> => {
	await write(['lines', 'matches'], async (transaction) => {
		await transaction.objectStore('lines').delete(keysOf(match));
		await transaction.objectStore('matches').delete(match);
	});
	announceToAll({ kind: 'match', match });
};
