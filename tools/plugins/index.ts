/** Our plugins for Vite, all of them: each has a folder here, with its tests. What runs in the app lies in `src`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licencePlugins } from './licences/plugin.ts';
import { notedModules } from './noted-modules/plugin.ts';
import { ruleSearchPlugin } from './rule-search/plugin.ts';
import { rulebookPlugin } from './rulebook/plugin.ts';
import { wholeGamePlugin } from './whole-game/plugin.ts';
import { notedCore, toldErrors } from './worker-list/plugin.ts';

/** By what Vite bundles with them: the pages, and the workers that pages start. */
export interface OurPlugins {
	readonly ofPages: readonly Plugin[];
	readonly ofWorkers: () => Plugin[];
}

/** @param root the project's folder. @returns the plugins of one build: what they note of workers, those of its pages tell. */
export const ourPlugins = (root: string): OurPlugins => {
	const licences = licencePlugins({
		modules: join(root, 'node_modules'),
		font: join(root, 'src/lib/ui/fonts')
	});
	return {
		ofPages: [
			wholeGamePlugin(),
			rulebookPlugin(),
			ruleSearchPlugin(join(root, 'src/lib/games')),
			notedModules(),
			licences.ofPages,
			notedCore(),
			toldErrors()
		],
		ofWorkers: () => [licences.ofWorkers()]
	};
};
