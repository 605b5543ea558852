/** What exports say of a match that is over, beyond its row. */
import { isDayOnly } from '$lib/i18n/day-only';
import type { Standing } from '$lib/games/facts';
import type { Outcome, Result } from '$lib/games/outcome';
import type { MatchRecord, MatchRow } from '$lib/match/summary';
import { resultAt, showEndingOf, type ShowEnding } from '$lib/matches/played';

/** What is known of a match once it is over. */
export interface EndedFields {
	readonly outcome: Outcome;
	readonly record: MatchRecord;
	readonly standing: Standing;
}

/** Whether a row or summary is of a match that is over, and has its facts. */
export const isEndedRow = <Row extends Partial<EndedFields>>(row: Row): row is Row & EndedFields =>
	row.outcome !== undefined && row.record !== undefined && row.standing !== undefined;

/** How a match ended for a player, as a code; nobody wins a show that all play together. */
type ResultCode = Result | ShowEnding | 'unfinished';

/** @returns how a match ended for the player in a seat. */
export const resultCodeOf = ({ outcome, record, standing }: EndedFields, seat: number): ResultCode => {
	if (outcome.givenUp === 'unfinished') return 'unfinished';
	if (!record.isTogether) return resultAt(outcome, seat);
	const results = [resultAt(outcome, seat)];
	return showEndingOf({ results, scores: standing.scores, standing });
};

/** Whether only the result of a match was entered, and none of its rounds. */
export const isNoted = (outcome: Outcome): boolean => outcome.noted === true;

/**
 * @param at in milliseconds since 1970.
 * @returns a moment in ISO 8601, in UTC; the date alone where no time is known.
 */
export const isoOf = (at: number): string =>
	new Date(at).toISOString().slice(0, isDayOnly(at) ? 10 : undefined);

/** @returns when a match was last played: not before it began, also where the clock was set back meanwhile. */
export const endOf = ({ started, changed }: Pick<MatchRow, 'started' | 'changed'>): number =>
	Math.max(started, changed);
