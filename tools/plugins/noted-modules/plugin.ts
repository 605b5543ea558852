/** Notes at each build what every file is made of, for `npm run size -- --map`: see `tools/size/map.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The bytes that each module has in a file, before gzip, by the file's name. */
export type ModulesByFile = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const modulesFile = '.svelte-kit/modules.json';

/** A plugin that writes the modules of the browser's files to `modulesFile`. */
export const notedModules = (): Plugin => ({
	name: 'ochaya-noted-modules',
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
