/**
 * A Vite plugin that writes the licences of the packages in the browser's files. It asks the bundler which
 * packages ended up there, so the list is complete and names no other.
 */
import type { Plugin } from 'vite';
import { fontLicence, licenceTexts, licenceOf, packageOf } from './gather.ts';
import { licenceListFile, licenceTextsFile } from '../../../src/lib/device/licences/package.ts';

/** The plugin for the pages, and the one for their web workers, which are bundled before the pages. */
export interface LicencePlugins {
	readonly ofPages: Plugin;
	readonly ofWorkers: () => Plugin;
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];

/**
 * @param folders of the installed packages, and of the font.
 * @returns plugins that share one list of packages.
 */
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
				const all = [...packages, fontLicence(folders.font)];
				const list = JSON.stringify(all.map(({ told }) => told));
				this.emitFile({ type: 'asset', fileName: licenceListFile, source: list });
				this.emitFile({ type: 'asset', fileName: licenceTextsFile, source: licenceTexts(all) });
			}
		}
	};
};
