import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leanRuntime } from './src/lib/device/lean-runtime-plugin.ts';
import { answerNavigation } from './src/lib/device/navigation.ts';
import { textsOfWorker } from './src/lib/device/texts-plugin.ts';
import { wire } from './src/lib/device/wire-plugin.ts';
import { wholeGamePlugin } from './src/lib/games/registry-plugin.ts';
import { firstWords } from './src/lib/i18n/first-words.config.ts';
import { paraglideOptions } from './src/lib/i18n/paraglide.config.ts';
import { shortWords } from './src/lib/i18n/short-words-plugin.ts';
import { licencePlugins } from './src/lib/play/licences/plugin.ts';
import { rulebookPlugin } from './src/lib/rulebook/compile.ts';
import { ruleSearchPlugin } from './src/lib/rulebook/search/plugin.ts';
import { withoutKanji } from './src/lib/share/qr/without-kanji.ts';
import { notedModules } from './tests/size/modules.ts';
import { wordsInOne } from './tests/support/words-in-one.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const gameIds = readdirSync(new URL('./src/lib/games/', import.meta.url), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
/** Words of the house, but for those of rare troubles and of several phones. Each message has a file, named after its key. */
const houseWords = new RegExp(
	`paraglide/messages/(?!_|trouble_(?!export|reload)|hand_|receive_|phones_|house_|conflict_|(${gameIds.join('|')})_)(\\w+)\\.js`
);
const saidFirst = firstWords();

/** @returns the id of the game whose file it is, with what the group is of. */
const ofGame = (suffix: string) => (file: string) => `${/games\/([^/]+)\//.exec(file)?.[1]}${suffix}`;

/** @returns what the paths of these files match: by room of `src/lib`, the names within it. */
const inRooms = (namesByRoom: Readonly<Record<string, string>>): string =>
	`src/lib/(${Object.entries(namesByRoom)
		.map(([room, names]) => `${room}/(${names})`)
		.join('|')})\\.`;

/** What wide tables ask of Svelte, and what forms and texts do: files of their own. Its index would draw them in. */
const inSvelte = {
	media: 'reactivity/',
	forms: 'internal/client/(index|dom/(elements/bindings/(input|select|universal)|blocks/html))'
};

/**
 * Few files, each of what is wanted together: small ones compress badly and cost a request each. A group
 * takes what its files import too, unless an earlier group has it; what none takes is cut by the bundler, by
 * the pages that use it. A game has files of its own, whatever other games there are: the home page carries
 * its poster and name, and fetches its words with the first of its matches. `npm run size` measures it.
 */
