/** The requests of the CouchDB protocol that a group needs: too few for a client library. */
import * as v from 'valibot';
import { documentVersion, groupId, type Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError, troubleOfAnswer } from './trouble.ts';

/** In bytes. Reading stops at a longer answer, so that a server cannot fill the phone's memory. */
const maxAnswerLength = 6_000_000;
/** In milliseconds, how long a request may bring nothing. */
const requestTimeout = 8_000;
/** In bytes per millisecond. A slower network is as good as none. */
const slowUpload = 10;

/** The answer was longer than `maxAnswerLength`. */
export class AnswerTooLong extends Error {}

/**
 * @param onPart called whenever something came.
 * @param signal ends it. That of the request does not do so everywhere once the headers have come: Node may have
 * let go of it by then.
 */
const readParts = async (
	response: Response,
	onPart: (text: string) => void,
	signal: AbortSignal
): Promise<void> => {
	const reader = response.body?.getReader();
	if (!reader) return;
	const ended = new Promise<never>((_, failed) => {
		const end = (): void => {
			failed(new Error('Stopped'));
			void reader.cancel().catch(() => undefined);
		};
		if (signal.aborted) end();
		else signal.addEventListener('abort', end);
	});
	const decoder = new TextDecoder();
	for (;;) {
		const { done, value } = await Promise.race([reader.read(), ended]);
		onPart(decoder.decode(value, { stream: !done }));
		if (done) return;
	}
};

const basic = ({ name, password }: Group): string =>
	`Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))}`;

export interface RequestOptions {
	/** Sent as JSON, by POST. */
	readonly body?: unknown;
	readonly signal?: AbortSignal | undefined;
	/** After how many milliseconds without anything coming the request is given up. */
	readonly timeout?: number;
	/** Whether the request stores something. */
	readonly isOfWriting?: boolean;
	/** Called with whatever comes, as it comes. */
	readonly onPart?: (text: string) => void;
}
interface CouchResponse {
	readonly data: unknown;
	/** The time by the server's clock, in milliseconds since 1970, if the answer has a date. */
	readonly time: number | undefined;
}

/**
 * Sends a request to the database.
 *
 * @param path what follows the address of the database, with the query.
 * @throws {GroupError} when there is no answer, or one with an error status.
 * @throws {AnswerTooLong} when the answer is too long.
 */
