/** The list of what the service worker keeps: the build writes it (`tools/plugins/worker-list`), names tell what is what. */

/** A file of the app. */
export interface Part {
	/** Below the scope of the worker. */
	readonly url: string;
	/** Changes with what is in the file; `null` where its name does. */
	readonly revision: string | null;
	/** On the wire, gzipped where it is text. */
	readonly bytes: number;
	/** Home does not open without it. */
	readonly isCore?: true;
}

/** The files of the app below it are named by what is in them. */
export const immutable = '_app/immutable/';

/**
 * Under which address a file is kept. The worker of version 0.1.0 kept its files under the same ones, so that what
 * has not changed since is found there.
 */
export const addressOf = ({ url, revision }: Part, scope: string): string => {
	const address = new URL(url, scope);
	if (revision) address.searchParams.set('__WB_REVISION__', revision);
	return address.href;
};

/** @returns the language of a rulebook, a player aid or what is looked up in them; `undefined` for other files. */
export const languageOf = (url: string): string | undefined => /\/texts\/([^/]+)\//.exec(url)?.[1];

/** @returns all languages that the app has texts in. */
export const languagesOf = (parts: readonly Part[]): readonly string[] => [
	...new Set(parts.flatMap(({ url }) => languageOf(url) ?? []))
];

/** @returns the game whose file or text it is; `undefined` for what belongs to the house. */
export const gameOf = (url: string): string | undefined =>
	/\/(?:games|texts\/[^/]+)\/([a-z]+)/.exec(url)?.[1];

/** @returns what a phone keeps that has chosen these languages; all texts where none is known. */
export const partsFor = (parts: readonly Part[], locales: ReadonlySet<string>): readonly Part[] =>
	parts.filter(({ url }) => {
		const locale = languageOf(url);
		return locale === undefined || locales.size === 0 || locales.has(locale);
	});

/** So much is fetched in one turn at most, in files and bytes. */
const [mostFiles, mostBytes] = [16, 96_000];

/**
 * What comes next of what is missing: at once all that the page holds already, which no network is asked for; then a
 * few of the other files, first those of the games in hand, then the house, the other games, and texts.
 *
 * @param held the paths below the scope of what the page has loaded.
 */
export const nextOf = (missing: readonly Part[], held: ReadonlySet<string>): readonly Part[] => {
	const here = missing.filter(({ url, revision }) => revision === null && held.has(url));
	if (here.length > 0) return here;
	const inHand = new Set([...held].map(gameOf));
	const rank = ({ url, isCore }: Part): number => {
		if (isCore) return 0;
		const game = gameOf(url);
		if (game === undefined) return 2;
		return inHand.has(game) ? 1 : languageOf(url) === undefined ? 3 : 4;
	};
	const [first, ...others] = [...missing].sort((one, other) => rank(one) - rank(other)).slice(0, mostFiles);
	let bytes = first?.bytes ?? 0;
	return first ? [first, ...others.filter((part) => (bytes += part.bytes) <= mostBytes)] : [];
};

export const bytesOf = (parts: readonly Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);
