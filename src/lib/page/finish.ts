/**
 * Fills our placeholders of `app.html` in a prerendered page: its language, the import map, links that
 * preload its files, and its content security policy.
 */
import { chunksOf, filesOf, type ClientBuild, type Manifest } from './client-build.ts';
import { policyOf } from './policy.ts';
import firstScript from './first-script.js?raw';
import tableLinks from './table-links.js?raw';

/** A page as SvelteKit rendered it. */
export interface KitPage {
	readonly html: string;
	/** The scripts that SvelteKit would have preloaded, as paths within the client's folder. */
	readonly scripts: readonly string[];
}

/** What the app knows about a page and SvelteKit does not. */
export interface PageContext {
	readonly lang: string;
	/** The text for browsers without import maps. */
	readonly tooOld: string;
	/** The base path of the app, with a slash at its end. */
	readonly base: string;
	/** The one other origin that the page may connect to; empty for none. */
	readonly syncOrigin: string;
	/** The ids of the games whose table this page can show. */
	readonly games: readonly string[];
}

const isStyle = (file: string): boolean => file.endsWith('.css');

/**
 * @param has the files that the page loads anyway.
 * @returns for each game the addresses of the other files that its table needs, fonts included.
 * @throws {Error} when the build has no table of a game.
 */
const tableFiles = (manifest: Manifest, games: readonly string[], base: string, has: ReadonlySet<string>) => {
	// Without them the table would first be drawn in the fallback font, and laid out again once they are
	// loaded.
	const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
	const filesOfGame = (game: string) => {
		const table = Object.keys(manifest).filter((key) => manifest[key]?.name === game);
		if (table.length === 0) throw new Error(`the table of ${game} is not in the build`);
		const files = filesOf(manifest, table).filter((file) => !has.has(file));
		return [...files, ...fonts].map((file) => base + file);
	};
	return Object.fromEntries(games.map((game) => [game, filesOfGame(game)]));
};

/** @returns a script element with this script, without its indentation, empty lines and one-line comments. */
const inlineScript = (script: string): string => {
	const lines = script.split('\n').map((line) => line.trim());
	return `<script>${lines.filter((line) => line && !/^(\/\/|\/\*)/.test(line)).join('\n')}</script>`;
};

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * @param parts the replacements, by the name of their placeholder.
 * @throws {Error} for a placeholder that the page does not have.
 */
const fillPlaceholders = (html: string, parts: Readonly<Record<string, string>>): string =>
	Object.entries(parts).reduce((text, [name, part]) => {
		if (!text.includes(`%ochaya.${name}%`)) throw new Error(`app.html has no place for ${name}`);
		return text.replaceAll(`%ochaya.${name}%`, () => part);
	}, html);

/**
 * @param build undefined during development: the page then gets no preload links and no content security
 * policy.
 * @returns the finished HTML of the page.
 * @throws {Error} when a placeholder is missing in the page, or the table of a game in the build.
 */
export const finishPage = (page: KitPage, context: PageContext, build: ClientBuild | undefined): string => {
	const { lang, tooOld, base, syncOrigin, games } = context;
	const html = fillPlaceholders(page.html, { lang, tooOld, first: inlineScript(firstScript) });
	if (!build) return fillPlaceholders(html, { policy: '', importMap: '', links: '', tables: '' });
	const { manifest, importMap, read } = build;
	const files = filesOf(manifest, chunksOf(manifest, new Set(page.scripts)));
	const scripts = files.filter((file) => !isStyle(file));
	// SvelteKit inlines most styles, but not those that it found first behind a dynamic import. Without these
	// the page would be drawn twice: unstyled in parts, then again.
	const styles = files.filter((file) => isStyle(file) && !html.includes(file));
	const links = [
		...scripts.map((file) => `<link rel="modulepreload" href="${base}${file}" />`),
		...styles.map((file) => `<style>${read(file)}</style>`),
		// SvelteKit writes the same for the styles it inlines: the browser does not fetch these links, and Vite's
		// preload code takes their files for loaded.
		...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled media="(max-width: 0)" />`)
	];
	const tables = escapeAttribute(JSON.stringify(tableFiles(manifest, games, base, new Set(files))));
	const withoutPolicy = fillPlaceholders(html, {
		importMap: `<script type="importmap">${importMap}</script>`,
		links: links.join('\n\t\t'),
		tables:
			games.length > 0 ? `<meta name="ochaya-tables" content="${tables}" />${inlineScript(tableLinks)}` : ''
	});
	const policy = escapeAttribute(policyOf(withoutPolicy, syncOrigin));
	return fillPlaceholders(withoutPolicy, {
		policy: `<meta http-equiv="content-security-policy" content="${policy}" />`
	});
};
