/** Reads the matches that are over page by page, for a file of them. */
import { metaOf } from '$lib/games/registry';
import { isStale } from '$lib/records/counted';
import { remakeRows } from '$lib/rows/repair-rows';
import { isListed, type MatchFilter, type MatchRow } from '$lib/store/lists/row';
import { scanMatches } from '$lib/store/lists/scan-rows';

/** How a file is made. */
export interface MakingOptions {
	/** Called with the share that is done, from 0 to 1. */
	readonly onprogress?: (share: number) => void;
	/** Cancels it: no file is made then. */
	readonly signal?: AbortSignal;
}

/** Small, as whole pages are read and checked at once, and a tap must not wait for one. */
const pages = [50, 100] as const;

/**
 * Reads each match once. Rows that another build made are made anew, and come last.
 *
 * @param take called with each page.
 * @throws {Trouble} when the store cannot be read.
 * @throws {DOMException} an `AbortError`, when the signal is given.
 */
export const readEnded = async (
	filter: MatchFilter & { readonly status: 'ended' },
	take: (rows: readonly MatchRow[]) => Promise<void>,
	signal?: AbortSignal
): Promise<void> => {
	const isOld = (row: MatchRow): boolean => isStale(row, (game) => metaOf(game)?.factsVersion);
	const stale: string[] = [];
	await scanMatches(
		filter,
		pages,
		async (found, damaged) => {
			stale.push(...damaged, ...found.filter(isOld).map(({ id }) => id));
			await take(found.filter((row) => !isOld(row)));
		},
		() => signal?.aborted !== true
	);
	signal?.throwIfAborted();
	await remakeRows(stale, async (made) => {
		signal?.throwIfAborted();
		// A row made anew may be of a match that is not over, or that was deleted.
		await take(made.filter((row) => isListed(row, filter)));
	});
	signal?.throwIfAborted();
};
