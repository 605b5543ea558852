/** Adding to the group what it does not have. */
import { isSameData } from '../store/db/same-data.ts';
import { addDocuments, findDocuments } from './couch.ts';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** Of one request: documents, and characters of them. */
const most = 400;
const longest = 400_000;

/** What became of documents, by id. */
export interface Pushed {
	/** In the group now, or there already with the same content. */
	readonly there: ReadonlySet<string>;
	/** Others lie there under their ids: ours stay here, theirs there. */
	readonly differing: ReadonlySet<string>;
}

/** @returns the documents in portions that one request carries. */
export const inPortions = (documents: readonly Document[]): readonly (readonly Document[])[] => {
	const portions: Document[][] = [];
	let length = longest;
	for (const document of documents) {
		const own = JSON.stringify(document).length;
		const last = portions.at(-1);
		if (!last || last.length >= most || length + own > longest) {
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
 * Adds a portion of documents. Done twice it comes to the same: what lies there already with the same content
 * is as good as added, as when an answer was lost on its way.
 *
 * @throws {GroupError} when it cannot be done; then some may have been added.
 */
export const push = async (
	group: Group,
	documents: readonly Document[],
	signal?: AbortSignal
): Promise<Pushed> => {
	const errorById = await addDocuments(group, documents, signal);
	const added = documents.filter(({ _id }) => errorById.has(_id) && !errorById.get(_id));
	const doubtful = documents.filter(({ _id }) => errorById.get(_id) || !errorById.has(_id));
	const there = new Set(added.map(({ _id }) => _id));
	const differing = new Set<string>();
	if (doubtful.length > 0) {
		const ids = doubtful.map(({ _id }) => _id);
		const found = await findDocuments(group, ids, signal);
		for (const document of doubtful) {
			const present = found.get(document._id);
			// Neither added nor there: the database would not have it.
			if (present === undefined) throw new GroupError('forbidden');
			(isSameData(withoutRevision(present), document) ? there : differing).add(document._id);
		}
	}
	return { there, differing };
};
