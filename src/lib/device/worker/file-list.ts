/**
 * The list of the app's files that the service worker caches. The build writes it
 * (`tools/plugins/worker-list`); this file derives the game and the language of a file from its path.
 */

/** A file of the app. */
export interface AppFile {
	/** Relative to the scope of the service worker. */
	readonly url: string;
	/** A hash of the content; `null` for a file that has the hash in its name. */
	readonly revision: string | null;
	/** The transferred size: gzipped for text files. */
	readonly bytes: number;
	/** Whether the home page needs it. */
	readonly isCore?: true;
}

/** The folder of the files that have their content's hash in their names. */
export const immutable = '_app/immutable/';

/**
 * @returns the cache key of a file. Version 0.1.0 used the same keys, so that files unchanged since then are
 * found in its caches.
 */
export const addressOf = ({ url, revision }: AppFile, scope: string): string => {
	const address = new URL(url, scope);
	if (revision) address.searchParams.set('__WB_REVISION__', revision);
	return address.href;
};

/** @returns the language of a rulebook, a player aid or a search index; `undefined` for other files. */
export const languageOf = (url: string): string | undefined => /\/texts\/([^/]+)\//.exec(url)?.[1];

/** @returns the languages of all rulebooks in the list. */
export const languagesOf = (parts: readonly AppFile[]): readonly string[] => [
	...new Set(parts.flatMap(({ url }) => languageOf(url) ?? []))
];

/** @returns the id of the game that a file belongs to; `undefined` for a file that games share. */
export const gameOf = (url: string): string | undefined =>
	/\/(?:games|texts\/[^/]+)\/([a-z]+)/.exec(url)?.[1];

/** @returns the files without the texts of other languages; all files when no language is given. */
export const filesFor = (parts: readonly AppFile[], locales: ReadonlySet<string>): readonly AppFile[] =>
	parts.filter(({ url }) => {
		const locale = languageOf(url);
		return locale === undefined || locales.size === 0 || locales.has(locale);
	});

/** A turn fetches at most this many files, and this many bytes. */
const [maxFiles, maxBytes] = [16, 96_000];

/**
 * Chooses the files of the next turn. Missing files that the page has loaded already come first, all
 * together, since they need no network. After them come a few of the other files at a time: those of the home
 * page, those of the games that the page has loaded files of, files that games share, the other games, and
 * other texts.
 *
 * @param missing the files that are not cached yet.
 * @param held the files that the page has loaded, as paths relative to the scope.
 * @returns an empty list only when nothing is missing.
 */
export const nextFiles = (missing: readonly AppFile[], held: ReadonlySet<string>): readonly AppFile[] => {
	const loaded = missing.filter(({ url, revision }) => revision === null && held.has(url));
	if (loaded.length > 0) return loaded;
	const gamesInUse = new Set([...held].map(gameOf));
	const rank = ({ url, isCore }: AppFile): number => {
		if (isCore) return 0;
		const game = gameOf(url);
		if (game === undefined) return 2;
		return gamesInUse.has(game) ? 1 : languageOf(url) === undefined ? 3 : 4;
	};
	const [first, ...others] = [...missing].sort((one, other) => rank(one) - rank(other)).slice(0, maxFiles);
	let bytes = first?.bytes ?? 0;
	return first ? [first, ...others.filter((part) => (bytes += part.bytes) <= maxBytes)] : [];
};

/** @returns the transferred size of these files together. */
export const bytesOf = (parts: readonly AppFile[]): number =>
	parts.reduce((sum, { bytes }) => sum + bytes, 0);
