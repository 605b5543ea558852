/** Sends what the group lacks, in portions, and notes after each that the group has it. */
import type { Entry } from '../match/entry.ts';
import { write } from '../store/db/transact.ts';
import { addLast, anchorsOf, putAnchors, readAnchors } from './anchors.ts';
import { entryDocument, epochDocument, type Document } from './document.ts';
import type { Group } from './group.ts';
import { addKnown, addKnownDocuments, expectIn, markOf, type Settings } from './marks.ts';
import { inPortions, maxPortionLength, push, type Pushed } from './push.ts';
import { GroupError } from './trouble.ts';
import { unsentMatches, unsentOf, unsentPlayersAndRuleSets } from './unsent.ts';

/** In milliseconds, within how long phones that find a loss at the same time tell the others of it. */
const tellingWithin = 2_000;

/**
 * How much is sent at once, in characters: less after a request without an answer, since a slow network brings
 * a long one to no end, and more after each that was answered.
 */
export class Pace {
	#longest = maxPortionLength;

	get longest(): number {
		return this.#longest;
	}
	slower(): void {
		this.#longest = Math.max(1, Math.floor(this.#longest / 2));
	}
	faster(): void {
		this.#longest = Math.min(maxPortionLength, this.#longest * 2);
	}
}

/** Where to, and what is told of it. */
export interface Way {
	readonly group: Group;
	readonly signal: AbortSignal;
	/** Whether a document is not sent, because the server never takes it. */
	readonly isSkipped: (id: string) => boolean;
	/** How much is sent at once. */
	readonly pace: Pace;
	/** Called before something is sent. */
	readonly onBegin: () => void;
	/** Called before each portion, with the ids of its documents. */
	readonly onPortion: (ids: readonly string[]) => void;
	/** Called after each portion. */
	readonly onSent: (pushed: Pushed) => void;
	/** Called from time to time while all is sent, with how many of the matches were. */
	readonly onProgress: (done: number, of: number) => void;
}

/**
 * Sends what the group lacks.
 *
 * @param what the matches of which something is sent; `true` for all that there is, also players and rule sets.
 * @param environment `now` gives the time, in milliseconds since 1970, `chance` a random number in [0, 1).
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const sendAll = async (
	way: Way,
	what: ReadonlySet<string> | true,
	{ now, chance }: { readonly now: () => number; readonly chance: () => number }
): Promise<void> => {
	const matches = what === true ? await unsentMatches(way.group) : [...what];
	for (const [index, match] of matches.entries()) {
		await sendMatch(way, match);
		if (what === true && index % 10 === 9) way.onProgress(index + 1, matches.length);
	}
	if (what !== true) return;
	await sendLists(way);
	// So that mostly one phone tells it: the others hear of it meanwhile.
	await sendEpoch(way, { now: now(), pause: chance() * tellingWithin });
};

/**
 * Tells the other phones that the database has lost documents, if this phone found that, and no other phone
 * told it during a pause.
 *
 * @param told `now` is the time, in milliseconds since 1970, and `pause` is how many to wait.
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const sendEpoch = async (
	{ group, signal, onPortion }: Way,
	{ now, pause }: { readonly now: number; readonly pause: number }
): Promise<void> => {
	if ((await readAnchors()).owed === undefined) return;
	if (pause > 0) await new Promise((over) => setTimeout(over, pause));
	const { owed } = await readAnchors();
	if (owed === undefined || signal.aborted) return;
	const epoch = epochDocument(owed, now);
	onPortion([epoch._id]);
	await push(group, [epoch], signal);
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		await expectIn(settings, group.url, signal);
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
	{ group, signal, isSkipped, pace, onBegin, onPortion, onSent }: Way,
	documents: readonly Document[],
	note: (settings: Settings, ids: readonly string[]) => Promise<unknown>
): Promise<void> => {
	const fitting = documents.filter(({ _id }) => !isSkipped(_id));
	if (fitting.length > 0) onBegin();
	for (const portion of inPortions(fitting, pace.longest)) {
		let pushed: Pushed;
		onPortion(portion.map(({ _id }) => _id));
		try {
			pushed = await push(group, portion, signal);
		} catch (error) {
			if (portion.length > 1 && error instanceof GroupError && error.code === 'offline') pace.slower();
			throw error;
		}
		pace.faster();
		const ids = portion.map(({ _id }) => _id).filter((id) => !pushed.untaken?.has(id));
		await write(['settings'], async (transaction) => {
			const settings = transaction.objectStore('settings');
			await expectIn(settings, group.url, signal);
			await note(settings, ids);
			await addLast(settings, ids);
		});
		onSent(pushed);
	}
};
