/** The requests of the CouchDB protocol that a group needs: too few for a client library. */
import * as v from 'valibot';
import { documentVersion, groupId, type GroupDocument } from './document.ts';
import type { Group } from './group.ts';
import { GroupError, troubleOfAnswer } from './trouble.ts';

/** In bytes. Reading stops at a longer answer, so that a server cannot fill the phone's memory. */
const maxAnswerLength = 6_000_000;
/** In milliseconds, how long a request may bring nothing. */
const longestSilence = 6_000;
/** In bytes per millisecond. A slower network is as good as none. */
const slowUpload = 10;

/** The answer was longer than `maxAnswerLength`. */
class AnswerTooLong extends GroupError {
	constructor() {
		super('not-couch');
	}
}

/** A group, and by what its requests are ended and heard of. */
export interface GroupConnection {
	readonly group: Group;
	readonly signal?: AbortSignal;
	/** Called with whatever comes from the server, as it comes. */
	readonly onPart?: (text: string) => void;
}

const basic = ({ name, password }: Group): string =>
	`Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))}`;

/** Where documents are written. */
export const writingPath = '/_bulk_docs';

interface CouchResponse {
	readonly data: unknown;
	/** The time by the server's clock, in milliseconds since 1970, if the answer has a date. */
	readonly time: number | undefined;
}

/**
 * Sends a request to the database.
 *
 * @param path what follows the address of the database, with the query.
 * @param body sent as JSON, by POST.
 * @throws {GroupError} when there is no answer, or one that is too long or tells a trouble.
 */
