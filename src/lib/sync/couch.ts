/** The few requests of the CouchDB protocol that a group needs. No client library: four addresses, plain JSON. */
import * as v from 'valibot';
import type { Document } from './document.ts';
import type { Group } from './group.ts';
import { GroupError, troubleOfStatus } from './trouble.ts';

/** An answer that is longer than this ends there: nothing of ours is, and memory is not the server's to fill. */
export const answerLimit = 6_000_000;
const patience = 20_000;
/** How long the server holds a question for news; proxies cut at 30 s and more. */
export const heldFor = 25_000;

/** The answer was longer than the limit. */
export class TooLong extends Error {}

export interface Answer {
	readonly data: unknown;
	/** By the clock of the server, where it says. */
	readonly time: number | undefined;
}

const answeredText = async (response: Response): Promise<string> => {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		length += value.length;
		if (length > answerLimit) {
			await reader.cancel();
			throw new TooLong();
		}
		text += decoder.decode(value, { stream: true });
	}
};

const basic = ({ name, password }: Group): string =>
	`Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${name}:${password}`)))}`;

/**
 * Asks the database.
 *
 * @param path after the address of the database, with its question mark.
 * @throws {GroupError} when there is no answer, or not the one hoped for.
 * @throws {TooLong} when the answer does not end.
 */
export const ask = async (
	group: Group,
	path: string,
	{ body, signal, wait = 0 }: { body?: unknown; signal?: AbortSignal; wait?: number } = {}
): Promise<Answer> => {
	const end = new AbortController();
	const stop = (): void => end.abort();
	const timer = setTimeout(stop, patience + wait);
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
		text = await answeredText(response);
	} catch (error) {
		if (error instanceof TooLong) throw error;
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
		// A database says its refusals in JSON; a proxy before it does not, but its 5xx means the same.
		throw new GroupError(trouble === 'busy' || trouble === 'password' ? trouble : 'not-couch');
	}
	if (trouble) throw new GroupError(trouble);
	const time = Date.parse(response.headers.get('date') ?? '');
	return { data, time: Number.isNaN(time) ? undefined : time };
};

const infoSchema = v.object({ db_name: v.string(), doc_count: v.number() });

/**
 * @returns how many documents the database has, and its clock.
 * @throws {GroupError} when it is no database, or not ours to read.
 */
export const readInfo = async (
	group: Group,
	signal?: AbortSignal
): Promise<{ readonly documents: number; readonly time: number | undefined }> => {
	const { data, time } = await ask(group, '', signal ? { signal } : {});
	const info = v.safeParse(infoSchema, data);
	if (!info.success) throw new GroupError('not-couch');
	return { documents: info.output.doc_count, time };
};

const addedSchema = v.array(v.object({ id: v.string(), error: v.optional(v.string()) }));

/** @returns what became of each document, by id: undefined when it was added, else the database's error. */
export const addDocuments = async (
	group: Group,
	docs: readonly Document[],
	signal?: AbortSignal
): Promise<ReadonlyMap<string, string | undefined>> => {
	const { data } = await ask(group, '/_bulk_docs', { body: { docs }, ...(signal && { signal }) });
	const added = v.safeParse(addedSchema, data);
	if (!added.success) throw new GroupError('not-couch');
	return new Map(added.output.map(({ id, error }) => [id, error]));
};

const foundSchema = v.object({ rows: v.array(v.object({ key: v.string(), doc: v.optional(v.unknown()) })) });

/** @returns the documents of these ids, as they lie there; those that are not there are not in it. */
export const findDocuments = async (
	group: Group,
	keys: readonly string[],
	signal?: AbortSignal
): Promise<ReadonlyMap<string, unknown>> => {
	const { data } = await ask(group, '/_all_docs?include_docs=true', {
		body: { keys },
		...(signal && { signal })
	});
	const found = v.safeParse(foundSchema, data);
	if (!found.success) throw new GroupError('not-couch');
	return new Map(found.output.rows.flatMap(({ key, doc }) => (doc ? [[key, doc] as const] : [])));
};
