/** Fetching from the group what has come since. */
import * as v from 'valibot';
import { ask, heldFor, TooLong } from './couch.ts';
import { readDocument, type Shared } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** A page of changes. They may come twice, and in any order. */
export interface Page {
	readonly shared: readonly Shared[];
	/** Documents that are not taken: of a later version, written over, none of ours, endless. */
	readonly newer: number;
	readonly strange: number;
	/** Where the next page begins. */
	readonly since: string;
	/** Whether more may lie there already. */
	readonly hasMore: boolean;
}

/** Documents of a page at first; less when they do not fit into an answer. */
export const pageSize = 500;

const changesSchema = v.object({
	results: v.array(
		v.object({
			id: v.string(),
			seq: v.optional(v.union([v.string(), v.number()])),
			deleted: v.optional(v.boolean()),
			doc: v.optional(v.unknown())
		})
	),
	last_seq: v.union([v.string(), v.number()])
});

/**
 * Fetches a page of changes.
 *
 * A page that does not fit into an answer is asked for in smaller ones; a single document that does not fit
 * is stepped over, unread.
 *
 * @param since as the last page said; '0' from the beginning.
 * @param wait whether the server may hold the question until there is news.
 * @throws {GroupError} when nothing came.
 */
export const pull = async (
	group: Group,
	since: string,
	{ wait, signal, limit = pageSize }: { wait: boolean; signal?: AbortSignal; limit?: number }
): Promise<Page> => {
	try {
		return await fetchPage(group, since, { wait, limit, withDocuments: true, ...(signal && { signal }) });
	} catch (error) {
		if (!(error instanceof TooLong)) throw error;
	}
	if (limit > 1) {
		const smaller = Math.max(1, Math.floor(limit / 8));
		return {
			...(await pull(group, since, { wait, ...(signal && { signal }), limit: smaller })),
			hasMore: true
		};
	}
	const passed = await fetchPage(group, since, {
		wait: false,
		limit: 1,
		withDocuments: false,
		...(signal && { signal })
	});
	return { ...passed, strange: 1, hasMore: true };
};

const fetchPage = async (
	group: Group,
	since: string,
	asked: { wait: boolean; limit: number; withDocuments: boolean; signal?: AbortSignal }
): Promise<Page> => {
	const query = new URLSearchParams({
		since,
		limit: String(asked.limit),
		...(asked.withDocuments && { include_docs: 'true' }),
		...(asked.wait && { feed: 'longpoll', timeout: String(heldFor) })
	});
	const { data } = await ask(group, `/_changes?${query.toString()}`, {
		...(asked.signal && { signal: asked.signal }),
		wait: asked.wait ? heldFor : 0
	});
	const changes = v.safeParse(changesSchema, data);
	if (!changes.success) throw new GroupError('not-couch');
	const { results, last_seq } = changes.output;
	const shared: Shared[] = [];
	let newer = 0;
	let strange = 0;
	for (const { id, deleted, doc } of asked.withDocuments ? results : []) {
		// What is deleted there stays here; designs are the database's own.
		if (deleted || id.startsWith('_')) continue;
		const read = readDocument(doc);
		if (typeof read === 'object') shared.push(read);
		else if (read === 'newer') newer += 1;
		else strange += 1;
	}
	return { shared, newer, strange, since: String(last_seq), hasMore: results.length >= asked.limit };
};
