/**
 * What a prerendered page is given before it is written: its language, the names of the files it may ask for, links
 * to those it asks for at once, and its policy. Each stands at a placeholder of ours in `app.html`.
 */
import { chunksOf, filesOf, type ClientBuild, type Manifest } from './manifest.ts';
import { policyOf } from './policy.ts';
import first from './first.js?raw';
import tableLinks from './table-links.js?raw';

/** A page as Kit made it. */
export interface KitPage {
	readonly html: string;
	/** The scripts that Kit would have linked, as paths within the client's folder. */
	readonly scripts: readonly string[];
}

/** What only this app knows of a page. */
export interface Around {
	readonly lang: string;
	/** Said where the browser cannot read the names of the files. */
	readonly tooOld: string;
	/** The root of the app's files, with the slash at its end. */
	readonly base: string;
	readonly syncOrigin: string;
	/** Games of which a table may be opened on this page. */
	readonly games: readonly string[];
}

const isStyle = (file: string): boolean => file.endsWith('.css');

/** @returns for each game the addresses of what its table asks for beside what the page has, fonts included. */
const tableFiles = (manifest: Manifest, games: readonly string[], base: string, has: ReadonlySet<string>) => {
	// Drawn first with another face, the table would be laid out anew when they come.
	const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
	const filesOfGame = (game: string) => {
		const table = Object.keys(manifest).filter((key) => manifest[key]?.name === game);
		if (table.length === 0) throw new Error(`the table of ${game} is not in the build`);
		const files = filesOf(manifest, table).filter((file) => !has.has(file));
		return [...files, ...fonts].map((file) => base + file);
	};
	return Object.fromEntries(games.map((game) => [game, filesOfGame(game)]));
};

/** @returns an element with a script of ours, without the lines that are for who reads it. */
const inlined = (script: string): string => {
	const lines = script.split('\n').map((line) => line.trim());
	return `<script>${lines.filter((line) => line && !/^(\/\/|\/\*)/.test(line)).join('\n')}</script>`;
};

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param parts by placeholder. @throws Error for a placeholder that the page does not have. */
const filled = (html: string, parts: Readonly<Record<string, string>>): string =>
	Object.entries(parts).reduce((text, [name, part]) => {
		if (!text.includes(`%ochaya.${name}%`)) throw new Error(`app.html has no place for ${name}`);
		return text.replaceAll(`%ochaya.${name}%`, () => part);
	}, html);

/**
 * @param build none while developing: then nothing is linked, and nothing forbidden.
 * @returns the page as it is written.
 */
export const finished = (page: KitPage, around: Around, build: ClientBuild | undefined): string => {
	const { lang, tooOld, base, syncOrigin, games } = around;
	const said = filled(page.html, { lang, tooOld, first: inlined(first) });
	if (!build) return filled(said, { policy: '', importMap: '', links: '', tables: '' });
	const { manifest, importMap, read } = build;
	const files = filesOf(manifest, chunksOf(manifest, new Set(page.scripts)));
	const scripts = files.filter((file) => !isStyle(file));
	// Kit has written most styles into the page, but not those that it met first behind something fetched later:
	// without them the page would be drawn in two steps.
	const styles = files.filter((file) => isStyle(file) && !said.includes(file));
	const links = [
		...scripts.map((file) => `<link rel="modulepreload" href="${base}${file}" />`),
		...styles.map((file) => `<style>${read(file)}</style>`),
		// As Kit does: the browser takes these files for there, and does not fetch them.
		...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled media="(max-width: 0)" />`)
	];
	const tables = attribute(JSON.stringify(tableFiles(manifest, games, base, new Set(files))));
	const whole = filled(said, {
		importMap: `<script type="importmap">${importMap}</script>`,
		links: links.join('\n\t\t'),
		tables: games.length > 0 ? `<meta name="ochaya-tables" content="${tables}" />${inlined(tableLinks)}` : ''
	});
	const policy = attribute(policyOf(whole, syncOrigin));
	return filled(whole, { policy: `<meta http-equiv="content-security-policy" content="${policy}" />` });
};
