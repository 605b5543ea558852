/** What files weigh on the wire, gzipped where they are text. Headers are not counted: they are the host's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { locate, wireBody } from '../serve/static-handler.mjs';
import { buildDir } from '../paths.mjs';

/** @typedef {{ bytes: number, files: number, bytesByKind: Record<string, number> }} Weight */
/** @typedef {{ url: string, file: string, locale?: string }} InstalledFile `locale`: kept by phones of that language only. */

/** @type {Readonly<Record<string, string>>} */
const kindByExtension = { '.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'fonts', '.json': 'data' };

/** @param {string} dir @param {string} path as in an address. @returns {string} @throws when the build has no such file. */
const fileAt = (dir, path) => {
	const found = locate(dir, '', path);
	if (!found || !('file' in found)) throw new Error(`the build has no ${path}`);
	return found.file;
};

/**
 * @param {Iterable<string>} paths as in addresses; each counts once.
 * @param {string} [dir] of the build.
 * @returns {Weight}
 * @throws when the build has no such file.
 */
export const weigh = (paths, dir = buildDir) => {
	/** @type {Weight} */
	const weight = { bytes: 0, files: 0, bytesByKind: {} };
	for (const path of new Set(paths)) {
		const file = fileAt(dir, path);
		const bytes = wireBody(file).data.length;
		const kind = kindByExtension[extname(file)] ?? 'images';
		weight.bytes += bytes;
		weight.files += 1;
		weight.bytesByKind[kind] = (weight.bytesByKind[kind] ?? 0) + bytes;
	}
	return weight;
};

/** @typedef {Omit<InstalledFile, 'file'>} Listed */

/** @param {string} dir @returns {readonly Listed[]} what the build itself lists of what its worker keeps, and the worker. */
const listed = (dir) => {
	/** @type {readonly { url: string }[]} below the root of the site. */
	const parts = JSON.parse(readFileSync(join(dir, 'parts.json'), 'utf8'));
	return [...parts.map(({ url }) => `/${url}`), '/sw.js'].map((url) => {
		const locale = /\/texts\/([^/]+)\//.exec(url)?.[1];
		return locale === undefined ? { url } : { url, locale };
	});
};

/**
 * The same of a build of version 0.1.0, whose only list stands in its worker.
 *
 * @param {string} dir
 * @returns {readonly Listed[]}
 * @throws when none is found there.
 */
const listedInWorker = (dir) => {
	const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
	const kept = [...worker.matchAll(/url:\s*"([^"]*)"/g)].map(
		// The page of what is not found is kept under a query of its own: no navigation finds it by its name.
		(match) => `/${(match[1] ?? '').replace(/^\//, '').replace(/\?$/, '')}`
	);
	if (kept.length === 0) throw new Error(`no list of files found in ${dir}/sw.js`);
	const texts = [...worker.matchAll(/\b([a-z]{2}):\[([^\]]*)\]/g)].flatMap(([, locale = '', files = '']) =>
		[...files.matchAll(/[`"](_app\/[^`"]+)[`"]/g)].map(([, file = '']) => ({ url: `/${file}`, locale }))
	);
	const own = readdirSync(dir).filter((name) => /^(sw|workbox-.*)\.js$/.test(name));
	return [...kept, ...own.map((name) => `/${name}`)]
		.map((url) => /** @type {Listed} */ ({ url }))
		.concat(texts);
};

/**
 * @param {string} dir of a build.
 * @returns {readonly InstalledFile[]} what the service worker keeps so that the app works without a server, itself
 *   included: of the texts of a language, those of each.
 * @throws when no list is found.
 */
export const installedFiles = (dir) =>
	(existsSync(join(dir, 'parts.json')) ? listed(dir) : listedInWorker(dir)).map((entry) => ({
		...entry,
		file: fileAt(dir, entry.url)
	}));

/** @returns {Weight} everything the service worker keeps on a first visit: of the languages, the largest. */
export const weighInstall = () => {
	const all = installedFiles(buildDir);
	const locales = [...new Set(all.flatMap(({ locale }) => locale ?? []))];
	const weights = (locales.length > 0 ? locales : [undefined]).map((chosen) =>
		weigh(all.filter(({ locale }) => locale === undefined || locale === chosen).map(({ url }) => url))
	);
	return weights.reduce((most, weight) => (weight.bytes > most.bytes ? weight : most));
};
