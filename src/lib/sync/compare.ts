/**
 * Compares what this phone knows to be in the group with what is there: a database may have been restored
 * from an older copy, or be another one under the same address.
 *
 * What was lost is sent again, and an epoch tells the other phones that they must compare too.
 */
import { newId } from '../store/db/new-id.ts';
import { read, write } from '../store/db/transact.ts';
import { anchorsOf, putAnchors, readAnchors } from './anchors.ts';
import { putAside, readAside } from './aside.ts';
import { findDocuments, listIds, readInfo, type Info } from './couch.ts';
import { entryId, epochPrefix } from './document.ts';
import type { Group } from './group.ts';
import { addKnown, dropKnown, markOf, moveTo, readKnownIds } from './marks.ts';

/** Whether a position in the changes lies behind another one: the database has fewer changes than it had. */
export const isBehind = (position: string, since: string): boolean =>
	Number.parseInt(position, 10) < Number.parseInt(since, 10);

/**
 * Asks for the few things that show whether this is still the database that was last read: its position, its
 * epochs, and the last documents.
 *
 * @param since how far it was read; '0' for a group that was just joined.
 * @throws {GroupError} when a request fails.
 */
export const looksReplaced = async (
	group: Group,
	{ position }: Pick<Info, 'position'>,
	since: string,
	signal?: AbortSignal
): Promise<boolean> => {
	if (isBehind(position, since)) return true;
	const { epochs, last, owed } = await readAnchors();
	const there = new Set(await listIds(group, signal, epochPrefix));
	if (owed !== undefined) there.delete(epochPrefix + owed);
	if (epochs && (epochs.size !== there.size || [...epochs].some((id) => !there.has(id)))) return true;
	return last.length > 0 && (await findDocuments(group, last, signal)).size < new Set(last).size;
};

/**
 * Compares all ids. What is known and not there counts as unsent from then on; what is there and stored here
 * counts as known, so that no page is judged as if this phone had played apart.
 *
 * @param signal ends it before anything is noted.
 * @returns the ids that are there and were not known.
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const compareIds = async (group: Group, signal: AbortSignal): Promise<readonly string[]> => {
	// What is known was there before the ids are listed, and nothing is ever deleted.
	const known = await readKnownIds();
	const { position } = await readInfo(group, { signal });
	const ids = await listIds(group, signal);
	const there = new Set(ids);
	const epochs = new Set(ids.filter((id) => id.startsWith(epochPrefix)));
	const lost = new Set([...known].filter((id) => !there.has(id)));
	const aside = await read(['settings'], (tx) => readAside(tx.objectStore('settings')));
	const isNew = (id: string) =>
		!known.has(id) && !aside.has(id) && !epochs.has(id) && !id.startsWith('_design/');
	const fresh = ids.filter(isNew);
	await write(['entries', 'settings'], async (transaction) => {
		// Not `throwIfAborted`: the store takes an `AbortError` for a dropped connection, and would open another.
		if (signal.aborted) throw new Error('Stopped');
		const settings = transaction.objectStore('settings');
		const keys = fresh.length === 0 ? [] : await transaction.objectStore('entries').getAllKeys();
		await dropKnown(settings, lost);
		const isFresh = new Set(fresh);
		const marksByMatch = new Map<string, string[]>();
		for (const [match, seq, device] of keys) {
			if (!isFresh.has(entryId(match, { seq, device }))) continue;
			const marks = marksByMatch.get(match) ?? [];
			marks.push(markOf({ seq, device }));
			marksByMatch.set(match, marks);
		}
		for (const [match, marks] of marksByMatch) await addKnown(settings, match, marks);
		const { last, owed } = await anchorsOf(settings);
		await putAnchors(settings, {
			epochs,
			last: last.filter((id) => there.has(id)),
			owed: owed ?? (lost.size > 0 ? newId() : undefined)
		});
		await moveTo(settings, position);
		const gone = [...aside.keys()].filter((id) => !there.has(id));
		for (const id of gone) aside.delete(id);
		if (gone.length > 0) await putAside(settings, aside);
	});
	return fresh;
};
