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
import { finishManifest } from './tools/plugins/worker-list/plugin.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The origin of the groups' databases, or `self` where they are on the app's own. */
const syncOrigin = process.env.SYNC_ORIGIN;
const ours = ourPlugins(folder('./'));

export default defineConfig(({ command }) => ({
	environments: {
		client: {
			build: {
				// With an import map, a file whose name changes does not change the files that import it.
				chunkImportMap: true,
				rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } }
			}
		}
	},
	build: {
		rolldownOptions: {
			// The server's build must give fonts and styles the same names.
			output: { hashCharacters: 'base36' },
			// Otherwise tens of lines tell how long each plugin took.
			checks: { bundlerTimings: false }
		},
		// A font inlined in the styles would be sent with every page.
		assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined)
	},
	define: {
		__APP_VERSION__: JSON.stringify(version),
		__NEWS__: JSON.stringify(versionsIn(readFileSync(folder('./CHANGELOG.md'), 'utf8'))[0]?.lines ?? {}),
		// The content security policy allows this origin too (src/lib/page/policy.ts).
		__SYNC_ORIGIN__: JSON.stringify(syncOrigin && syncOrigin !== 'self' ? new URL(syncOrigin).origin : ''),
		__HAS_GROUPS__: JSON.stringify(Boolean(syncOrigin))
	},
	plugins: [
		// `npm run messages` compiles the messages before builds and tests; this plugin recompiles them when one
		// changes.
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
				// The manifest is an endpoint of ours (src/routes/[lang=locale]/manifest.webmanifest), for the base
				// path.
				manifest: false,
				kit: { trailingSlash: 'always' },
				// SvelteKit builds src/service-worker.ts; installed versions look for it under this name.
				strategies: 'injectManifest',
				filename: 'sw.js',
				injectManifest: {
					globPatterns: [
						'client/**/*.{js,css,svg,png,webp,woff2,webmanifest}',
						'client/licences.json',
						// The shell page stands in for every other page (src/lib/device/worker/navigation.ts).
						'prerendered/pages/shell/index.html',
						'prerendered/**/*.webmanifest'
					],
					// The browser fetches and keeps icons and screenshots itself when it installs the app.
					globIgnores: [
						'client/service-worker.js',
						'client/screenshots/**',
						'client/icons/**',
						'client/apple-touch-icon.png'
					],
					manifestTransforms: [finishManifest]
				}
			})
	],
	worker: { plugins: ours.ofWorkers },
	test: {
		environment: 'node',
		// There are 1,500 message modules, which Node loads far faster than Vite does.
		server: { deps: { external: [/\/i18n\/paraglide\//] } },
		include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts'],
		setupFiles: ['./tests/support/runs.ts', './tests/support/left-as-found.ts'],
		// Only against tests that hang: a busy machine may take ten times as long.
		testTimeout: 300_000,
		// A real database is unpacked and started before the first test that uses it.
		hookTimeout: 300_000,
		// Test files leave no global state behind, and sharing a process saves loading the same modules anew.
		isolate: false,
		// Tests with several tabs use a BroadcastChannel, which all threads of one process would share.
		pool: 'forks',
		// Vitest's default, but at least two, because the main process has little to do.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		reporters: ['default', './tests/support/slowest-vitest.ts']
	}
}));
