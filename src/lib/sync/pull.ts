/** Fetches the changes of the group's database, and single documents of it. */
import * as v from 'valibot';
import type { Aside } from './aside.ts';
import { AnswerTooLong, findDocuments, longPollTimeout, request } from './couch.ts';
import { readDocument, type DocumentContent } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

/** A page of changes. The database may repeat changes, and send them in any order. */
export interface Page {
	readonly shared: readonly DocumentContent[];
	/** The documents that cannot be taken: of a later version, or else overwritten, not ours or too long. */
	readonly aside: readonly Aside[];
	/** Where the next page begins. */
	readonly since: string;
	/** Whether there may be more already. */
	readonly hasMore: boolean;
}

/** Documents of a page at first. A page that is too long for an answer is asked for in smaller ones. */
export const pageSize = 500;

/** The server cannot read the position up to which this phone has read: it is of another server. */
export class UnreadMark extends Error {}

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
 * @throws {UnreadMark} when the server cannot read `since`.
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
	return { ...passed, hasMore: true };
};

const fetchPage = async (
	group: Group,
	since: string,
	asked: { wait: boolean; limit: number; withDocuments: boolean; signal?: AbortSignal }
): Promise<Page> => {
	const query = new URLSearchParams({
		since,
		limit: String(asked.limit),
		// Another first revision of an entry is a forgery, and shows as a conflict.
		...(asked.withDocuments && { include_docs: 'true', conflicts: 'true' }),
		...(asked.wait && { feed: 'longpoll', timeout: String(longPollTimeout) })
	});
	const { data } = await request(group, `/_changes?${query.toString()}`, {
		signal: asked.signal,
		wait: asked.wait ? longPollTimeout : 0
	}).catch((error: unknown) => {
		throw error instanceof GroupError && error.status === 400 && since !== '0' ? new UnreadMark() : error;
	});
	const changes = v.safeParse(changesSchema, data);
	if (!changes.success) throw new GroupError('not-couch');
	const { results, last_seq } = changes.output;
	// A deletion in the group deletes nothing here, and ids with an underscore are design documents of the
	// database.
	const ours = results.filter(({ id, deleted }) => !deleted && !id.startsWith('_'));
	return {
		...readAll(ours.map(({ id, doc }) => [id, asked.withDocuments ? doc : undefined])),
		since: String(last_seq),
		hasMore: results.length >= asked.limit
	};
};

/** Reads documents, by id; undefined is one that is too long. */
const readAll = (documents: readonly (readonly [string, unknown])[]): Pick<Page, 'shared' | 'aside'> => {
	const shared: DocumentContent[] = [];
	const aside: Aside[] = [];
	for (const [id, document] of documents) {
		const read = readDocument(document);
		if (typeof read === 'object') shared.push(read);
		else aside.push({ id, why: read === 'newer' ? 'newer' : 'strange' });
	}
	return { shared, aside };
};

/** Whether a proxy did not let a request through, because it asks for too many at once. */
const isTooLarge = (error: unknown): boolean => error instanceof GroupError && error.code === 'too-large';

/**
 * Fetches documents by their ids. A single one that is too long is set aside.
 *
 * @param ids of one page. Those that the database does not have are left out.
 * @param since the `since` of the last page of changes, which stays.
 * @throws {GroupError} when a request fails.
 */
export const pullIds = async (
	group: Group,
	ids: readonly string[],
	since: string,
	signal?: AbortSignal
): Promise<Page> => {
	try {
		const found = await findDocuments(group, ids, signal);
		return { ...readAll([...found]), since, hasMore: false };
	} catch (error) {
		const isTooLong = error instanceof AnswerTooLong || (isTooLarge(error) && ids.length > 1);
		// That a request for a single document is too large says nothing of this document.
		if (!isTooLong) throw isTooLarge(error) ? new GroupError('not-couch') : error;
	}
	if (ids.length === 1) return { ...readAll(ids.map((id) => [id, undefined])), since, hasMore: false };
	const half = Math.ceil(ids.length / 2);
	const one = await pullIds(group, ids.slice(0, half), since, signal);
	const other = await pullIds(group, ids.slice(half), since, signal);
	return { ...one, shared: [...one.shared, ...other.shared], aside: [...one.aside, ...other.aside] };
};
