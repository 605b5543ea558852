/** Runs while prerendering: every page is finished here, and nowhere else. */
import { building } from '$app/environment';
import { resolve as addressOf } from '$app/paths';
import { metas } from '$lib/games/registry';
import { baseLocale, locales } from '$lib/games/said';
import { m } from '$lib/i18n/paraglide/messages';
import { finished } from '$lib/page/finish';
import { readClientBuild, type ClientBuild } from '$lib/page/manifest';
import type { Handle } from '@sveltejs/kit';

/** Read once, when the first page is written: it is there by then. */
let build: ClientBuild | undefined;
const games = metas.map(({ id }) => id);

export const handle: Handle = ({ event, resolve }) => {
	const lang = locales.find((locale) => locale === event.params.lang) ?? baseLocale;
	const root = addressOf('/');
	const scripts: string[] = [];
	return resolve(event, {
		// Kit would link a part of what a page imports: what it names is where the whole is looked up from.
		preload: ({ type, path }) => {
			if (type !== 'js' || !building) return type !== 'font';
			scripts.push(path.slice(root.length));
			return false;
		},
		transformPageChunk: ({ html }) => {
			if (building) build ??= readClientBuild();
			const around = {
				lang,
				tooOld: m.page_too_old({}, { locale: lang }),
				base: root,
				syncOrigin: __SYNC_ORIGIN__,
				games: event.route.id === '/[lang=locale]/match' ? games : []
			};
			return finished({ html, scripts }, around, build);
		}
	});
};
