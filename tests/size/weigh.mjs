/** What files weigh on the wire, gzipped where they are text. Headers are not counted: they are the host's. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { locate, wireBody } from '../support/static-handler.mjs';
import { buildDir } from '../tools/paths.mjs';

/** @typedef {{ bytes: number, files: number, bytesByKind: Record<string, number> }} Weight */

/** @type {Readonly<Record<string, string>>} */
const kindByExtension = { '.html': 'html', '.js': 'js', '.css': 'css', '.woff2': 'fonts', '.json': 'data' };

/**
 * @param {Iterable<string>} paths as in addresses; each counts once.
 * @returns {Weight}
 * @throws when the build has no such file.
 */
export const weigh = (paths) => {
	/** @type {Weight} */
	const weight = { bytes: 0, files: 0, bytesByKind: {} };
	for (const path of new Set(paths)) {
		const found = locate(buildDir, '', path);
		if (!found || !('file' in found)) throw new Error(`the build has no ${path}`);
		const bytes = wireBody(found.file).data.length;
		const kind = kindByExtension[extname(found.file)] ?? 'images';
		weight.bytes += bytes;
		weight.files += 1;
		weight.bytesByKind[kind] = (weight.bytesByKind[kind] ?? 0) + bytes;
	}
	return weight;
};

/**
 * @param {string} worker
 * @returns {readonly string[]} the paths of the texts of a language that it keeps: the largest of them.
 */
const textsOf = (worker) => {
	const lists = [...worker.matchAll(/\b(?:fr|en):\[([^\]]*)\]/g)].map(([, files = '']) =>
		[...files.matchAll(/[`"]([^`"]+)[`"]/g)].map(([, file]) => `/${file}`)
	);
	if (lists.length === 0) throw new Error('no texts found in build/sw.js');
	return lists.reduce((most, files) => (weigh(files).bytes > weigh(most).bytes ? files : most));
};

/** @returns {Weight} everything the service worker fetches on a first visit to work without a server, itself included. */
export const weighInstall = () => {
	const worker = readFileSync(join(buildDir, 'sw.js'), 'utf8');
	const precached = [...worker.matchAll(/url:\s*"([^"]*)"/g)].map(
		// The page of what is not found is kept under a query of its own: no navigation finds it by its name.
		(match) => `/${(match[1] ?? '').replace(/^\//, '').replace(/\?$/, '')}`
	);
	if (precached.length === 0) throw new Error('no precache list found in build/sw.js');
	const own = readdirSync(buildDir).filter((name) => /^(sw|workbox-.*)\.js$/.test(name));
	return weigh([...precached, ...textsOf(worker), ...own.map((name) => `/${name}`)]);
};
