/** The text of the status line while nothing was refused. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { areAllUsed, isDraftUntouched, isFirstEntry, isUntouched } from '../rules/round.ts';
import { lastRecap, type Preview } from '../rules/match.ts';
import { leftToEnter, markerActions, outcomePreviewText, takenLines } from './table.ts';

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
 * @param last the last action, which is explained if it played a marker
 * @returns before a round is begun, who starts it, with what the last one moved or how to enter a round; then where
 *   its entry stands
 */
export const statusText = (
	state: State,
	preview: Preview,
	names: readonly string[],
	last?: Action
): string => {
	const round = state.rounds.length + 1;
	const starter = names[state.starter] ?? '';
	const recap = lastRecap(state);
	if (isUntouched(state)) {
		const starts = m.hanamikoji_table_starts_round({ name: starter, round });
		if (!recap) return `${starts}. ${howTo[state.draft.way]()}`;
		// The ties were told when the round was scored.
		return [starts, ...takenLines(recap, state.tokens, names)].join(' · ');
	}
	// The last action of all ends the turns, and what comes then is told.
	const isAction = last?.type === 'marker' && last.used && !areAllUsed(state);
	const text = isAction ? markerActions[last.marker]() : entryText(state, preview, names);
	// Other actions leave no mark.
	const isMarked = last && ['marker', 'count', 'majority', 'token'].includes(last.type);
	return isMarked && isFirstEntry(state) ? `${text} ${m.hanamikoji_table_dot()}` : text;
};
