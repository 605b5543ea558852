/** The matches that are offered for BG Stats, and a file of them. */
import { metaOf } from '$lib/games/registry';
import { matches } from '$lib/matches.svelte';
import { eveningOf } from '$lib/records/evening';
import { shortTasks } from '$lib/store/db/short-tasks';
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { sentMatches } from '$lib/store/settings/settings';
import { bgStatsApp } from './bg-stats';
import { PlayFile } from './bg-stats-file';
import type { MakingOptions } from './matches-csv';
import { personFinder } from './person';

/** Which matches are offered: of the last evening with any, of the last thirty days, or all. */
export const spans = ['evening', 'month', 'all'] as const;
export type Span = (typeof spans)[number];

const month = 30 * 86_400_000;

/**
 * @param rows the last played first.
 * @param now in milliseconds since 1970.
 * @returns those of a span that BG Stats can take: they are over and have a result.
 */
export const rowsOfSpan = (rows: readonly MatchRow[], span: Span, now: number): readonly MatchRow[] => {
	const sendable = rows.filter((row) => statusOf(row) === 'ended' && row.outcome?.givenUp !== 'unfinished');
	if (span === 'all') return sendable;
	if (span === 'month') return sendable.filter(({ changed }) => changed >= now - month);
	const [last] = sendable;
	return sendable.filter(({ changed }) => last && eveningOf(changed) === eveningOf(last.changed));
};

/** A play file, and the matches in it. */
export interface MadePlayFile {
	readonly file: Blob;
	readonly matches: readonly string[];
}

/**
 * Makes a file of those of the matches that were not sent to BG Stats yet; of all of them, if all were sent.
 *
 * @param anonymous the name of guests.
 * @throws {DOMException} an `AbortError`, when it is cancelled.
 */
export const makePlayFile = async (
	rows: readonly MatchRow[],
	anonymous: string,
	{ onprogress = () => undefined, signal }: MakingOptions = {}
): Promise<MadePlayFile> => {
	const sent = await sentMatches(bgStatsApp);
	const unsent = rows.filter(({ id }) => !sent.has(id));
	const wanted = unsent.length > 0 ? unsent : rows;
	const pause = shortTasks();
	const file = new PlayFile({ metaOf, personAt: personFinder(matches.players), anonymous });
	for (const [index, row] of wanted.entries()) {
		signal?.throwIfAborted();
		file.add(row);
		onprogress((index + 1) / wanted.length);
		await pause();
	}
	signal?.throwIfAborted();
	return { file: file.toBlob(), matches: file.matches };
};
