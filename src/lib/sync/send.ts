/** Sends what the group lacks, in portions, and notes after each that the group has it. */
import type { Entry } from '../match/entry.ts';
import { write } from '../store/db/transact.ts';
import { addLast, anchorsOf, putAnchors, readAnchors } from './anchors.ts';
import { entryDocument, epochDocument, type Document } from './document.ts';
import type { Group } from './group.ts';
import { addKnown, addKnownDocuments, markOf, type Settings } from './marks.ts';
import { inPortions, push, type Pushed } from './push.ts';
import { unsentOf, unsentPlayersAndRuleSets } from './unsent.ts';

/** Where to, and what is told of it. */
export interface Way {
	readonly group: Group;
	readonly signal: AbortSignal;
	/** Whether a document is not sent, because the server takes it in no request. */
	readonly isSkipped: (id: string) => boolean;
	/** Called before something is sent. */
	readonly onBegin: () => void;
	/** Called after each portion. */
	readonly onSent: (pushed: Pushed) => void;
}

/**
 * Tells the other phones that the database has lost documents, if this phone found that.
 *
 * @param now the time, in milliseconds since 1970.
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const sendEpoch = async ({ group, signal }: Way, now: number): Promise<void> => {
	const { owed } = await readAnchors();
	if (owed === undefined) return;
	const epoch = epochDocument(owed, now);
	await push(group, [epoch], signal);
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const { epochs = [] } = await anchorsOf(settings);
		await putAnchors(settings, { epochs: new Set([...epochs, epoch._id]), owed: undefined });
	});
};

/**
 * Sends the entries of a match that the group lacks.
 *
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const sendMatch = async (way: Way, match: string): Promise<void> => {
	const unsent = await unsentOf(way.group, match);
	// The choice is sent first, so that the others never see a match with the moves that it puts aside.
	const isChoice = (entry: Entry) => entry.kind === 'choice';
	const entries = [...unsent.filter(isChoice), ...unsent.filter((entry) => !isChoice(entry))];
	const markById = new Map(entries.map((entry) => [entryDocument(entry)._id, markOf(entry)]));
	await sendDocuments(way, entries.map(entryDocument), (settings, ids) =>
		addKnown(
			settings,
			match,
			ids.flatMap((id) => markById.get(id) ?? [])
		)
	);
};

/**
 * Sends the players, their joins and the rule sets that the group lacks.
 *
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const sendLists = async (way: Way): Promise<void> =>
	sendDocuments(way, await unsentPlayersAndRuleSets(way.group), addKnownDocuments);

/** @param note notes that the documents with these ids are in the group; inside a transaction. */
const sendDocuments = async (
	{ group, signal, isSkipped, onBegin, onSent }: Way,
	documents: readonly Document[],
	note: (settings: Settings, ids: readonly string[]) => Promise<void>
): Promise<void> => {
	const fitting = documents.filter(({ _id }) => !isSkipped(_id));
	if (fitting.length > 0) onBegin();
	for (const portion of inPortions(fitting)) {
		const pushed = await push(group, portion, signal);
		const ids = portion.map(({ _id }) => _id).filter((id) => !pushed.tooLarge?.has(id));
		await write(['settings'], async (transaction) => {
			const settings = transaction.objectStore('settings');
			await note(settings, ids);
			await addLast(settings, ids);
		});
		onSent(pushed);
	}
};
