/** The text of the status line while nothing was refused. */
import { m } from '$lib/i18n/paraglide/messages';
import type { State } from '../rules/state.ts';
import { areAllUsed } from '../rules/turn.ts';
import { isDraftUntouched, isUntouched } from '../rules/untouched.ts';
import type { Preview } from '../rules/preview.ts';
import { lastRecap } from '../rules/recap.ts';
import { outcomePreviewText, leftToEnter, takenLines } from './table.ts';

const howTo = {
	counts: () => m.hanamikoji_table_how_counts(),
	majorities: () => m.hanamikoji_table_how_majorities(),
	tokens: () => m.hanamikoji_table_how_tokens()
} as const;

/** @returns the first that applies: how the match would end; how to go on; what is left to enter. */
export const entryText = (state: State, preview: Preview, names: readonly string[]): string => {
	if (preview.outcome) return outcomePreviewText(preview.outcome, names);
	if (isDraftUntouched(state))
		return areAllUsed(state) ? m.hanamikoji_table_reveal() : howTo[state.draft.way]();
	if (preview.entry) return state.draft.way === 'tokens' ? howTo.tokens() : m.hanamikoji_table_ready();
	return leftToEnter(state) || howTo[state.draft.way]();
};

/**
 * @returns before a round is begun, who starts it, with what the last one moved or how to enter a round; then where
 *   its entry stands
 */
export const statusText = (state: State, preview: Preview, names: readonly string[]): string => {
	const round = state.rounds.length + 1;
	const starter = names[state.starter] ?? '';
	const recap = lastRecap(state);
	if (isUntouched(state)) {
		const starts = m.hanamikoji_table_starts_round({ name: starter, round });
		if (!recap) return `${starts}. ${howTo[state.draft.way]()}`;
		// The ties were told when the round was scored.
		return [starts, ...takenLines(recap, state.tokens, names)].join(' · ');
	}
	return entryText(state, preview, names);
};
