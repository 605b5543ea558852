/**
 * The files of the app on this phone. One cache holds them for all versions: a new one fetches what changed, and takes
 * over the rest, also from the caches of version 0.1.0.
 */
import { addressOf, type Part } from './list';

/** Several houses may be served from one host, each under its path. */
const cacheOf = (scope: string): Promise<Cache> => caches.open(`ochaya-parts-${scope}`);
/** Servers may say that an answer depends on how it is asked for: these files do not. */
const anyhow = { ignoreVary: true };

/** Marks stand among the files. A language that was chosen has one, and keeps its texts in every version. */
export const languageMark = (locale: string): string => `texts/${locale}`;
/** There are files of an older version. */
export const outdatedMark = 'outdated';
/** How many bytes were fetched for a version that does not run yet. */
export const fetchedMark = 'fetched';

/** @returns the addresses of all that is kept. */
export const keptAddresses = async (scope: string): Promise<ReadonlySet<string>> => {
	const cache = await cacheOf(scope);
	return new Set((await cache.keys()).map(({ url }) => url));
};

/** @returns a kept file, or one that an older version kept; `undefined` when there is none. */
export const findKept = async (address: string, scope: string): Promise<Response | undefined> => {
	const cache = await cacheOf(scope);
	return (await cache.match(address, anyhow)) ?? caches.match(address, anyhow);
};

/** Takes a file over from where an older version kept it. @returns whether it was there. */
export const takeOver = async (part: Part, scope: string): Promise<boolean> => {
	const address = addressOf(part, scope);
	const found = await caches.match(address, anyhow);
	if (found) await (await cacheOf(scope)).put(address, found);
	return found !== undefined;
};

/**
 * Fetches a file and keeps it. What the page has loaded already comes from the browser's own cache.
 *
 * @throws when no network answers, or something else than the file comes.
 */
export const fetchPart = async (part: Part, scope: string): Promise<void> => {
	const { url, revision } = part;
	const answer = await fetch(new URL(url, scope), { cache: revision === null ? 'force-cache' : 'no-cache' });
	// A network that asks its guests to sign in answers with a page, whatever it was asked for.
	const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
	if (!answer.ok || isPage !== url.endsWith('/')) throw new TypeError(`${url} did not come`);
	await (await cacheOf(scope)).put(addressOf(part, scope), answer);
};

/** Takes over what is there, and fetches what is not. @throws as `fetchPart` does, once all others are kept. */
export const keepAll = async (parts: readonly Part[], scope: string): Promise<void> => {
	const done = await Promise.allSettled(
		parts.map(async (part) => {
			if (!(await takeOver(part, scope))) await fetchPart(part, scope);
		})
	);
	const failed = done.find(({ status }) => status === 'rejected');
	if (failed?.status === 'rejected') throw failed.reason;
};

/** @returns what a mark says, also one of version 0.1.0; `undefined` where there is none. */
export const readMark = async (mark: string, scope: string): Promise<string | undefined> =>
	(await findKept(scope + mark, scope))?.text();

export const setMark = async (mark: string, scope: string, text = ''): Promise<void> =>
	(await cacheOf(scope)).put(scope + mark, new Response(text));

export const removeMark = async (mark: string, scope: string): Promise<void> => {
	await (await cacheOf(scope)).delete(scope + mark);
};

/**
 * Deletes what belongs to older versions: other files, and the caches of version 0.1.0.
 *
 * @param wanted the addresses that stay.
 */
export const forgetOthers = async (wanted: ReadonlySet<string>, scope: string): Promise<void> => {
	const here = await cacheOf(scope);
	for (const request of await here.keys()) if (!wanted.has(request.url)) await here.delete(request);
	await caches.delete(`workbox-precache-v2-${scope}`);
	const texts = await caches.open('texts');
	for (const request of await texts.keys()) if (request.url.startsWith(scope)) await texts.delete(request);
	if ((await texts.keys()).length === 0) await caches.delete('texts');
};