const chunkGroups = [
	// Every page: Svelte, Kit, the layout and what listens to the store.
	{
		name: 'house',
		test: new RegExp(
			`node_modules/(svelte(?!/src/(${inSvelte.media}|${inSvelte.forms}))|@sveltejs|devalue|clsx|esm-env)/|preload-helper|rolldown.runtime|${inRooms(
				{
					device: 'preferences|texts-here|update',
					games: 'registry|said|wording',
					i18n: 'addresses|paraglide/runtime|plural',
					match: 'time',
					play: 'later|Notices|StorageHeld|StoreTroubleLater',
					store: 'channel|is-made|outbox|shape|waiting',
					ui: 'art/Icon|art/icons|art/Lantern|Button|IconButton|Trouble'
				}
			)}`
		)
	},
	// After the house, which has what these need: else they would lie with the first game that asks for them.
	{ name: 'media', test: new RegExp(`node_modules/svelte/src/(${inSvelte.media})`) },
	{ name: 'forms', test: new RegExp(`node_modules/svelte/src/(${inSvelte.forms})`) },
	// Words of the house that several pages say; those of one page stay with it.
	{
		name: (file: string) => {
			const key = houseWords.exec(file)?.[2] ?? '';
			if (saidFirst.home.has(key)) return 'house-words';
			return saidFirst.tables.has(key) ? 'table-words' : 'more-words';
		},
		test: houseWords,
		minShareCount: 2
	},
	// The pages around the tables.
	{
		name: 'rooms',
		test: new RegExp(
			inRooms({
				device: 'install',
				games: 'registry-posters',
				play: 'GameTiles|InstallOffer|ToolLinks',
				records: 'home/at-home',
				ui: 'TabBar'
			})
		)
	},
	// What reads the store: home asks for it once there is one.
	{
		name: 'store',
		test: new RegExp(
			`node_modules/idb/|${inRooms({ i18n: 'format', store: 'database|row|schema|transact|trouble' })}`
		)
	},
	// Rows of matches.
	{
		name: 'rows',
		test: new RegExp(inRooms({ records: 'home/[^/]+|match-rows|MatchRow|standing-text', store: 'matches' }))
	},
	// What folds and writes a log, and says what goes wrong with it.
	{
		name: 'log',
		test: new RegExp(
			`src/lib/match/|${inRooms({
				device: 'download|lot',
				play: 'beyond/result-title',
				store:
					'append|backup-label|entries|export-match|ids|open-queue|queue|renumber|row-of|settings|stored-entries|stored-log',
				ui: 'StoreTrouble'
			})}`
		)
	},
	// What tables have in common.
	{
		name: 'at-table',
		test: new RegExp(`src/lib/ui/table/|src/lib/ui/art/placed|${inRooms({ ui: 'Sheet|ShortName' })}`)
	},
	// Parts that several pages use: never in a game's file.
	{ name: 'parts', test: /src\/lib\/ui\/[^/]+\.svelte/ },
	{ name: ofGame('-words'), test: /src\/lib\/games\/[^/]+\/words\/lists\.ts$/ },
	// A game's rules and its table: an open match needs both.
	{ name: ofGame(''), test: /src\/lib\/games\/[^/]+\/(game\.ts(\?whole)?|table\/Table\.svelte)$/ },
	// What is opened from there: looking back, and the sheets over the table.
	{
		name: ofGame('-more'),
		test: /src\/lib\/games\/[^/]+\/((timeline|table|tool)\/[^/]+\.svelte|words\/timeline\.ts)$/
	},
	// What is done around a match, by what is wanted together; first what several of them share.
	{
		name: 'around',
		test: new RegExp(
			inRooms({
				device: 'persist',
				games: 'option-values',
				play: 'LanguageChoice|refusal-words|beyond/(RulesPlayed|Timeline)|house/AtTableLater',
				records: 'delete-match|evening|lead-words|projector',
				rulebook: 'in-match',
				share: 'ShareButton|base64url',
				store: 'players|rule-set|same-player|scan'
			})
		)
	},
	{ name: 'lines', test: /src\/lib\/records\/charts\/Lines/ },
	{ name: 'qr', test: /src\/lib\/share\/qr\/QrCode/ },
	{
		name: 'backup',
		test: /src\/lib\/(records\/(Backup|Storage|import-)|store\/(backup|export|import|merge))/
	},
	{ name: 'counts', test: /src\/lib\/records\/[^/]+\.ts$/ },
	{ name: 'history', test: /src\/lib\/records\/history\// },
	{ name: 'records', test: /src\/lib\/records\// },
	{ name: 'rulebook', test: /src\/lib\/rulebook\// },
	{ name: 'share', test: /src\/lib\/share\// },
	{ name: 'house-shared', test: /src\/lib\/(sync|play\/house)\// },
	{ name: 'beyond', test: /src\/lib\/play\/beyond\// },
	{ name: 'setup', test: /src\/lib\/play\/setup\// }
];

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const licences = licencePlugins({ modules: folder('./node_modules/'), font: folder('./src/lib/ui/fonts/') });

export default defineConfig({
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// Svelte's runtime: what nobody calls does nothing, so it is in no file that has not asked for it.
					treeshake: {
						moduleSideEffects: [{ test: /svelte\/src\/internal\/client\//, sideEffects: false }]
					},
					output: { codeSplitting: { groups: chunkGroups } }
				}
			}
		}
	},
	// A font within the styles would travel with every page.
	build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
	define: {
		__APP_VERSION__: JSON.stringify(version),
		// Named for the content policy too, in svelte.config.js.
		__SYNC_ORIGIN__: JSON.stringify(process.env.SYNC_ORIGIN ? new URL(process.env.SYNC_ORIGIN).origin : '')
	},
	plugins: [
		// The unit tests read messages already compiled, and need no worker.
		process.env.VITEST ? wordsInOne() : paraglideVitePlugin(paraglideOptions),
		shortWords(folder('./src/')),
		wholeGamePlugin(),
		rulebookPlugin(),
		ruleSearchPlugin(folder('./src/lib/games/')),
		leanRuntime(),
		sveltekit(),
		notedModules(),
		licences.ofPages,
		textsOfWorker(),
		wire(['house', 'rooms', 'log', 'at-table', ...gameIds]),
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
						'client/licences.json',
						// One page stands in for every other (src/lib/device/navigation.ts).
						'prerendered/pages/{fr,en,shell}/index.html',
						'prerendered/**/*.webmanifest'
					],
					// Icons and screenshots are for the installer, who fetches them itself and keeps its own.
					globIgnores: ['client/screenshots/**', 'client/icons/**', 'client/apple-touch-icon.png'],
					runtimeCaching: [
						{
							urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
							handler: answerNavigation
						},
						{
							urlPattern: /\/_app\/immutable\/chunks\//,
							handler: 'CacheFirst',
							options: { cacheName: 'texts' }
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
	worker: { plugins: () => [withoutKanji(), licences.ofWorkers()] },
	test: {
		environment: 'node',
		include: ['src/**/*.test.ts', 'tests/*.test.ts'],
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
});
