/**
 * The cached files of the app. One cache holds the files of all versions, so that a new version fetches only
 * what changed. Files are also copied from the caches of version 0.1.0.
 */
import { addressOf, type AppFile } from './file-list';

/**
 * The cache's name has the scope, since one origin may serve several copies of the app under different paths.
 */
const cacheOf = (scope: string): Promise<Cache> => caches.open(`ochaya-parts-${scope}`);
/** Some servers send a `Vary` header, but these files are the same for every request. */
const ignoreVary = { ignoreVary: true };

/**
 * Marks are small values that are stored in the cache among the files. Each language that was chosen has one,
 * so that later versions cache its texts too.
 */
export const languageMark = (locale: string): string => `texts/${locale}`;
/** Set while the cache may hold files of an older version. */
export const outdatedMark = 'outdated';
/** Holds how many bytes were downloaded for a version that is not active yet. */
export const fetchedMark = 'fetched';

/** @returns the keys of all cached files and marks. */
export const cachedAddresses = async (scope: string): Promise<ReadonlySet<string>> => {
	const cache = await cacheOf(scope);
	return new Set((await cache.keys()).map(({ url }) => url));
};

/** @returns a file from the app's cache, or else from any other cache; `undefined` when there is none. */
export const findCached = async (address: string, scope: string): Promise<Response | undefined> => {
	const cache = await cacheOf(scope);
	return (await cache.match(address, ignoreVary)) ?? caches.match(address, ignoreVary);
};

/** Copies a file from the cache of an older version. @returns whether it was cached. */
export const copyFromOlderCache = async (part: AppFile, scope: string): Promise<boolean> => {
	const address = addressOf(part, scope);
	const found = await caches.match(address, ignoreVary);
	if (found) await (await cacheOf(scope)).put(address, found);
	return found !== undefined;
};

/**
 * Fetches a file and caches it. A file that the page has loaded already comes from the browser's HTTP cache.
 *
 * @throws {TypeError} when the network does not answer, or answers with something other than the file.
 */
export const fetchFile = async (part: AppFile, scope: string): Promise<void> => {
	const { url, revision } = part;
	const answer = await fetch(new URL(url, scope), { cache: revision === null ? 'force-cache' : 'no-cache' });
	// A network with a login page answers every request with HTML.
	const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
	if (!answer.ok || isPage !== url.endsWith('/')) throw new TypeError(`${url} did not come`);
	await (await cacheOf(scope)).put(addressOf(part, scope), answer);
};

/**
 * Caches files: copies those that an older version has cached, and fetches the others.
 *
 * @throws {TypeError} when a file could not be fetched; all others are cached then.
 */
export const cacheAll = async (parts: readonly AppFile[], scope: string): Promise<void> => {
	const done = await Promise.allSettled(
		parts.map(async (part) => {
			if (!(await copyFromOlderCache(part, scope))) await fetchFile(part, scope);
		})
	);
	const failed = done.find(({ status }) => status === 'rejected');
	if (failed?.status === 'rejected') throw failed.reason;
};

/** @returns the value of a mark, also one that version 0.1.0 set; `undefined` when it is not set. */
export const readMark = async (mark: string, scope: string): Promise<string | undefined> =>
	(await findCached(scope + mark, scope))?.text();

/** Sets a mark to a value. */
export const setMark = async (mark: string, scope: string, text = ''): Promise<void> =>
	(await cacheOf(scope)).put(scope + mark, new Response(text));

/** Removes a mark; does nothing when it is not set. */
export const removeMark = async (mark: string, scope: string): Promise<void> => {
	await (await cacheOf(scope)).delete(scope + mark);
};

/**
 * Deletes what older versions left: all other entries of the cache, and the caches of version 0.1.0.
 *
 * @param wanted the cache keys that stay.
 */
export const deleteOthers = async (wanted: ReadonlySet<string>, scope: string): Promise<void> => {
	const cache = await cacheOf(scope);
	for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
	await caches.delete(`workbox-precache-v2-${scope}`);
	const texts = await caches.open('texts');
	for (const request of await texts.keys()) if (request.url.startsWith(scope)) await texts.delete(request);
	if ((await texts.keys()).length === 0) await caches.delete('texts');
};
