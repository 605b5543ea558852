/** Gives the group what it lacks of this phone's matches, each under the revision that it follows. */
import type { Entry } from '../match/entry.ts';
import { compareLines } from '../match/line.ts';
import { receive } from '../store/lines/receive.ts';
import type { Beliefs } from './belief.ts';
import { writeDocuments, type Way, type Written } from './couch.ts';
import { matchDocument, matchDocumentId, type Document } from './document.ts';
import { givenAmong } from './given.ts';
import { GroupError } from './trouble.ts';

/** The most of one request: documents, and characters of their JSON. A longer document goes alone. */
const mostAtOnce = 100;
const longestPortion = 100_000;

/** @returns the first of these documents, as many as go with one request. */
const portionOf = (documents: readonly Document[]): readonly Document[] => {
	let length = 0;
	const end = documents.slice(0, mostAtOnce).findIndex((document, index) => {
		length += JSON.stringify(document).length;
		return index > 0 && length > longestPortion;
	});
	return documents.slice(0, end < 0 ? mostAtOnce : end);
};

/**
 * Writes some documents, a portion at a time. Where a portion is too large for the server, each goes alone.
 *
 * @param onWritten called with what became of each document; `too-large` for one that is so by itself.
 * @throws {GroupError} when a request fails.
 */
export const writeInPortions = async (
	way: Way,
	documents: readonly Document[],
	onWritten: (document: Document, written: Written) => Promise<void>
): Promise<void> => {
	for (let [rest, isSplit] = [documents, false]; rest.length > 0;) {
		const portion = isSplit ? rest.slice(0, 1) : portionOf(rest);
		let written: ReadonlyMap<string, Written>;
		try {
			written = await writeDocuments(way, portion);
		} catch (error) {
			if (!(error instanceof GroupError) || error.code !== 'too-large') throw error;
			isSplit = true;
			if (portion.length > 1) continue;
			written = new Map(portion.map(({ _id }) => [_id, { error: 'too-large' }]));
		}
		for (const document of portion)
			await onWritten(document, written.get(document._id) ?? { error: 'unknown' });
		rest = rest.slice(portion.length);
	}
};

/** What became of the matches that were to be given. */
export interface Given {
	/** Those that are not given to this group. */
	readonly withheld: readonly string[];
	/** Those of which the group has another revision: they are read, and then given anew. */
	readonly overtaken: readonly string[];
	/** Those that the server's check refuses: most likely they don't begin as the group's do, and are read too. */
	readonly forbidden: readonly string[];
	/** Those that are too large for the server. */
	readonly tooLarge: readonly string[];
}

/**
 * Gives what the group lacks of these matches.
 *
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const giveMatches = async (way: Way, beliefs: Beliefs, matches: readonly string[]): Promise<Given> => {
	const lineById = new Map<string, readonly Entry[]>();
	const given = await givenAmong(way.group, matches);
	for (const [match, line] of given) {
		const id = matchDocumentId(match);
		beliefs.measure(id, line.length);
		if (beliefs.lacking.has(id) && !beliefs.unread.has(id)) lineById.set(id, line);
	}
	const documents = [...lineById.values()].map((line) => {
		const document = matchDocument(line[0]?.match ?? '', line);
		const { head } = beliefs.of(document._id);
		return head === undefined ? document : { ...document, _rev: head };
	});
	const [overtaken, forbidden, tooLarge]: [string[], string[], string[]] = [[], [], []];
	await writeInPortions(way, documents, async ({ _id }, written) => {
		const line = lineById.get(_id) ?? [];
		const match = line[0]?.match ?? '';
		if ('revision' in written) await noteGiven(way, beliefs, line, written.revision);
		else if (written.error === 'conflict') overtaken.push(match);
		else if (written.error === 'forbidden') forbidden.push(match);
		else if (written.error === 'too-large') tooLarge.push(match);
		else throw new GroupError(written.error === 'unauthorized' ? 'forbidden' : 'busy');
	});
	const withheld = matches.filter((match) => !given.has(match));
	return { withheld, overtaken, forbidden, tooLarge };
};

/** The line stays as it is, and so does its row. */
const unchanged = (): never => {
	throw new Error('The line is written as it was');
};

/** Notes that a revision holds a line, if the line here still begins with it. */
const noteGiven = async (
	way: Way,
	beliefs: Beliefs,
	line: readonly Entry[],
	revision: string
): Promise<void> => {
	const match = line[0]?.match ?? '';
	const id = matchDocumentId(match);
	let [isStill, length] = [false, 0];
	await receive(
		match,
		(here) => {
			const { is } = compareLines(here, line);
			isStill = !way.signal.aborted && (is === 'equal' || is === 'ours-longer');
			({ length } = here);
			return isStill ? { line: here, shared: { id, revision, length: line.length } } : undefined;
		},
		unchanged
	);
	if (isStill) beliefs.hold(id, revision, line.length, length);
	else beliefs.lead(id, revision);
};
