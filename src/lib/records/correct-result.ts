/** Corrects the result of a match of which only the result is known. */
import type { Noted } from '$lib/match/entry';
import { resolveLine } from '$lib/match/undo';
import type { MatchRow } from '$lib/store/lists/row';
import { amendMatch, type Amended } from './amend-match';

/** Who won such a match, and with which scores. */
export type NotedResult = Pick<Noted, 'winners' | 'scores' | 'lost'>;

/**
 * Undoes the result of a noted match and notes another in its place. The rest stays, as its minutes and who began.
 * Where no result is noted any more, nothing is changed.
 *
 * @param result one that the match can have (see `isNotedFor`).
 * @throws {Trouble} when the line cannot be read.
 */
export const correctResult = (row: MatchRow, { winners, scores, lost }: NotedResult): Promise<Amended> =>
	amendMatch(row, {}, (line) => {
		const last = resolveLine(line).steps.at(-1);
		if (last?.kind !== 'finish' || !last.noted) return [];
		const { lost: _, ...rest } = last.noted;
		const noted: Noted = { ...rest, winners, scores, ...(lost && { lost }) };
		return [
			{ kind: 'undo', of: last.seq },
			{ kind: 'finish', noted }
		];
	});
