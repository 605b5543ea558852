/** Runs while prerendering: adds to each page what SvelteKit does not (see `page/finish.ts`). */
import { building } from '$app/environment';
import { resolve as addressOf } from '$app/paths';
import { metas } from '$lib/games/registry';
import { baseLocale, locales } from '$lib/i18n/locale';
import { m } from '$lib/i18n/paraglide/messages';
import { finishPage } from '$lib/page/finish';
import { readClientBuild, type ClientBuild } from '$lib/page/client-build';
import type { Handle } from '@sveltejs/kit';

/** Read once, when the first page is prerendered: SvelteKit has built the client by then. */
let build: ClientBuild | undefined;
const games = metas.map(({ id }) => id);

export const handle: Handle = ({ event, resolve }) => {
	const lang = locales.find((locale) => locale === event.params.lang) ?? baseLocale;
	const root = addressOf('/');
	const scripts: string[] = [];
	return resolve(event, {
		// SvelteKit would preload only some of a page's scripts. Its list is taken as the start instead, and
		// `finishPage` links all that these scripts import.
		preload: ({ type, path }) => {
			if (type !== 'js' || !building) return type !== 'font';
			scripts.push(path.slice(root.length));
			return false;
		},
		transformPageChunk: ({ html }) => {
			if (building) build ??= readClientBuild();
			const context = {
				lang,
				tooOld: m.page_too_old({}, { locale: lang }),
				base: root,
				syncOrigin: __SYNC_ORIGIN__,
				games: event.route.id === '/[lang=locale]/match' ? games : []
			};
			return finishPage({ html, scripts }, context, build);
		}
	});
};
