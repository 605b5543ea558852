/** The requests of the CouchDB protocol that a group needs: too few for a client library. */
import * as v from 'valibot';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError, troubleOfAnswer } from './trouble.ts';

/** In bytes. Reading stops at a longer answer, so that a server cannot fill the phone's memory. */
const maxAnswerLength = 6_000_000;
/** In milliseconds, how long a request may bring nothing. */
const requestTimeout = 20_000;
/** In milliseconds, how much longer than the server was to hold it a request may take. */
const longPollGrace = 10_000;
/** In milliseconds, how long the server may hold a request for changes. Proxies end it after 30 s or more. */
export const longPollTimeout = 25_000;

/** The answer was longer than `maxAnswerLength`. */
export class AnswerTooLong extends Error {}

interface CouchResponse {
	readonly data: unknown;
	/** The time by the server's clock, in milliseconds since 1970, if the answer has a date. */
	readonly time: number | undefined;
}

/**
 * @param onPart called whenever something came.
 * @param signal ends it. That of the request does not do so everywhere once the headers have come: Node may have
 * let go of it by then.
 */
const readText = async (response: Response, onPart: () => void, signal: AbortSignal): Promise<string> => {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const ended = new Promise<never>((_, failed) => {
		const end = (): void => {
			failed(new Error('Stopped'));
			void reader.cancel().catch(() => undefined);
		};
		if (signal.aborted) end();
		else signal.addEventListener('abort', end);
	});
	const decoder = new TextDecoder();
	let text = '';
	let length = 0;
	for (;;) {
		const { done, value } = await Promise.race([reader.read(), ended]);
		onPart();
		if (done) return text + decoder.decode();
		length += value.length;
		if (length > maxAnswerLength) {
			await reader.cancel();
			throw new AnswerTooLong();
		}
		text += decoder.decode(value, { stream: true });
	}
};

const basic = ({ name, password }: Group): string =>
	`Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))}`;

/** In bytes per millisecond. A slower network is as good as none. */
const slowUpload = 10;

