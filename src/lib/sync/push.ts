/** Adds documents to the group's database. */
import { isSameData } from '../store/db/same-data.ts';
import { addDocuments, findDocuments } from './couch.ts';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** The most of one request: documents, and characters of their JSON. */
const maxPortionSize = 400;
const maxPortionLength = 400_000;

/** What became of the documents that were sent, by id. */
export interface Pushed {
	/** The documents that are in the group now, or were already with the same content. */
	readonly present: ReadonlySet<string>;
	/** The documents whose id has other content in the group. Both sides keep their own. */
	readonly differing: ReadonlySet<string>;
	/** The documents that the server takes in no request, because each is too large; absent for none. */
	readonly tooLarge?: ReadonlySet<string>;
}

/** @returns the documents in portions for one request each. */
export const inPortions = (documents: readonly Document[]): readonly (readonly Document[])[] => {
	const portions: Document[][] = [];
	let length = maxPortionLength;
	for (const document of documents) {
		const own = JSON.stringify(document).length;
		const last = portions.at(-1);
		if (!last || last.length >= maxPortionSize || length + own > maxPortionLength) {
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
		const tooLarge = new Set(documents.map(({ _id }) => _id));
		return { present: new Set(), differing: new Set(), tooLarge };
	}
	const half = Math.ceil(documents.length / 2);
	const one = await push(group, documents.slice(0, half), signal);
	const other = await push(group, documents.slice(half), signal);
	const tooLarge = new Set([...(one.tooLarge ?? []), ...(other.tooLarge ?? [])]);
	return {
		present: new Set([...one.present, ...other.present]),
		differing: new Set([...one.differing, ...other.differing]),
		...(tooLarge.size > 0 && { tooLarge })
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
	if (doubtful.length > 0) {
		const ids = doubtful.map(({ _id }) => _id);
		const found = await findDocuments(group, ids, signal);
		for (const document of doubtful) {
			const stored = found.get(document._id);
			// The document was neither added nor is it in the database, so the database refused it.
			if (stored === undefined) throw new GroupError('forbidden');
			(isSameData(withoutRevision(stored), document) ? present : differing).add(document._id);
		}
	}
	return { present, differing };
};