export const request = async (
	group: Group,
	path: string,
	{ body, signal, timeout = requestTimeout, isOfWriting = false, onPart }: RequestOptions = {}
): Promise<CouchResponse> => {
	const end = new AbortController();
	const stop = (): void => end.abort();
	const sent = body === undefined ? '' : JSON.stringify(body);
	let timer = setTimeout(stop, timeout + sent.length / slowUpload);
	let text = '';
	const take = (part: string): void => {
		clearTimeout(timer);
		timer = setTimeout(stop, requestTimeout);
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
		await readParts(response, take, end.signal);
	} catch (error) {
		if (!(error instanceof AnswerTooLong)) throw new GroupError('offline');
		stop();
		throw error;
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
	const trouble = troubleOfAnswer({ status, data, isPage, isOfWriting });
	if (trouble) throw new GroupError(trouble, status);
	const time = Date.parse(headers.get('date') ?? '');
	return { data, time: Number.isNaN(time) ? undefined : time };
};

/** @returns what the JSON of an answer says; undefined when it is not JSON. */
export const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** @throws {GroupError} when what was answered is not of this shape. */
const shaped = <Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> => {
	const answer = v.safeParse(schema, data);
	if (!answer.success) throw new GroupError('not-couch');
	return answer.output;
};

/** A group, and by what its requests are ended and heard of. */
export interface Way {
	readonly group: Group;
	readonly signal: AbortSignal;
	/** Called whenever something comes from the server. */
	readonly onPart: () => void;
}

const place = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const infoSchema = v.object({ db_name: v.string(), update_seq: place });

/**
 * @returns the place in the changes up to which the database is.
 * @throws {GroupError} when there is no database, or this phone may not read it.
 */
export const readInfo = async (
	{ group, signal, onPart }: Pick<Way, 'group'> & Partial<Way>,
	timeout?: number
): Promise<string> => {
	const options = { signal, ...(onPart && { onPart }), ...(timeout !== undefined && { timeout }) };
	const { data } = await request(group, '', options);
	return shaped(infoSchema, data).update_seq;
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
 * not in the map.
 * @throws {GroupError} when the request fails.
 * @throws {AnswerTooLong} when they are too long together.
 */
export const readDocuments = async (
	{ group, ...options }: Pick<Way, 'group'> & Partial<Way>,
	keys: readonly string[]
): Promise<ReadonlyMap<string, unknown>> => {
	const path = '/_all_docs?include_docs=true&conflicts=true';
	const { data } = await request(group, path, { ...options, body: { keys } });
	return new Map(shaped(rowsSchema, data).rows.flatMap(({ key, doc }) => (doc ? [[key, doc] as const] : [])));
};

/**
 * Checks that a group is of this version.
 *
 * @throws {GroupError} when it is not, or the request fails.
 */
export const checkVersion = async (way: Pick<Way, 'group'> & Partial<Way>): Promise<void> => {
	const sign = v.safeParse(
		v.object({ ochaya: v.number() }),
		(await readDocuments(way, [groupId])).get(groupId)
	);
	if (!sign.success || sign.output.ochaya < documentVersion) throw new GroupError('old-group');
	if (sign.output.ochaya > documentVersion) throw new GroupError('new-group');
};

const foundSchema = v.object({
	results: v.array(v.object({ docs: v.array(v.object({ ok: v.optional(v.unknown()) })) }))
});

/** @returns these revisions of a document, as far as the database still has them. @throws {GroupError} */
export const readRevisions = async (
	{ group, ...options }: Way,
	id: string,
	revisions: readonly string[]
): Promise<readonly unknown[]> => {
	const docs = revisions.map((rev) => ({ id, rev }));
	const { data } = await request(group, '/_bulk_get', { ...options, body: { docs } });
	return shaped(foundSchema, data).results.flatMap((result) => result.docs.flatMap(({ ok }) => ok ?? []));
};

/** How many ids are asked for at once. */
const idsAtOnce = 20_000;

/**
 * @returns the revision of each document, by id.
 * @throws {GroupError} when a request fails.
 */
export const listRevisions = async ({ group, ...options }: Way): Promise<ReadonlyMap<string, string>> => {
	const revisions = new Map<string, string>();
	for (let from = ''; ;) {
		const query = new URLSearchParams({
			limit: String(idsAtOnce),
			...(from !== '' && { startkey: JSON.stringify(from) })
		});
		const { data } = await request(group, `/_all_docs?${query.toString()}`, options);
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
 * @returns what became of each, by id.
 * @throws {GroupError} when the request fails.
 */
export const writeDocuments = async (
	{ group, ...options }: Way,
	docs: readonly Document[]
): Promise<ReadonlyMap<string, Written>> => {
	const { data } = await request(group, '/_bulk_docs', { ...options, body: { docs }, isOfWriting: true });
	return new Map(
		shaped(writtenSchema, data).map(({ id, rev, error }) => [
			id,
			rev !== undefined && error === undefined ? { revision: rev } : { error: error ?? 'unknown' }
		])
	);
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

/**
 * @param timeout for how many milliseconds an answer is waited for.
 * @returns the newest changes, of which the first is the last one.
 * @throws {GroupError} when the request fails.
 */
export const readNewest = async (
	{ group, ...options }: Way,
	limit: number,
	timeout: number
): Promise<readonly Change[]> => {
	const path = `/_changes?descending=true&limit=${limit}`;
	const { data } = await request(group, path, { ...options, timeout });
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
	{ group, signal, onPart }: Way,
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
	const take = (text: string): void => {
		onPart();
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			const change = v.safeParse(changeSchema, parsed(line));
			if (change.success) onChange(toChange(change.output));
		}
	};
	await request(group, `/_changes?${query.toString()}`, { signal, onPart: take });
	throw new GroupError('offline');
};
