/** What the build of the client wrote about its files, as Vite documents it: its manifest and its import map. */
import { readFileSync } from 'node:fs';

/** A file of the client, with what it imports at once. */
interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
}
/** By module or by chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A build of the client: finished by the time the first page is written. */
export interface ClientBuild {
	readonly manifest: Manifest;
	/** Which file stands for which unchanging name, as JSON. */
	readonly importMap: string;
	/** @returns the text of one of its files. */
	readonly read: (file: string) => string;
}

/** @returns the build in Kit's output folder. */
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
 * @returns the files of these chunks and of all they import at once, each once: scripts, then styles.
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

/** @returns the keys of the chunks that these files are. */
export const chunksOf = (manifest: Manifest, files: ReadonlySet<string>): readonly string[] =>
	Object.keys(manifest).filter((key) => files.has(manifest[key]?.file ?? ''));
