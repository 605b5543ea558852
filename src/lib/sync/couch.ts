/** The four requests of the CouchDB protocol that a group needs: too few for a client library. */
import * as v from 'valibot';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError, troubleOfStatus } from './trouble.ts';

/** In bytes. Reading stops at a longer answer, so that a server cannot fill the phone's memory. */
const maxAnswerLength = 6_000_000;
const requestTimeout = 20_000;
/** In milliseconds, how long the server may hold a request for changes. Proxies end it after 30 s or more. */
export const longPollTimeout = 25_000;

/** The answer was longer than `maxAnswerLength`. */
export class AnswerTooLong extends Error {}

export interface CouchResponse {
	readonly data: unknown;
	/** The time by the server's clock, in milliseconds since 1970, if the answer has a date. */
	readonly time: number | undefined;
}

const readText = async (response: Response): Promise<string> => {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
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

/**
 * Sends a request to the database.
 *
 * @param path what follows the address of the database, with the query.
 * @param options `body` is sent as JSON, by POST; `wait` is how many milliseconds the server may hold the
 * request.
 * @throws {GroupError} when there is no answer, or one with an error status.
 * @throws {AnswerTooLong} when the answer is too long.
 */
export const request = async (
	group: Group,
	path: string,
	{ body, signal, wait = 0 }: { body?: unknown; signal?: AbortSignal; wait?: number } = {}
): Promise<CouchResponse> => {
	const end = new AbortController();
	const stop = (): void => end.abort();
	const timer = setTimeout(stop, requestTimeout + wait);
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
			...(body !== undefined && { body: JSON.stringify(body) }),
			signal: end.signal,
			credentials: 'omit',
			redirect: 'error',
			cache: 'no-store',
			referrerPolicy: 'no-referrer'
		});
		text = await readText(response);
	} catch (error) {
		if (error instanceof AnswerTooLong) throw error;
		throw new GroupError('offline');
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', stop);
	}
	const trouble = troubleOfStatus(response.status);
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		// CouchDB answers errors in JSON. A proxy in front of it does not, but its 401 and 5xx mean the same.
		throw new GroupError(trouble === 'busy' || trouble === 'password' ? trouble : 'not-couch');
	}
	if (trouble) throw new GroupError(trouble);
	const time = Date.parse(response.headers.get('date') ?? '');
	return { data, time: Number.isNaN(time) ? undefined : time };
};

const infoSchema = v.object({ db_name: v.string(), doc_count: v.number() });

/**
 * @returns how many documents the database has, and its time.
 * @throws {GroupError} when there is no database, or this phone may not read it.
 */
export const readInfo = async (
	group: Group,
	signal?: AbortSignal
): Promise<{ readonly documents: number; readonly time: number | undefined }> => {
	const { data, time } = await request(group, '', signal ? { signal } : {});
	const info = v.safeParse(infoSchema, data);
	if (!info.success) throw new GroupError('not-couch');
	return { documents: info.output.doc_count, time };
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
	const { data } = await request(group, '/_bulk_docs', { body: { docs }, ...(signal && { signal }) });
	const added = v.safeParse(addedSchema, data);
	if (!added.success) throw new GroupError('not-couch');
	return new Map(added.output.map(({ id, error }) => [id, error]));
};

const foundSchema = v.object({ rows: v.array(v.object({ key: v.string(), doc: v.optional(v.unknown()) })) });

/**
 * @returns the documents with these ids, as they are in the database. Missing ones are not in the map.
 * @throws {GroupError} when the request fails.
 */
export const findDocuments = async (
	group: Group,
	keys: readonly string[],
	signal?: AbortSignal
): Promise<ReadonlyMap<string, unknown>> => {
	const { data } = await request(group, '/_all_docs?include_docs=true', {
		body: { keys },
		...(signal && { signal })
	});
	const found = v.safeParse(foundSchema, data);
	if (!found.success) throw new GroupError('not-couch');
	return new Map(found.output.rows.flatMap(({ key, doc }) => (doc ? [[key, doc] as const] : [])));
};
