/** All our Vite plugins. Each has a folder here, with its tests; code that runs in the app lies in `src`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licencePlugins } from './licences/plugin.ts';
import { ruleSearchPlugin } from './rule-search/plugin.ts';
import { rulebookPlugin } from './rulebook/plugin.ts';
import { wholeGamePlugin } from './whole-game/plugin.ts';
import { coreListPlugin, buildErrorPlugin } from './worker-list/plugin.ts';

/** The plugins for the bundle of the pages, and for the web workers that pages start. */
export interface OurPlugins {
	readonly ofPages: readonly Plugin[];
	readonly ofWorkers: () => Plugin[];
}

/**
 * @param root the project's folder.
 * @returns the plugins of one build; the licences found in workers are written with those of the pages.
 */
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
			licences.ofPages,
			coreListPlugin(),
			buildErrorPlugin()
		],
		ofWorkers: () => [licences.ofWorkers()]
	};
};
