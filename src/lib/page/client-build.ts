/** Reads what the client build says about its files: Vite's manifest, and the import map. */
import { readFileSync } from 'node:fs';

/** A file of the client, with the keys of the chunks that it imports statically. */
interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}
/** Vite's manifest: chunks by their key, which is the path of a module or the name of a shared chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A finished build of the client. */
export interface ClientBuild {
	readonly manifest: Manifest;
	/** The JSON of the import map, which leads from stable names to the hashed files. */
	readonly importMap: string;
	/** @returns the text of a file, given by its path in the build. */
	readonly read: (file: string) => string;
}

/**
 * @returns the client build in SvelteKit's output folder.
 * @throws when there is no build.
 */
export const readClientBuild = (): ClientBuild => {
	const read = (file: string): string => readFileSync(`.svelte-kit/output/client/${file}`, 'utf8');
	return {
		manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
		importMap: read('importmap.json'),
		read
	};
};

/**
 * @param chunks keys of the manifest.
 * @returns the files of these chunks and of all that they import statically, without duplicates: scripts,
 * then styles.
 */
export const filesOf = (manifest: Manifest, chunks: Iterable<string>): readonly string[] => {
	const reached = new Map<string, Chunk>();
	const visit = (key: string): void => {
		const chunk = manifest[key];
		if (!chunk || reached.has(key)) return;
		reached.set(key, chunk);
		chunk.imports?.forEach(visit);
	};
	for (const key of chunks) visit(key);
	const all = [...reached.values()];
	return [...new Set([...all.map(({ file }) => file), ...all.flatMap(({ css }) => css ?? [])])];
};

/** @returns the manifest keys of these files. */
export const chunksOf = (manifest: Manifest, files: ReadonlySet<string>): readonly string[] =>
	Object.keys(manifest).filter((key) => files.has(manifest[key]?.file ?? ''));
