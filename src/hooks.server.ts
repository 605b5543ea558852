import { building } from '$app/environment';
import { metas } from '$lib/games/registry';
import type { Handle } from '@sveltejs/kit';
import { readManifest, withAllImports, withAllStyles, withTables, type Manifest } from './hooks.preload';

/** Read once, when the first page is written: it is there by then. */
let manifest: Manifest | undefined;
const games = metas.map(({ id }) => id);

/** Runs while prerendering: writes the page's language into the shell, and what the page will ask for. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => {
			const page = html.replaceAll('%lang%', event.params.lang ?? 'en');
			if (!building) return page;
			manifest ??= readManifest();
			const complete = withAllStyles(withAllImports(page, manifest), manifest);
			return event.route.id === '/[lang=locale]/match' ? withTables(complete, manifest, games) : complete;
		}
	});
