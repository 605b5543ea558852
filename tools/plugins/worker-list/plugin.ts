/** How the build makes the list of the service worker: see `list.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Part } from '../../../src/lib/device/worker/list.ts';

/** What every page consists of, home, and the page that stands in for it. */
const home =
	/\/src\/routes\/(\+(layout|error|page)|shell\/\+page|\[lang=locale\]\/\+(layout|page))\.(svelte|ts)$/;
/** The pages come to this folder while Kit builds. */
const output = '.svelte-kit/output';
/** Beside the pages, for `npm run size`; no phone asks for it. */
export const listFile = 'parts.json';

const texts = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest'];

/** @returns what a file weighs on the wire. */
const weightOf = (file: string): number => {
	const data = readFileSync(file);
	return (texts.includes(extname(file)) ? gzipSync(data, { level: 9 }) : data).length;
};

/** @returns the address of a file of the build. */
const urlOf = (path: string): string =>
	path.replace(/^(client|prerendered\/(pages|dependencies))\//, '').replace(/(^|\/)index\.html$/, '$1');

/** An entry as the plugin of the worker has found it. */
interface Found {
	url: string;
	revision: string | null;
	size: number;
}

/** Kit loads the settings of the build anew for the browser's files: what is noted there lies in a file. */
const noteFile = '.svelte-kit/core.json';

/** Notes which files home needs. */
export const notedCore = (): Plugin => ({
	name: 'ochaya-noted-core',
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
			if (isEntry && (name.startsWith('entry/') || imported.some((id) => home.test(id)))) add(fileName);
		}
		writeFileSync(noteFile, JSON.stringify([...core]));
	}
});

/** @returns the list in its last form: addresses as they are asked for, what each file weighs, what is needed first. */
export const finishedList = (entries: Found[]): { manifest: (Part & Found)[] } => {
	const core = new Set(JSON.parse(readFileSync(noteFile, 'utf8')) as readonly string[]);
	const manifest = entries
		.map((entry) => {
			const url = urlOf(entry.url);
			const bytes = weightOf(join(output, entry.url));
			return { ...entry, url, bytes, ...(core.has(url) ? { isCore: true as const } : {}) };
		})
		.sort((one, other) => (one.url < other.url ? -1 : 1));
	const list: readonly Part[] = manifest.map(({ url, revision, bytes }) => ({ url, revision, bytes }));
	writeFileSync(join(output, 'client', listFile), JSON.stringify(list));
	return { manifest };
};

/** Says why a build fails: the plugin that makes the worker ends it with the worker's absence alone. */
export const toldErrors = (): Plugin => ({
	name: 'ochaya-told-errors',
	apply: 'build',
	buildEnd: (error) => {
		if (error) console.error(error.message);
	},
	renderError: ({ message }) => {
		console.error(message);
	}
});
