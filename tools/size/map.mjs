/**
 * Reports what each first load consists of: the gzipped bytes of its files, divided among the modules in
 * them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { weigh } from './weigh.mjs';

/** Written by `tools/plugins/module-map/`. */
const modulesFile = join(root, '.svelte-kit/modules.json');
/** How many modules the report names for each first load. */
const namedModules = 25;

/** @type {readonly (readonly [string, RegExp])[]} */
const rooms = [
	['Svelte', /node_modules\/(svelte|clsx|esm-env)\//],
	['Kit', /node_modules\/@sveltejs\//],
	['devalue', /node_modules\/devalue\//],
	['valibot', /node_modules\/valibot\//],
	['idb', /node_modules\/idb\//],
	['words', /i18n\/paraglide\/messages/]
];
const roomOf = (/** @type {string} */ module) =>
	rooms.find(([, pattern]) => pattern.test(module))?.[0] ??
	/src\/lib\/(games\/[^/]+|[^/]+)\//.exec(module)?.[1] ??
	(module.includes('src/routes') ? 'routes' : 'made by the bundler');

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/**
 * @param {string} name
 * @param {readonly string[]} paths that a page requested.
 * @param {Readonly<Record<string, Readonly<Record<string, number>>>>} modulesByFile
 * @returns {readonly string[]} lines.
 */
const linesOf = (name, paths, modulesByFile) => {
	/** @type {Record<string, number>} */
	const byRoom = {};
	/** @type {Record<string, number>} */
	const byModule = {};
	for (const path of new Set(paths)) {
		const { bytes, bytesByKind } = weigh([path]);
		const modules = modulesByFile[path] ?? {};
		const whole = Object.values(modules).reduce((sum, length) => sum + length, 0);
		if (whole === 0) {
			const kind = `files: ${Object.keys(bytesByKind).join()}`;
			byRoom[kind] = (byRoom[kind] ?? 0) + bytes;
		}
		for (const [module, length] of whole > 0 ? Object.entries(modules) : []) {
			const share = (bytes * length) / whole;
			byRoom[roomOf(module)] = (byRoom[roomOf(module)] ?? 0) + share;
			byModule[module] = (byModule[module] ?? 0) + share;
		}
	}
	const sorted = (/** @type {Record<string, number>} */ by) =>
		Object.entries(by)
			.sort(([, a], [, b]) => b - a)
			.map(([what, bytes]) => `${kilobytes(bytes).padStart(10)}  ${what}`);
	return [
		'',
		`${name} is made of`,
		...sorted(byRoom),
		`${name}, the largest modules`,
		...sorted(byModule).slice(0, namedModules)
	];
};

/**
 * @param {Readonly<Record<string, readonly string[]>>} asked the requested paths of each first load, by its
 *   name.
 * @returns {string} gzipped bytes by room of the code and by module. The bytes of a file are divided in
 *   proportion to what the bundler kept of each module.
 * @throws Error if there is no module map of this build.
 */
export const moduleReport = (asked) => {
	if (!existsSync(modulesFile)) throw new Error('no module map: run npm run build once more');
	/** @type {Record<string, Record<string, number>>} */
	const modulesByFile = JSON.parse(readFileSync(modulesFile, 'utf8'));
	if (
		!Object.values(asked)
			.flat()
			.some((path) => path.includes('/entry/') && path in modulesByFile)
	)
		throw new Error('the module map is of another build: run npm run build once more');
	return Object.entries(asked)
		.flatMap(([name, paths]) => linesOf(name, paths, modulesByFile))
		.join('\n');
};
