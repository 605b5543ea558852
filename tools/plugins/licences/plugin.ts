/**
 * A Vite plugin: writes the licences of what the browser gets beside the pages of a build, from what the bundler
 * left of each package. So the list cannot name what does not ship, nor miss what does.
 */
import type { Plugin } from 'vite';
import { fontIn, inFull, licenceOf, packageOf } from './gather.ts';
import { listFile, textsFile } from '../../../src/lib/play/licences/package.ts';

/** The plugin of the pages, and the one of their workers, which are bundled before them. */
export interface LicencePlugins {
	readonly ofPages: Plugin;
	readonly ofWorkers: () => Plugin;
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];

/** @param folders of the installed packages, and of the font. */
export const licencePlugins = (folders: { modules: string; font: string }): LicencePlugins => {
	const names = new Set<string>();
	const note = (bundle: Bundle): void => {
		for (const file of Object.values(bundle)) {
			if (file.type !== 'chunk') continue;
			for (const [id, { renderedLength }] of Object.entries(file.modules)) {
				const name = renderedLength > 0 ? packageOf(id) : undefined;
				if (name !== undefined) names.add(name);
			}
		}
	};
	return {
		ofWorkers: () => ({
			name: 'ochaya-licences-of-workers',
			generateBundle: (_, bundle) => note(bundle)
		}),
		ofPages: {
			name: 'ochaya-licences',
			apply: 'build',
			applyToEnvironment: ({ name }) => name === 'client',
			generateBundle(_, bundle) {
				note(bundle);
				const packages = [...names].sort().map((name) => licenceOf(folders.modules, name));
				const all = [...packages, fontIn(folders.font)];
				const list = JSON.stringify(all.map(({ told }) => told));
				this.emitFile({ type: 'asset', fileName: listFile, source: list });
				this.emitFile({ type: 'asset', fileName: textsFile, source: inFull(all) });
			}
		}
	};
};
