/**
 * Compares what this phone knows to be in the group with what is there: a database may have been restored
 * from an older copy, or be another one under the same address.
 *
 * What was lost is sent again, and an epoch tells the other phones that they must compare too.
 */
import { newId } from '../store/db/new-id.ts';
import { read, write } from '../store/db/transact.ts';
import { anchorsOf, putAnchors, readAnchors } from './anchors.ts';
import { countAside, putAside, readAside } from './aside.ts';
import { listIds, listThere, type Info } from './couch.ts';
import { entryId, epochPrefix } from './document.ts';
import type { Group } from './group.ts';
import {
	addKnown,
	changeProgress,
	dropKnown,
	expectIn,
	markOf,
	readKnownIds,
	type AsideCounts
} from './marks.ts';

/** Whether a position in the changes lies behind another one: the database has fewer changes than it had. */
export const hasGoneBack = (position: string, since: string): boolean =>
	Number.parseInt(position, 10) < Number.parseInt(since, 10);

/**
 * What makes a phone doubt that this is still the database that it read:
 * - `other`: it says so of itself, or lacks what never goes, so that the position read up to means nothing.
 * - `unclear`: another phone or the command says so, or it has fewer changes than it had. On a cluster that may
 *   be without a cause, since its nodes count differently.
 */
export type Doubt = 'other' | 'unclear';

/**
 * Asks for the few things that show whether this is still the database that was last read: what it says of
 * itself, its epochs, and the last documents.
 *
 * @param info what it says of itself now.
 * @param since how far it was read.
 * @throws {GroupError} when a request fails.
 */
export const doubtOf = async (
	group: Group,
	{ position, begun }: Pick<Info, 'position' | 'begun'>,
	since: string,
	signal?: AbortSignal
): Promise<Doubt | undefined> => {
	const before = await readAnchors();
	if (begun !== undefined && before.begun !== undefined && begun !== before.begun) return 'other';
	const epochs = new Set(await listIds(group, signal, epochPrefix));
	if (before.owed !== undefined) epochs.delete(epochPrefix + before.owed);
	if (before.epochs && [...before.epochs].some((id) => !epochs.has(id))) return 'other';
	const last = new Set(before.last);
	if (last.size > 0 && (await listThere(group, [...last], signal)).size < last.size) return 'other';
	if (hasGoneBack(position, since)) return 'unclear';
	return before.epochs && epochs.size > before.epochs.size ? 'unclear' : undefined;
};

/** How many documents that seem lost are asked for once more: a node of a cluster may lack the latest for a moment. */
const mostAskedTwice = 1000;

const lostAmong = async (
	group: Group,
	known: ReadonlySet<string>,
	there: ReadonlySet<string>,
	signal: AbortSignal
): Promise<ReadonlySet<string>> => {
	const missing = [...known].filter((id) => !there.has(id));
	if (missing.length === 0 || missing.length > mostAskedTwice) return new Set(missing);
	const found = await listThere(group, missing, signal);
	return new Set(missing.filter((id) => !found.has(id)));
};

/** @returns the marks of those entries stored here whose documents have these ids, by match. */
const storedAmong = async (ids: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly string[]>> => {
	const marksByMatch = new Map<string, string[]>();
	if (ids.size === 0) return marksByMatch;
	// Not in the transaction that writes: a tap would wait until all of it is done.
	const keys = await read(['entries'], (transaction) => transaction.objectStore('entries').getAllKeys());
	for (const [match, seq, device] of keys) {
		if (!ids.has(entryId(match, { seq, device }))) continue;
		const marks = marksByMatch.get(match) ?? [];
		marks.push(markOf({ seq, device }));
		marksByMatch.set(match, marks);
	}
	return marksByMatch;
};

/** @returns whether anything is stored here. @throws {Trouble} when the store cannot be read. */
export const hasEntries = (): Promise<boolean> =>
	read(['entries'], async (transaction) => (await transaction.objectStore('entries').count()) > 0);

/** What a comparison found. */
export interface Compared extends AsideCounts {
	/** The ids of the documents to be fetched: those that are there and were not known or, in doubt, set aside. */
	readonly toFetch: readonly string[];
}

/**
 * Compares all ids. What is known and not there counts as unsent from then on; what is there and stored here
 * counts as known, so that no page is judged as if this phone had played apart.
 *
 * If it is another database, it is read anew from its beginning. If it may be and has lost nothing, as on a
 * cluster or after another phone filled it up again, reading goes on from where it is now: the position read
 * up to may lie ahead of what comes next, even where it is the lower number, since CouchDB counts each part of
 * a database by itself. Then another revision of a document that is known, which came in between, is not seen.
 *
 * @param asked `info` and `since` are of before the comparison, `signal` ends it before anything is noted.
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const compareIds = async (
	group: Group,
	asked: {
		readonly info: Pick<Info, 'position' | 'begun'>;
		readonly since: string;
		readonly doubt: Doubt | undefined;
		readonly signal: AbortSignal;
	}
): Promise<Compared> => {
	const { info, since, doubt, signal } = asked;
	// What is known was there before the ids are listed, and nothing is ever deleted.
	const known = await readKnownIds();
	const ids = await listIds(group, signal);
	const there = new Set(ids);
	const isEpoch = (id: string) => id.startsWith(epochPrefix);
	const lost = await lostAmong(group, known, there, signal);
	const aside = await read(['settings'], (tx) => readAside(tx.objectStore('settings')));
	const isOurs = (id: string) => !isEpoch(id) && !id.startsWith('_design/');
	const isNew = (id: string) => isOurs(id) && !known.has(id) && !aside.has(id);
	const stored = await storedAmong(new Set(ids.filter(isNew)));
	const isOther = doubt === 'other' || (doubt !== undefined && lost.size > 0);
	for (const id of aside.keys()) if (!there.has(id)) aside.delete(id);
	const counts = countAside(aside);
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		await expectIn(settings, group.url, signal);
		await dropKnown(settings, lost);
		await Promise.all([...stored].map(([match, marks]) => addKnown(settings, match, marks)));
		const { last, owed } = await anchorsOf(settings);
		await putAnchors(settings, {
			epochs: new Set(ids.filter(isEpoch)),
			begun: info.begun,
			last: last.filter((id) => there.has(id) || (known.has(id) && !lost.has(id))),
			owed: owed ?? (lost.size > 0 ? newId() : undefined)
		});
		await putAside(settings, aside);
		const from = isOther ? '0' : doubt === undefined ? since : info.position;
		await changeProgress(settings, { ...counts, since: from });
	});
	const isReadWhole = isOther || since === '0';
	const isToFetch = (id: string) => isNew(id) || (doubt !== undefined && aside.has(id));
	return { ...counts, toFetch: isReadWhole ? [] : ids.filter(isToFetch) };
};
