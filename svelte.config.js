import adapter from '@sveltejs/adapter-static';
import { locales } from './tools/locales.mjs';

const base = process.env.BASE_PATH ?? '';
// Where to, when not to build/: the tests keep a second build, under a path.
const dir = process.env.BUILD_DIR || 'build';

/** @type {import('@sveltejs/kit').Config} */
export default {
	// Also what has none, as a drawing: without this, it would be taken for older code.
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: dir, assets: dir, strict: true }),
		// Absolute addresses: else a first visit on a deep link looks for the worker beside that page.
		paths: { base: /** @type {'' | `/${string}`} */ (base), relative: false },
		// Kit writes this name into its own code and into every page. One that changed with the version, or with the
		// clock as by default, would have every phone fetch these anew; the app tells its version in device/version.ts.
		version: { name: 'ochaya' },
		prerender: {
			// Beside what links lead to: the doors, and what only a query or a static host asks for.
			entries: [
				'*',
				'/shell/',
				'/_headers',
				...locales.flatMap((lang) => [
					`/${lang}/match/`,
					`/${lang}/receive/`,
					`/${lang}/tool/`,
					`/${lang}/manifest.webmanifest`
				])
			]
		},
		// Words and colours come with the page: the first paint waits for no second file.
		inlineStyleThreshold: 16_384,
		// Also what tools/lint/check-places.mjs writes for the type checker, and our plugins.
		typescript: {
			config: (config) => ({ ...config, include: [...config.include, 'places.ts', '../tools/**/*'] })
		},
		serviceWorker: { register: false }
	}
};
