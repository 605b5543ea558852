import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { paraglideOptions } from './src/lib/i18n/paraglide.config.ts';
import { rulebookPlugin } from './src/lib/rulebook/compile.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
	version: string;
};

export default defineConfig({
	define: { __APP_VERSION__: JSON.stringify(version) },
	plugins: [
		// The unit tests read messages already compiled, and need no worker.
		!process.env.VITEST && paraglideVitePlugin(paraglideOptions),
		rulebookPlugin(),
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
		environment: 'node'
	}
});
