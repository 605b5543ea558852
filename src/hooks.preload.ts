/**
 * What a prerendered page asks for in one go. Kit names what a page imports, but leaves out what something
 * fetched later imports too, which then costs another trip; and what the table of a game needs is known to
 * nobody before the match is read. Both stand in the manifest of the build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}
/** Vite's manifest of the client, by module or by chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

const client = '.svelte-kit/output/client/';

/** @returns the manifest of the client that was just built. */
export const readManifest = (): Manifest =>
	JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Manifest;

/** @returns the files of these chunks and of all they import at once, each once, scripts before styles. */
const filesOf = (manifest: Manifest, chunks: Iterable<string>): readonly string[] => {
	const found = new Map<string, Chunk>();
	const visit = (key: string): void => {
		const chunk = manifest[key];
		if (!chunk || found.has(key)) return;
		found.set(key, chunk);
		chunk.imports?.forEach(visit);
	};
	for (const key of chunks) visit(key);
	const reached = [...found.values()];
	return [...new Set([...reached.map(({ file }) => file), ...reached.flatMap(({ css }) => css ?? [])])];
};

const link = /<link href="([^"]*?)(_app\/[^"]+)" rel="modulepreload">\s*/g;

/** @returns the files of all that a page imports, which Kit's links name in part. */
const filesOfPage = (html: string, manifest: Manifest): readonly string[] => {
	const asked = new Set([...html.matchAll(link)].map(([, , file]) => file));
	const entries = Object.entries(manifest).filter(
		([, { file }]) => asked.has(file) && /\/(nodes|entry)\//.test(file)
	);
	return filesOf(
		manifest,
		entries.map(([key]) => key)
	);
};

/**
 * Writes a page's links to its scripts anew: all of what it imports.
 *
 * @param html of a whole page as Kit wrote it.
 */
export const withAllImports = (html: string, manifest: Manifest): string => {
	const [first] = html.matchAll(link);
	if (!first) return html;
	const links = filesOfPage(html, manifest)
		.filter((file) => file.endsWith('.js'))
		.map((file) => `<link href="${first[1] ?? ''}${file}" rel="modulepreload">`);
	let isFirst = true;
	return html.replace(link, () => {
		const text = isFirst ? `${links.join('\n\t\t')}\n\t\t` : '';
		isFirst = false;
		return text;
	});
};

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Writes into a page the styles of all it imports. Kit leaves out those that it met before behind something
 * fetched later, and the page would be drawn without them first.
 *
 * @param html of a whole page as Kit wrote it, its styles in one element.
 * @param read the text of a file of the build.
 * @throws Error when the page's policy does not name its styles, or a style asks for a file.
 */
export const withAllStyles = (
	html: string,
	manifest: Manifest,
	read = (file: string) => readFileSync(client + file, 'utf8')
): string => {
	const missing = filesOfPage(html, manifest).filter((file) => file.endsWith('.css') && !html.includes(file));
	const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
	const [first] = html.matchAll(link);
	if (missing.length === 0 || !first) return html;
	const texts = missing.map(read);
	if (styles === undefined || !html.includes(hashOf(styles)) || texts.some((text) => text.includes('url(')))
		throw new Error(`the styles of ${missing.join()} cannot stand in the page`);
	const all = [styles, ...texts].join('\n');
	// As Kit does: the browser takes these files for there, and does not fetch them.
	const links = missing.map(
		(file) => `<link href="${first[1] ?? ''}${file}" rel="stylesheet" disabled media="(max-width: 0)">`
	);
	return html
		.replace(hashOf(styles), hashOf(all))
		.replace(`<style>${styles}</style>`, () => [`<style>${all}</style>`, ...links].join('\n\t\t'));
};

/**
 * The files of each game's table, for the script in app.html that asks for those of the game in the address.
 *
 * @param html of the page of a match, as Kit wrote it.
 * @param games their ids; the build names a chunk after each (vite.config.ts).
 */
export const withTables = (html: string, manifest: Manifest, games: readonly string[]): string => {
	const base = link.exec(html)?.[1] ?? '/';
	link.lastIndex = 0;
	// Drawn first with another face, the table would be laid out anew when they come.
	const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
	const filesByGame = Object.fromEntries(
		games.map((game) => {
			const chunks = Object.keys(manifest).filter((key) => manifest[key]?.name === game);
			const files = [...filesOf(manifest, chunks).filter((file) => !html.includes(file)), ...fonts];
			return [game, files.map((file) => base + file)];
		})
	);
	const content = JSON.stringify(filesByGame).replaceAll('"', '&quot;');
	return html.replace('<!--tables-->', `<meta name="ochaya-tables" content="${content}" />`);
};
