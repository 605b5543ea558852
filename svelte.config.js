import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import adapter from '@sveltejs/adapter-static';
import { writeHeaders } from './tests/tools/headers.mjs';
import { finishWorker } from './tests/tools/worker.mjs';

const base = process.env.BASE_PATH ?? '';
// A database on another origin that this build may speak with; without one, only its own host.
const syncOrigin = process.env.SYNC_ORIGIN ? new URL(process.env.SYNC_ORIGIN).origin : undefined;
// Where to, when not to build/: the tests keep a second build, under a path.
const dir = process.env.BUILD_DIR || 'build';

/** @param {string} text */
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// Kit hashes the scripts it writes itself; the one in app.html (theme before first paint) is ours.
const shell = readFileSync(new URL('./src/app.html', import.meta.url), 'utf8');
const ownScripts = [...shell.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) =>
	sha256(match[1] ?? '')
);

// Kit's route announcer hides itself with this style attribute; no other inline style is allowed.
const announcerStyle =
	'position: absolute; left: 0; top: 0; clip: rect(0 0 0 0); clip-path: inset(50%); overflow: hidden; white-space: nowrap; width: 1px; height: 1px';

const source = fileURLToPath(new URL('./src/', import.meta.url));
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.svelte'))
	.sort();

/** A plain static site, and beside it the headers for hosts that set them. */
const staticHost = adapter({ pages: dir, assets: dir, strict: true });

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: {
		// Also what has none, as a drawing: without this, it would be taken for older code.
		runes: true,
		// The class that keeps a component's styles to itself stands at every element of it: its place in the list of
		// components is shorter than a hash, and as much its own.
		cssHash: ({ hash, filename, css }) => {
			const place = components.indexOf(relative(source, filename).replaceAll('\\', '/'));
			return place < 0 ? `svelte-${hash(css)}` : `_${place.toString(36)}`;
		}
	},
	kit: {
		adapter: {
			...staticHost,
			adapt: async (builder) => {
				await staticHost.adapt(builder);
				finishWorker(dir);
				writeHeaders(dir, base);
			}
		},
		// Absolute addresses: else a first visit on a deep link looks for the worker beside that page.
		paths: { base: /** @type {'' | `/${string}`} */ (base), relative: false },
		prerender: {
			// Beside what links lead to: the doors, and what only a query or a static host asks for.
			entries: [
				'*',
				'/shell/',
				...['fr', 'en'].flatMap((lang) => [
					`/${lang}/match/`,
					`/${lang}/receive/`,
					`/${lang}/tool/`,
					`/${lang}/manifest.webmanifest`
				])
			]
		},
		// Words and colours come with the page: the first paint waits for no second file.
		inlineStyleThreshold: 16_384,
		// What tests/tools/check-places.mjs writes for the type checker.
		typescript: { config: (config) => ({ ...config, include: [...config.include, 'places.ts'] }) },
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', .../** @type {`sha256-${string}`[]} */ (ownScripts)],
				'style-src': ['self', 'unsafe-hashes', /** @type {`sha256-${string}`} */ (sha256(announcerStyle))],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self', ...(syncOrigin ? [/** @type {`https://${string}`} */ (syncOrigin)] : [])],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['self'],
				// No text becomes markup or a script's address, but through Svelte's templates, the compiled rules and
				// src/hooks.client.ts.
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'ochaya-rules', 'default']
			}
		}
	}
};
