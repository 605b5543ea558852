/** What the table tells when a round is over: who took what and why, and what to do with the real things now. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RoundEndText } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { itemCards } from '../rules/geishas.ts';
import { lastRecap } from '../rules/match.ts';
import type { State } from '../rules/state.ts';
import { recapLines } from './table.ts';

/** @returns what to do before the next round begins. */
export const nextRoundText = ({ options, rounds, starter }: State, names: readonly string[]): string =>
	asSentences([
		m.hanamikoji_round_end_take_back({ cards: itemCards }),
		...(options.markers ? [m.hanamikoji_round_end_markers()] : []),
		m.hanamikoji_round_end_tokens(),
		m.hanamikoji_table_starts_round({ name: names[starter] ?? '', round: rounds.length + 1 })
	]);

/**
 * @param state right after a round was scored in which nobody reached a goal
 * @returns what the table tells of it; undefined before a round is scored
 */
export const roundEndText = (state: State, names: readonly string[]): RoundEndText | undefined => {
	const recap = lastRecap(state);
	return (
		recap && {
			title: m.hanamikoji_round_end_title({ round: state.rounds.length }),
			why: asSentences([...recapLines(recap, state.tokens, names), m.hanamikoji_table_no_goal()]),
			todo: nextRoundText(state, names)
		}
	);
};
