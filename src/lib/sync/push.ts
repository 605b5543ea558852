/** Adds documents to the group's database. */
import { isSameData } from '../match/line.ts';
import { addDocuments, findDocuments } from './couch.ts';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** The most of one request: documents, and characters of their JSON. */
const maxPortionSize = 400;
export const maxPortionLength = 400_000;

/** What became of the documents that were sent, by id. */
export interface Pushed {
	/** The documents that are in the group now, or were already with the same content. */
	readonly present: ReadonlySet<string>;
	/** The documents whose id has other content in the group. Both sides keep their own. */
	readonly differing: ReadonlySet<string>;
	/** The documents that the server never takes: each is too large, or its check refuses it. Absent for none. */
	readonly untaken?: ReadonlySet<string>;
}

/**
 * @param longest how many characters a portion has at most. A longer document is a portion by itself.
 * @returns the documents in portions for one request each.
 */
export const inPortions = (
	documents: readonly Document[],
	longest = maxPortionLength
): readonly (readonly Document[])[] => {
	const portions: Document[][] = [];
	let length = longest;
	for (const document of documents) {
		const own = JSON.stringify(document).length;
		const last = portions.at(-1);
		if (!last || last.length >= maxPortionSize || length + own > longest) {
			portions.push([document]);
			length = own;
		} else {
			last.push(document);
			length += own;
		}
	}
	return portions;
};

const withoutRevision = (document: unknown): unknown => {
	const { _rev, ...content } = Object(document) as Record<string, unknown>;
	return content;
};

/**
 * Adds a portion of documents. It may be repeated, for example after a lost answer: documents that are there
 * already with the same content count as added. A portion that is too large for the server is halved.
 *
 * @throws {GroupError} when it fails. Some documents may have been added by then.
 */
export const push = async (
	group: Group,
	documents: readonly Document[],
	signal?: AbortSignal
): Promise<Pushed> => {
	try {
		return await pushAtOnce(group, documents, signal);
	} catch (error) {
		if (!(error instanceof GroupError) || error.code !== 'too-large') throw error;
	}
	if (documents.length <= 1) {
		const untaken = new Set(documents.map(({ _id }) => _id));
		return { present: new Set(), differing: new Set(), untaken };
	}
	const half = Math.ceil(documents.length / 2);
	const one = await push(group, documents.slice(0, half), signal);
	const other = await push(group, documents.slice(half), signal);
	const untaken = new Set([...(one.untaken ?? []), ...(other.untaken ?? [])]);
	return {
		present: new Set([...one.present, ...other.present]),
		differing: new Set([...one.differing, ...other.differing]),
		...(untaken.size > 0 && { untaken })
	};
};

const pushAtOnce = async (
	group: Group,
	documents: readonly Document[],
	signal?: AbortSignal
): Promise<Pushed> => {
	const errorById = await addDocuments(group, documents, signal);
	const added = documents.filter(({ _id }) => errorById.has(_id) && !errorById.get(_id));
	const doubtful = documents.filter(({ _id }) => errorById.get(_id) || !errorById.has(_id));
	const present = new Set(added.map(({ _id }) => _id));
	const differing = new Set<string>();
	const untaken = new Set<string>();
	if (doubtful.length > 0) {
		const ids = doubtful.map(({ _id }) => _id);
		const found = await findDocuments(group, ids, signal);
		for (const document of doubtful) {
			const { _id } = document;
			const stored = found.get(_id);
			if (stored !== undefined)
				(isSameData(withoutRevision(stored), document) ? present : differing).add(_id);
			// The check of the database refuses this one. What comes after it is sent all the same.
			else if (errorById.get(_id) === 'forbidden') untaken.add(_id);
			else throw new GroupError(errorById.get(_id) === 'unauthorized' ? 'forbidden' : 'busy');
		}
	}
	return { present, differing, ...(untaken.size > 0 && { untaken }) };
};