export const request = async (
	{ group, signal, onPart }: GroupConnection,
	path: string,
	body?: unknown
): Promise<CouchResponse> => {
	const end = new AbortController();
	const stop = (): void => end.abort();
	const sent = body === undefined ? '' : JSON.stringify(body);
	let timer = setTimeout(stop, longestSilence + sent.length / slowUpload);
	let text = '';
	const decoder = new TextDecoder();
	const write = (bytes: Uint8Array): void => {
		clearTimeout(timer);
		timer = setTimeout(stop, longestSilence);
		const part = decoder.decode(bytes, { stream: true });
		text += part;
		if (text.length > maxAnswerLength) throw new AnswerTooLong();
		onPart?.(part);
	};
	signal?.addEventListener('abort', stop);
	if (signal?.aborted) stop();
	let response: Response;
	try {
		response = await fetch(group.url + path, {
			method: body === undefined ? 'GET' : 'POST',
			headers: {
				accept: 'application/json',
				authorization: basic(group),
				...(body !== undefined && { 'content-type': 'application/json' })
			},
			...(body !== undefined && { body: sent }),
			signal: end.signal,
			credentials: 'omit',
			// It is never followed. Made to fail, it could not be told from a network that is away.
			redirect: 'manual',
			cache: 'no-store',
			referrerPolicy: 'no-referrer'
		});
		// The signal of the request does not end this everywhere: Node may have let go of it by then.
		await response.body?.pipeTo(new WritableStream({ write }), { signal: end.signal });
	} catch (error) {
		throw error instanceof AnswerTooLong ? error : new GroupError('offline');
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', stop);
	}
	const { status, headers, type: answered } = response;
	// A network that asks to sign in first redirects, and a CouchDB never does. Browsers hide to where.
	const isRedirect = answered === 'opaqueredirect' || (status >= 300 && status < 400);
	if (isRedirect) throw new GroupError('web-page', status);
	const data = parsed(text);
	const type = headers.get('content-type') ?? '';
	const isPage = /\btext\/html\b/i.test(type);
	// Of a server that ended in the middle of an answer, some proxies pass on what there was as if it were whole.
	const isHalf = data === undefined && /\bjson\b/i.test(type) && /^\s*([{[]|$)/.test(text);
	if (isHalf && response.ok) throw new GroupError('offline');
	const trouble = troubleOfAnswer({ status, data, isPage, isOfWriting: path === writingPath });
	if (trouble) throw new GroupError(trouble, status);
	const time = Date.parse(headers.get('date') ?? '');
	return { data, time: Number.isNaN(time) ? undefined : time };
};

/** @returns what the JSON of an answer says; undefined when it is not JSON. */
const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** @throws {GroupError} when what was answered is not of this shape. */
export const shaped = <Schema extends v.GenericSchema>(
	schema: Schema,
	data: unknown
): v.InferOutput<Schema> => {
	const answer = v.safeParse(schema, data);
	if (!answer.success) throw new GroupError('not-couch');
	return answer.output;
};

/** Does in two halves, one after the other, what is too much at once. @returns what came of both. */
const inHalves = async <Value, Result>(
	all: readonly Value[],
	work: (half: readonly Value[]) => Promise<ReadonlyMap<string, Result>>
): Promise<ReadonlyMap<string, Result>> => {
	const middle = Math.ceil(all.length / 2);
	return new Map([...(await work(all.slice(0, middle))), ...(await work(all.slice(middle)))]);
};

const place = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const infoSchema = v.object({ db_name: v.string(), update_seq: place });

/**
 * Asks whether there is a group that this phone may read, and whether it is of this version.
 *
 * @returns the place in its changes up to which it is.
 * @throws {GroupError} when it is not so.
 */
export const openGroup = async (way: GroupConnection): Promise<string> => {
	const { update_seq: newest } = shaped(infoSchema, (await request(way, '')).data);
	const sign = v.safeParse(
		v.object({ ochaya: v.number() }),
		(await readDocuments(way, [groupId])).get(groupId)
	);
	if (!sign.success || sign.output.ochaya < documentVersion) throw new GroupError('old-group');
	if (sign.output.ochaya > documentVersion) throw new GroupError('new-group');
	return newest;
};

const rowsSchema = v.object({
	rows: v.array(
		v.object({
			key: v.string(),
			value: v.optional(v.nullable(v.object({ rev: v.string(), deleted: v.optional(v.boolean()) }))),
			doc: v.optional(v.unknown())
		})
	)
});

/**
 * @returns the documents with these ids, each with `_conflicts`, the revisions that contradict it. Missing ones are
 * not in the map; one that is too long by itself is there as a document that says nothing.
 * @throws {GroupError} when a request fails.
 */
export const readDocuments = async (
	way: GroupConnection,
	keys: readonly string[]
): Promise<ReadonlyMap<string, unknown>> => {
	try {
		const { data } = await request(way, '/_all_docs?include_docs=true&conflicts=true', { keys });
		const { rows } = shaped(rowsSchema, data);
		return new Map(rows.flatMap(({ key, doc }) => (doc ? [[key, doc] as const] : [])));
	} catch (error) {
		if (!(error instanceof AnswerTooLong)) throw error;
		if (keys.length > 1) return inHalves(keys, (half) => readDocuments(way, half));
		return new Map(keys.map((key) => [key, { _rev: '' }]));
	}
};

const foundSchema = v.object({
	results: v.array(v.object({ docs: v.array(v.object({ ok: v.optional(v.unknown()) })) }))
});

/** @returns these revisions of a document, as far as the database still has them. @throws {GroupError} */
export const readRevisions = async (
	way: GroupConnection,
	id: string,
	revisions: readonly string[]
): Promise<readonly unknown[]> => {
	const docs = revisions.map((rev) => ({ id, rev }));
	const { data } = await request(way, '/_bulk_get', { docs });
	return shaped(foundSchema, data).results.flatMap((result) => result.docs.flatMap(({ ok }) => ok ?? []));
};

/** How many ids are asked for at once. */
const idsAtOnce = 20_000;

/** @returns the revision of each document, by id. @throws {GroupError} when a request fails. */
export const listRevisions = async (way: GroupConnection): Promise<ReadonlyMap<string, string>> => {
	const revisions = new Map<string, string>();
	for (let from = ''; ;) {
		const query = new URLSearchParams({
			limit: String(idsAtOnce),
			...(from !== '' && { startkey: JSON.stringify(from) })
		});
		const { data } = await request(way, `/_all_docs?${query.toString()}`);
		const { rows } = shaped(rowsSchema, data);
		for (const { key, value } of rows) if (value) revisions.set(key, value.rev);
		if (rows.length < idsAtOnce) return revisions;
		from = rows.at(-1)?.key ?? '';
	}
};

const writtenSchema = v.array(
	v.object({ id: v.string(), rev: v.optional(v.string()), error: v.optional(v.string()) })
);
/** What became of a document that was sent: its revision, or why it was not taken. */
export type Written = { readonly revision: string } | { readonly error: string };

/**
 * Writes documents, each under the revision that it names.
 *
 * @returns what became of each, by id; `too-large` for one that is so by itself.
 * @throws {GroupError} when a request fails.
 */
export const writeDocuments = async (
	way: GroupConnection,
	docs: readonly GroupDocument[]
): Promise<ReadonlyMap<string, Written>> => {
	try {
		const written = shaped(writtenSchema, (await request(way, writingPath, { docs })).data);
		return new Map(
			written.map(({ id, rev, error }) => [
				id,
				rev !== undefined && error === undefined ? { revision: rev } : { error: error ?? 'unknown' }
			])
		);
	} catch (error) {
		if (!(error instanceof GroupError) || error.code !== 'too-large') throw error;
		if (docs.length > 1) return inHalves(docs, (half) => writeDocuments(way, half));
		return new Map(docs.map(({ _id }) => [_id, { error: 'too-large' }]));
	}
};

const changeSchema = v.object({
	id: v.string(),
	seq: place,
	changes: v.pipe(v.array(v.object({ rev: v.string() })), v.minLength(1))
});

/** That a document has another revision. */
export interface Change {
	readonly id: string;
	/** The one that counts. */
	readonly revision: string;
	/** All that no other one follows. Replication may bring several. */
	readonly leaves: readonly string[];
	/** The place in the changes that follows. */
	readonly place: string;
}
const toChange = ({ id, seq, changes }: v.InferOutput<typeof changeSchema>): Change => ({
	id,
	revision: changes[0]?.rev ?? '',
	leaves: changes.map(({ rev }) => rev),
	place: seq
});

/** @returns the newest changes, of which the first is the last one. @throws {GroupError} when the request fails. */
export const readNewest = async (way: GroupConnection, limit: number): Promise<readonly Change[]> => {
	const { data } = await request(way, `/_changes?descending=true&limit=${limit}`);
	return shaped(v.object({ results: v.array(changeSchema) }), data).results.map(toChange);
};

/** In milliseconds, how often the server says that it is still there. */
const heartbeat = 700;

/**
 * Hears of changes as they come, until the signal ends it.
 *
 * @param since the place from which they are heard.
 * @throws {GroupError} when the request fails, or is ended by the server. Ended by the signal, it is `offline`.
 */
export const hearChanges = async (
	way: GroupConnection,
	since: string,
	onChange: (change: Change) => void
): Promise<void> => {
	const query = new URLSearchParams({
		feed: 'continuous',
		style: 'all_docs',
		heartbeat: String(heartbeat),
		since
	});
	let rest = '';
	const onPart = (text: string): void => {
		way.onPart?.(text);
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			const change = v.safeParse(changeSchema, parsed(line));
			if (change.success) onChange(toChange(change.output));
		}
	};
	await request({ ...way, onPart }, `/_changes?${query.toString()}`);
	throw new GroupError('offline');
};
