import { existsSync } from 'node:fs';
import { resolve } from '$app/paths';
import { baseLocale, locales, type Locale } from '$lib/i18n/locale';
import { metas } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';
import { withRegion } from '$lib/i18n/format';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const entries: EntryGenerator = () => locales.map((lang) => ({ lang }));

/** The base path of the app, with a slash at its end. */
const home = resolve('/');

const icon = (purpose: 'any' | 'maskable', size: number) => ({
	src: `${home}icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose
});
/**
 * A language has no screenshots until `tools/pictures/make-screenshots.mjs` makes them; those of the base
 * language stand in.
 */
const screenshotLocale = (lang: Locale): Locale =>
	existsSync(`static/screenshots/${lang}-home.png`) ? lang : baseLocale;
const screenshot = (lang: Locale, name: string, form_factor: 'narrow' | 'wide', sizes: string) => ({
	src: `${home}screenshots/${lang}-${name}.png`,
	sizes,
	type: 'image/png',
	form_factor
});

/** The web app manifest. Its id is the same in all languages, so that they install the same app. */
export const GET: RequestHandler = ({ params }) => {
	const locale = params.lang;
	const games = new Intl.ListFormat(withRegion(locale));
	const page = (path: string) => `${home}${locale}/${path}`;
	return new Response(
		JSON.stringify({
			id: home,
			start_url: home,
			scope: home,
			lang: locale,
			name: 'Ochaya',
			short_name: 'Ochaya',
			description: m.manifest_description({ games: games.format(metas.map(({ name }) => name)) }, { locale }),
			display: 'standalone',
			background_color: '#f7f1e4',
			theme_color: '#f7f1e4',
			categories: ['games', 'entertainment'],
			launch_handler: { client_mode: 'navigate-existing' },
			icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
			screenshots: [
				screenshot(screenshotLocale(locale), 'home', 'narrow', '780x1688'),
				screenshot(screenshotLocale(locale), 'table', 'narrow', '780x1688'),
				screenshot(screenshotLocale(locale), 'table-wide', 'wide', '1688x780')
			],
			shortcuts: [
				...metas.map(({ id, name }) => ({
					name: m.setup_title({ game: name }, { locale }),
					short_name: name,
					url: page(`new/?game=${id}`)
				})),
				{ name: m.tab_rules({}, { locale }), url: page('rules/') }
			]
		}),
		{ headers: { 'content-type': 'application/manifest+json' } }
	);
};
