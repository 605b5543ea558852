/**
 * What a prerendered page asks for in one go. Kit names what a page imports, but leaves out what something
 * fetched later imports too, which then costs another trip; and what the table of a game needs is known to
 * nobody before the match is read. Both stand in the manifest of the build.
 */
import { readFileSync } from 'node:fs';

interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}
/** Vite's manifest of the client, by module or by chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** @returns the manifest of the client that was just built. */
export const readManifest = (): Manifest =>
	JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8')) as Manifest;

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

/**
 * Writes a page's links to its scripts anew: all of what it imports.
 *
 * @param html of a whole page as Kit wrote it.
 */
export const withAllImports = (html: string, manifest: Manifest): string => {
	const asked = [...html.matchAll(link)];
	const [first] = asked;
	if (!first) return html;
	const files = new Set(asked.map(([, , file]) => file));
	const isEntry = ({ file }: Chunk) => files.has(file) && /\/(nodes|entry)\//.test(file);
	const entries = Object.keys(manifest).filter((key) => {
		const chunk = manifest[key];
		return chunk !== undefined && isEntry(chunk);
	});
	const links = filesOf(manifest, entries)
		.filter((file) => file.endsWith('.js'))
		.map((file) => `<link href="${first[1] ?? ''}${file}" rel="modulepreload">`);
	let isFirst = true;
	return html.replace(link, () => {
		const text = isFirst ? `${links.join('\n\t\t')}\n\t\t` : '';
		isFirst = false;
		return text;
	});
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
	const filesByGame = Object.fromEntries(
		games.map((game) => {
			const chunks = Object.keys(manifest).filter((key) => manifest[key]?.name === game);
			const files = filesOf(manifest, chunks).filter((file) => !html.includes(file));
			return [game, files.map((file) => base + file)];
		})
	);
	const content = JSON.stringify(filesByGame).replaceAll('"', '&quot;');
	return html.replace('<!--tables-->', `<meta name="ochaya-tables" content="${content}" />`);
};
