/** Corrects the result of a match of which only the result is known, and that is not open on this page. */
import { correctionOf, type NotedResult } from '$lib/match/noted-line';
import { resolveLine } from '$lib/match/undo';
import type { MatchRow } from '$lib/store/lists/row';
import { amendMatch, type Amended } from './amend-match';

/**
 * Undoes the result of a noted match and notes another in its place. Where no result is noted any more, nothing is changed.
 *
 * @param result one that the match can have (see `isNotedFor`).
 * @throws {Trouble} when the line cannot be read.
 */
export const correctResult = (row: MatchRow, result: NotedResult): Promise<Amended> =>
	amendMatch(row, {}, (line) => {
		const last = resolveLine(line).steps.at(-1);
		return last?.kind === 'finish' && last.noted ? correctionOf(last.seq, last.noted, result) : [];
	});
