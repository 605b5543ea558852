/**
 * A Vite plugin that lists the modules in every file of the build, for `npm run size -- --map`
 * (`tools/size/map.mjs`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The file that lists the modules, relative to the project. */
export const modulesFile = '.svelte-kit/modules.json';

/** @returns the plugin; it writes to `modulesFile`, by browser file, the bytes of each module in it before gzip. */
export const moduleMapPlugin = (): Plugin => ({
	name: 'ochaya-module-map',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle(_, bundle) {
		const files = Object.values(bundle).flatMap((file) =>
			file.type === 'chunk'
				? [
						[
							`/${file.fileName}`,
							Object.fromEntries(
								Object.entries(file.modules).map(([id, { renderedLength }]) => [
									relative('.', id.replaceAll('\0', '')),
									renderedLength
								])
							)
						] as const
					]
				: []
		);
		mkdirSync(dirname(modulesFile), { recursive: true });
		writeFileSync(modulesFile, JSON.stringify(Object.fromEntries(files)));
	}
});