interface RequestOptions {
	/** Sent as JSON, by POST. */
	readonly body?: unknown;
	readonly signal?: AbortSignal | undefined;
	/** How many milliseconds the server may hold the request. */
	readonly wait?: number;
	/** After how many milliseconds without anything coming the request is given up. */
	readonly timeout?: number;
	/** Whether the request stores something. */
	readonly isOfWriting?: boolean;
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
	{ body, signal, wait = 0, timeout = requestTimeout, isOfWriting = false }: RequestOptions = {}
): Promise<CouchResponse> => {
	const end = new AbortController();
	const stop = (): void => end.abort();
	const sent = body === undefined ? '' : JSON.stringify(body);
	let timer = setTimeout(stop, wait > 0 ? wait + longPollGrace : timeout + sent.length / slowUpload);
	const onPart = (): void => {
		clearTimeout(timer);
		timer = setTimeout(stop, wait > 0 ? wait + longPollGrace : requestTimeout);
	};
	signal?.addEventListener('abort', stop);
	if (signal?.aborted) stop();
	let text: string;
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
		text = await readText(response, onPart, end.signal);
	} catch (error) {
		if (error instanceof AnswerTooLong) throw error;
		throw new GroupError('offline');
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
const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** A position in the changes of a database. CouchDB's begin with a number that only grows. */
const positionSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const infoSchema = v.object({
	db_name: v.string(),
	doc_count: v.number(),
	update_seq: positionSchema,
	instance_start_time: v.optional(v.union([v.string(), v.number()]))
});

/** What a database says of itself. */
export interface Info {
	readonly documents: number;
	/** The position of its last change. */
	readonly position: string;
	/** When it was made, as it says; undefined for one that does not say it. */
	readonly begun: string | undefined;
	/** The time by its clock. */
	readonly time: number | undefined;
}

/**
 * @param options `timeout` is how long to wait for the answer, in milliseconds.
 * @returns what the database says of itself.
 * @throws {GroupError} when there is no database, or this phone may not read it.
 */
export const readInfo = async (
	group: Group,
	options: Pick<RequestOptions, 'signal' | 'timeout'> = {}
): Promise<Info> => {
	const { data, time } = await request(group, '', options);
	const info = v.safeParse(infoSchema, data);
	if (!info.success) throw new GroupError('not-couch');
	const { doc_count, update_seq, instance_start_time: begun } = info.output;
	return {
		documents: doc_count,
		position: update_seq,
		begun: begun === undefined ? undefined : String(begun),
		time
	};
};

const addedSchema = v.array(v.object({ id: v.string(), error: v.optional(v.string()) }));

/**
 * Adds documents to the database.
 *
 * @returns what became of each document, by id: undefined when it was added, else the error of the database.
 * @throws {GroupError} when the request fails.
 */
export const addDocuments = async (
	group: Group,
	docs: readonly Document[],
	signal?: AbortSignal
): Promise<ReadonlyMap<string, string | undefined>> => {
	const { data } = await request(group, '/_bulk_docs', { body: { docs }, signal, isOfWriting: true });
	const added = v.safeParse(addedSchema, data);
	if (!added.success) throw new GroupError('not-couch');
	return new Map(added.output.map(({ id, error }) => [id, error]));
};

const rowsSchema = v.object({
	rows: v.array(
		v.object({
			id: v.optional(v.string()),
			key: v.string(),
			value: v.optional(v.nullable(v.object({ deleted: v.optional(v.boolean()) }))),
			doc: v.optional(v.unknown())
		})
	)
});

const readRows = async (group: Group, query: URLSearchParams, options: RequestOptions) => {
	const { data } = await request(group, `/_all_docs?${query.toString()}`, options);
	const rows = v.safeParse(rowsSchema, data);
	if (!rows.success) throw new GroupError('not-couch');
	return rows.output.rows;
};

/**
 * @returns the documents with these ids, as they are in the database, with the revisions that contradict
 * them. Missing ones are not in the map.
 * @throws {GroupError} when the request fails.
 * @throws {AnswerTooLong} when they are too long together.
 */
export const findDocuments = async (
	group: Group,
	keys: readonly string[],
	signal?: AbortSignal
): Promise<ReadonlyMap<string, unknown>> => {
	const query = new URLSearchParams({ include_docs: 'true', conflicts: 'true' });
	const rows = await readRows(group, query, { body: { keys }, signal });
	return new Map(rows.flatMap(({ key, doc }) => (doc ? [[key, doc] as const] : [])));
};

/**
 * @returns those of the ids that the database has.
 * @throws {GroupError} when the request fails.
 */
export const listThere = async (
	group: Group,
	keys: readonly string[],
	signal?: AbortSignal
): Promise<ReadonlySet<string>> => {
	const rows = await readRows(group, new URLSearchParams(), { body: { keys }, signal });
	return new Set(rows.flatMap(({ key, value }) => (value && !value.deleted ? [key] : [])));
};

/** How many ids are asked for at once, as long as the answer is not too long. */
const idsAtOnce = 5000;

/**
 * Lists the ids of all documents, in pages.
 *
 * @param prefix of the ids to be listed; all of them without it.
 * @throws {GroupError} when a request fails.
 */
export const listIds = async (
	group: Group,
	signal?: AbortSignal,
	prefix = ''
): Promise<readonly string[]> => {
	const ids: string[] = [];
	for (let limit = idsAtOnce; ;) {
		const last = ids.at(-1);
		const from = last ?? prefix;
		const query = new URLSearchParams({
			limit: String(limit),
			...(from !== '' && { startkey: JSON.stringify(from) }),
			...(prefix !== '' && { endkey: JSON.stringify(`${prefix}\ufff0`) })
		});
		try {
			const rows = await readRows(group, query, { signal });
			// A page begins with the last id of the one before, unless that is gone.
			for (const { id } of rows) if (id !== undefined && id !== last) ids.push(id);
			if (rows.length < limit) return ids;
		} catch (error) {
			if (!(error instanceof AnswerTooLong) || limit === 2) throw error;
			limit = Math.max(2, Math.ceil(limit / 8));
		}
	}
};
