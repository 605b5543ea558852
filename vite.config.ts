import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { paraglideOptions } from './src/lib/i18n/paraglide.config.ts';
import { rulebookPlugin } from './src/lib/rulebook/compile.ts';
import { ruleSearchPlugin } from './src/lib/rulebook/search/plugin.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const gameIds = readdirSync(new URL('./src/lib/games/', import.meta.url), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
/** Words of the house, but for those of rare troubles. Each message has a file, named after its key. */
const houseWords = new RegExp(`paraglide/messages/(?!_|trouble_|(${gameIds.join('|')})_)`);

/** @returns the id of the game whose file it is, with what the group is of. */
const ofGame = (suffix: string) => (file: string) => `${/games\/([^/]+)\//.exec(file)?.[1]}${suffix}`;

/**
 * Few files, each of what is wanted together: small ones compress badly and cost a request each. A group
 * takes what its files import too, unless an earlier group has it; what none takes is cut by the bundler, by
 * the pages that use it. A game has files of its own, whatever other games there are: the home page carries
 * its poster and name, and fetches its words with the first of its matches. `npm run size` measures it.
 */
const chunkGroups = [
	// Every page: Svelte, Kit, the layout and what reads the store.
	{
		name: 'house',
		test: /node_modules\/(svelte|@sveltejs|devalue|clsx|esm-env|idb)\/|preload-helper|rolldown.runtime|src\/lib\/(device\/(preferences|update)|games\/(game|registry|wording)|i18n\/(addresses|format|paraglide\/(registry|runtime))|play\/(later|Notices|StorageHeld|StoreTroubleLater)|store\/(channel|database|outbox|row|schema|shape|transact|trouble)|ui\/(art\/Icon|art\/icons|Button|IconButton))\./
	},
	// Words of the house that several pages say; those of one page stay with it.
	{ name: 'house-words', test: houseWords, minShareCount: 2 },
	// The pages around the tables.
	{
		name: 'rooms',
		test: /src\/lib\/(device\/install|play\/(GameTiles|InstallOffer)|records\/(match-rows|MatchRow)|store\/matches|ui\/TabBar)\./
	},
	// What folds and writes a log.
	{
		name: 'log',
		test: /src\/lib\/(match\/|store\/(append|entries|open-queue|queue|renumber|row-of|stored-log)\.)/
	},
	// Parts that several pages use: never in a game's file.
	{ name: (file: string) => /([^/]+)\.svelte/.exec(file)?.[1] ?? null, test: /src\/lib\/ui\/[^/]+\.svelte/ },
	{ name: ofGame('-words'), test: /src\/lib\/games\/[^/]+\/words\.ts$/ },
	// A game's rules and its table: an open match needs both.
	{ name: ofGame(''), test: /src\/lib\/games\/[^/]+\/(game\.ts|Table\.svelte)$/ }
];

export default defineConfig({
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } }
	},
	define: { __APP_VERSION__: JSON.stringify(version) },
	plugins: [
		// The unit tests read messages already compiled, and need no worker.
		!process.env.VITEST && paraglideVitePlugin(paraglideOptions),
		rulebookPlugin(),
		ruleSearchPlugin(fileURLToPath(new URL('./src/lib/games/', import.meta.url))),
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
				workbox: {
					globPatterns: [
						'client/**/*.{js,css,svg,png,webp,woff2,webmanifest}',
						'prerendered/**/*.{html,json,webmanifest}'
					],
					// The screenshots are for the installer; 404.html is the host's, its address is none of ours.
					globIgnores: [
						'client/screenshots/**',
						'prerendered/pages/404.html',
						'prerendered/pages/*/rules/*/*/index.html'
					],
					// A section of a rulebook has a page of its own on the web; offline the whole book stands in for it
					// and goes to that section, so that hundreds of small pages need not be kept on the phone.
					runtimeCaching: [
						{
							urlPattern: ({ request, url, sameOrigin }) =>
								sameOrigin && request.mode === 'navigate' && /\/rules\/[^/]+\/[^/]+\/$/.test(url.pathname),
							handler: async ({ request, url }) => {
								try {
									return await fetch(request);
								} catch {
									const book = await caches.match(new URL('..', url), { ignoreSearch: true });
									return book ?? Response.error();
								}
							}
						}
					],
					navigateFallback: null,
					// Ids travel in the query; the page is the same file.
					ignoreURLParametersMatching: [/.*/],
					cleanupOutdatedCaches: true,
					// The first visit is served by the worker as soon as it stands: the network may go at once.
					clientsClaim: true
				}
			})
	],
	test: {
		include: ['src/**/*.test.ts', 'tests/*.test.ts'],
		environment: 'node',
		// Against hanging, not against slowness: the first lint of the walls test reads all types.
		testTimeout: 60_000
	}
});
