import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chunkFileNames, chunkGroups } from './tools/chunks.ts';
import { ourPlugins } from './tools/plugins/index.ts';
import { versionsIn } from './tools/plugins/worker-list/changelog.ts';
import { finishedList } from './tools/plugins/worker-list/plugin.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ours = ourPlugins(folder('./'));

export default defineConfig(({ command }) => ({
	environments: {
		client: {
			build: {
				// A file that changes has another name; who imports it does not change with it.
				chunkImportMap: true,
				rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } }
			}
		}
	},
	build: {
		rolldownOptions: {
			// Fonts and styles have the same names in the server's build.
			output: { hashCharacters: 'base36' },
			// Which plugin took how long would be told in tens of lines.
			checks: { bundlerTimings: false }
		},
		// A font within the styles would travel with every page.
		assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined)
	},
	define: {
		__APP_VERSION__: JSON.stringify(version),
		__NEWS__: JSON.stringify(versionsIn(readFileSync(folder('./CHANGELOG.md'), 'utf8'))[0]?.lines ?? {}),
		// Named for the content policy too (src/lib/page/policy.ts).
		__SYNC_ORIGIN__: JSON.stringify(process.env.SYNC_ORIGIN ? new URL(process.env.SYNC_ORIGIN).origin : '')
	},
	plugins: [
		// `npm run messages` compiles them before a build and the tests; this does it again when one changes.
		command === 'serve' &&
			!process.env.VITEST &&
			paraglideVitePlugin({ project: './src/lib/i18n/project.inlang' }),
		...ours.ofPages,
		sveltekit(),
		!process.env.VITEST &&
			SvelteKitPWA({
				base,
				scope: base,
				registerType: 'prompt',
				injectRegister: false,
				// The manifest is a page of ours (src/routes/manifest.webmanifest): it needs the base path.
				manifest: false,
				kit: { trailingSlash: 'always' },
				// src/service-worker.ts, which Kit builds; released phones look for it under this name.
				strategies: 'injectManifest',
				filename: 'sw.js',
				injectManifest: {
					globPatterns: [
						'client/**/*.{js,css,svg,png,webp,woff2,webmanifest}',
						'client/licences.json',
						// One page stands in for every other (src/lib/device/worker/navigation.ts).
						'prerendered/pages/shell/index.html',
						'prerendered/**/*.webmanifest'
					],
					// Icons and screenshots are for the installer, who fetches them itself and keeps its own.
					globIgnores: [
						'client/service-worker.js',
						'client/screenshots/**',
						'client/icons/**',
						'client/apple-touch-icon.png'
					],
					manifestTransforms: [finishedList]
				}
			})
	],
	worker: { plugins: ours.ofWorkers },
	test: {
		environment: 'node',
		// Each is a file of its own: Node reads the 1,500 of them far sooner than Vite would hand them over.
		server: { deps: { external: [/\/i18n\/paraglide\//] } },
		include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts'],
		// Against hanging, not against slowness: the first lint of the walls test loads the linter.
		testTimeout: 60_000,
		// Files leave nothing to the next, and together they need not load the same modules again and again.
		isolate: false,
		unstubGlobals: true,
		// Tabs of one test speak over a BroadcastChannel, which the threads of one process would share.
		pool: 'forks',
		// As many as Vitest takes by itself, but two at least: the process that starts them has little to do.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		reporters: ['default', './tests/support/slowest-vitest.ts']
	}
}));
