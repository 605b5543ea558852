/** Makes the list of files that the service worker keeps: see `src/lib/device/worker/file-list.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { AppFile } from '../../../src/lib/device/worker/file-list.ts';

/** The modules of every page, of home, and of the shell page that stands in for home. */
const coreRoutes =
	/\/src\/routes\/(\+(layout|error|page)|shell\/\+page|\[lang=locale\]\/\+(layout|page))\.(svelte|ts)$/;
/** SvelteKit writes the pages into this folder while it builds. */
const output = '.svelte-kit/output';
/** Written beside the pages for `npm run size`; the app does not request it. */
export const listFile = 'parts.json';

const texts = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest'];

/** @returns the size of a file as it is sent, gzipped if it is text. */
const weightOf = (file: string): number => {
	const data = readFileSync(file);
	return (texts.includes(extname(file)) ? gzipSync(data, { level: 9 }) : data).length;
};

/** @returns the URL of a file of the build, relative to the site's root. */
const urlOf = (path: string): string =>
	path.replace(/^(client|prerendered\/(pages|dependencies))\//, '').replace(/(^|\/)index\.html$/, '$1');

/** An entry of the list as the PWA plugin gives it. */
interface Found {
	url: string;
	revision: string | null;
	size: number;
}

/**
 * SvelteKit loads the Vite config anew for the browser's files, so the core files are passed on through this
 * file.
 */
const coreListFile = '.svelte-kit/core.json';

/** @returns a plugin that writes the list of the files that home needs to `coreListFile`. */
export const coreListPlugin = (): Plugin => ({
	name: 'ochaya-core-list',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle(_, bundle) {
		const chunks = new Map(
			Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []))
		);
		const core = new Set(['shell/']);
		const add = (name: string): void => {
			const chunk = chunks.get(name);
			if (!chunk || core.has(name)) return;
			core.add(name);
			for (const file of chunk.viteMetadata?.importedCss ?? []) core.add(file);
			chunk.imports.forEach(add);
		};
		for (const { fileName, name, isEntry, facadeModuleId } of chunks.values()) {
			const imported = this.getModuleInfo(facadeModuleId ?? '')?.importedIds ?? [];
			if (isEntry && (name.startsWith('entry/') || imported.some((id) => coreRoutes.test(id)))) add(fileName);
		}
		writeFileSync(coreListFile, JSON.stringify([...core]));
	}
});

/**
 * @param entries that the PWA plugin found.
 * @returns the final list: with URLs as they are requested, the size of each file, and a mark on the core
 *   files.
 */
export const finishManifest = (entries: Found[]): { manifest: (AppFile & Found)[] } => {
	const core = new Set(JSON.parse(readFileSync(coreListFile, 'utf8')) as readonly string[]);
	const manifest = entries
		.map((entry) => {
			const url = urlOf(entry.url);
			const bytes = weightOf(join(output, entry.url));
			return { ...entry, url, bytes, ...(core.has(url) ? { isCore: true as const } : {}) };
		})
		.sort((one, other) => (one.url < other.url ? -1 : 1));
	const list: readonly AppFile[] = manifest.map(({ url, revision, bytes }) => ({ url, revision, bytes }));
	writeFileSync(join(output, 'client', listFile), JSON.stringify(list));
	return { manifest };
};

/**
 * @returns a plugin that prints why a build fails. Otherwise the PWA plugin only reports that the worker is
 *   missing.
 */
export const buildErrorPlugin = (): Plugin => ({
	name: 'ochaya-build-errors',
	apply: 'build',
	buildEnd: (error) => {
		if (error) console.error(error.message);
	},
	renderError: ({ message }) => {
		console.error(message);
	}
});
