/**
 * Sizes of files as they are sent, gzipped if they are text. Headers are not counted, since they depend on
 * the host.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { resolvePath, responseBody } from '../serve/static-handler.mjs';
import { buildDir } from '../paths.mjs';

/** @typedef {{ bytes: number, files: number, bytesByKind: Record<string, number> }} Weight */
/**
 * @typedef {{ url: string, file: string, locale?: string }} InstalledFile with a `locale`, only phones of
 *   that language keep it.
 */

/** @type {Readonly<Record<string, string>>} */
const kindByExtension = { '.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'fonts', '.json': 'data' };

/**
 * @param {string} dir
 * @param {string} path of a URL.
 * @returns {string}
 * @throws Error if the build has no such file.
 */
const fileAt = (dir, path) => {
	const found = resolvePath(dir, '', path);
	if (!found || !('file' in found)) throw new Error(`the build has no ${path}`);
	return found.file;
};

/**
 * @param {Iterable<string>} paths of URLs; duplicates count once.
 * @param {string} [dir] of the build.
 * @returns {Weight}
 * @throws Error if the build lacks one of the files.
 */
export const weigh = (paths, dir = buildDir) => {
	/** @type {Weight} */
	const weight = { bytes: 0, files: 0, bytesByKind: {} };
	for (const path of new Set(paths)) {
		const file = fileAt(dir, path);
		const bytes = responseBody(file).data.length;
		const kind = kindByExtension[extname(file)] ?? 'images';
		weight.bytes += bytes;
		weight.files += 1;
		weight.bytesByKind[kind] = (weight.bytesByKind[kind] ?? 0) + bytes;
	}
	return weight;
};

/** @typedef {Omit<InstalledFile, 'file'>} Listed */

/**
 * @param {string} dir
 * @returns {readonly Listed[]} the files in the build's list of what the worker keeps, and the worker itself.
 */
const listed = (dir) => {
	/** @type {readonly { url: string }[]} relative to the root of the site. */
	const parts = JSON.parse(readFileSync(join(dir, 'parts.json'), 'utf8'));
	return [...parts.map(({ url }) => `/${url}`), '/sw.js'].map((url) => {
		const locale = /\/texts\/([^/]+)\//.exec(url)?.[1];
		return locale === undefined ? { url } : { url, locale };
	});
};

/**
 * @param {string} dir of a build.
 * @returns {readonly InstalledFile[]} the files that the service worker keeps for offline use, itself
 *   included, with the texts of every language.
 * @throws Error if no list is found.
 */
export const installedFiles = (dir) =>
	listed(dir).map((entry) => ({
		...entry,
		file: fileAt(dir, entry.url)
	}));

/**
 * @returns {Weight} the size of all the service worker keeps on a phone with one language, the largest of
 *   them.
 */
export const weighInstall = () => {
	const all = installedFiles(buildDir);
	const locales = [...new Set(all.flatMap(({ locale }) => locale ?? []))];
	const weights = (locales.length > 0 ? locales : [undefined]).map((chosen) =>
		weigh(all.filter(({ locale }) => locale === undefined || locale === chosen).map(({ url }) => url))
	);
	return weights.reduce((most, weight) => (weight.bytes > most.bytes ? weight : most));
};
