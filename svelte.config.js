import adapter from '@sveltejs/adapter-static';
import { locales } from './tools/locales.mjs';

const base = process.env.BASE_PATH ?? '';
// A trial keeps a second build, for a sub-path, in another folder than build/.
const dir = process.env.BUILD_DIR || 'build';

/** @type {import('@sveltejs/kit').Config} */
export default {
	// Without this, components that use no runes, such as drawings, would be compiled in legacy mode.
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ pages: dir, assets: dir, strict: true }),
		// With relative addresses, a first visit to a deep link would look for the worker beside that page.
		paths: { base: /** @type {'' | `/${string}`} */ (base), relative: false },
		// SvelteKit writes this name into its own code and into every page. If it changed with each version (the
		// default is a timestamp), every update would fetch these anew. The app's version is in
		// src/lib/device/version.ts.
		version: { name: 'ochaya' },
		prerender: {
			// Pages that no link leads to, or only links with a query, and files for a static host.
			entries: [
				'*',
				'/shell/',
				'/_headers',
				...locales.flatMap((lang) => [
					`/${lang}/match/`,
					`/${lang}/evening/`,
					`/${lang}/ranking/`,
					`/${lang}/receive/`,
					`/${lang}/tool/`,
					`/${lang}/watch/`,
					`/${lang}/manifest.webmanifest`
				])
			]
		},
		// Small styles are inlined, so that the first paint waits for no second file.
		inlineStyleThreshold: 16_384,
		// The type checker also reads our tools, and the file that tools/lint/check-game-files.mjs writes.
		typescript: {
			config: (config) => ({ ...config, include: [...config.include, 'game-files.ts', '../tools/**/*'] })
		},
		serviceWorker: { register: false }
	}
};
