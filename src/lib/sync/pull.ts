/** Fetches the changes of the group's database. */
import * as v from 'valibot';
import { request, longPollTimeout, AnswerTooLong } from './couch.ts';
import { readDocument, type DocumentContent } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** A page of changes. The database may repeat changes, and send them in any order. */
export interface Page {
	readonly shared: readonly DocumentContent[];
	/** How many documents cannot be taken: of a later version, or else overwritten, not ours or too long. */
	readonly newer: number;
	readonly strange: number;
	/** Where the next page begins. */
	readonly since: string;
	/** Whether there may be more already. */
	readonly hasMore: boolean;
}

/** Documents of a page at first. A page that is too long for an answer is asked for in smaller ones. */
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
 * A page that is too long for an answer is asked for in smaller ones; a single document that is too long is
 * skipped.
 *
 * @param since the `since` of the last page; '0' for the first.
 * @param options `wait` lets the server hold the request until there are changes; `limit` is the most
 * documents.
 * @throws {GroupError} when the request fails.
 */
export const pull = async (
	group: Group,
	since: string,
	{ wait, signal, limit = pageSize }: { wait: boolean; signal?: AbortSignal; limit?: number }
): Promise<Page> => {
	try {
		return await fetchPage(group, since, { wait, limit, withDocuments: true, ...(signal && { signal }) });
	} catch (error) {
		if (!(error instanceof AnswerTooLong)) throw error;
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
		...(asked.wait && { feed: 'longpoll', timeout: String(longPollTimeout) })
	});
	const { data } = await request(group, `/_changes?${query.toString()}`, {
		...(asked.signal && { signal: asked.signal }),
		wait: asked.wait ? longPollTimeout : 0
	});
	const changes = v.safeParse(changesSchema, data);
	if (!changes.success) throw new GroupError('not-couch');
	const { results, last_seq } = changes.output;
	const shared: DocumentContent[] = [];
	let newer = 0;
	let strange = 0;
	for (const { id, deleted, doc } of asked.withDocuments ? results : []) {
		// A deletion in the group deletes nothing here, and ids with an underscore are design documents of
		// the database.
		if (deleted || id.startsWith('_')) continue;
		const read = readDocument(doc);
		if (typeof read === 'object') shared.push(read);
		else if (read === 'newer') newer += 1;
		else strange += 1;
	}
	return { shared, newer, strange, since: String(last_seq), hasMore: results.length >= asked.limit };
};
