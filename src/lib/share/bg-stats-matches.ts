/** The matches that are offered for BG Stats, and a file of them. */
import { metaOf } from '$lib/games/registry';
import { dayOfEvening } from '$lib/records/evening';
import { shortTasks } from '$lib/store/db/short-tasks';
import { listMatches } from '$lib/store/lists/list-matches';
import type { MatchFilter, MatchRow } from '$lib/store/lists/row';
import { countIn } from '$lib/store/lists/scan-rows';
import { listPlayers } from '$lib/store/players/players';
import { sentMatches } from '$lib/store/settings/sent';
import { bgStatsApp } from './bg-stats';
import { PlayFile } from './bg-stats-file';
import { personFinder } from './person';
import { readEnded, type MakingOptions } from './read-ended';

/** Which matches are offered: of the last evening with any, of the last thirty days, or all. */
export const spans = ['evening', 'month', 'all'] as const;
export type Span = (typeof spans)[number];

/** The filter of a span. */
export type SpanFilter = MatchFilter & { readonly status: 'ended' };

/** Whether a match has a result, even if its row has yet to be made anew by this build. */
const hasResult = ({ outcome }: MatchRow): boolean => outcome?.givenUp !== 'unfinished';
const sendable: SpanFilter = { status: 'ended', has: hasResult };
const month = 30 * 86_400_000;

/** @returns when the evening began to which a match belongs, in milliseconds since 1970. */
const beginningOfEvening = (at: number): number => {
	const noon = dayOfEvening(at);
	// The first hour that belongs to the same day, as `dayOfEvening` reckons it.
	const hour = Array.from({ length: 12 }, (_, early) => new Date(noon).setHours(early, 0, 0, 0)).find(
		(time) => dayOfEvening(time) === noon
	);
	return hour ?? noon;
};

/**
 * @param now in milliseconds since 1970.
 * @returns the filter for the matches of a span that BG Stats can take.
 */
export const filterOfSpan = async (span: Span, now: number): Promise<SpanFilter> => {
	if (span === 'all') return sendable;
	if (span === 'month') return { ...sendable, from: now - month };
	const [last] = (await listMatches({ ...sendable, limit: 1 }, () => now)).rows;
	return { ...sendable, from: last ? beginningOfEvening(last.changed) : now };
};

/** A play file, and the matches in it. */
export interface MadePlayFile {
	readonly file: Blob;
	readonly matches: readonly string[];
}

/**
 * Makes a file of the matches of a filter that were not sent to BG Stats yet; of all of them, if all were sent.
 *
 * @param anonymous the name of guests.
 * @throws {Trouble} when the store cannot be read.
 * @throws {DOMException} an `AbortError`, when it is cancelled.
 */
export const makePlayFile = async (
	filter: SpanFilter,
	anonymous: string,
	{ onprogress = () => undefined, signal }: MakingOptions = {}
): Promise<MadePlayFile> => {
	const [{ players }, sent, total] = await Promise.all([
		listPlayers(),
		sentMatches(bgStatsApp),
		countIn({ status: 'ended' })
	]);
	const pause = shortTasks();
	const options = { metaOf, personAt: personFinder(players), anonymous };
	const read = async (has: (row: MatchRow) => boolean): Promise<PlayFile> => {
		const file = new PlayFile(options);
		let done = 0;
		await readEnded(
			{ ...filter, has: (row) => hasResult(row) && has(row) },
			async (rows) => {
				for (const row of rows) {
					file.add(row);
					await pause();
				}
				done += rows.length;
				onprogress(done < total ? done / total : 1);
			},
			signal
		);
		return file;
	};
	const unsent = await read(({ id }) => !sent.has(id));
	const made = unsent.matches.length > 0 ? unsent : await read(() => true);
	return { file: made.toBlob(), matches: made.matches };
};
