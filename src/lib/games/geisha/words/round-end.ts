/** What the table tells when a round is over: who won it and why, and what to do with the real things now. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RoundEndText } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import type { RoundPlayed, State } from '../rules/state.ts';
import { tileIds } from '../rules/tiles.ts';
import { resultHow, resultTitle, resultValue } from './table.ts';

/** @returns what to do before the next round begins. */
export const nextRoundText = ({ rounds, starter }: State, names: readonly string[]): string =>
	asSentences([
		m.geisha_round_end_take_back({ tiles: tileIds.length }),
		m.geisha_round_end_starts({ name: names[starter] ?? '', round: rounds.length + 1 })
	]);

/**
 * @param round the one that is over
 * @param state right after it, while the match goes on
 * @returns what the table tells of it
 */
export const roundEndText = (
	{ number, result }: RoundPlayed,
	state: State,
	names: readonly string[]
): RoundEndText => ({
	title: resultTitle(number, result, names),
	why: asSentences([resultHow(result, names), resultValue(result, state.options)]),
	todo: nextRoundText(state, names)
});
