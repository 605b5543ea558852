/** A preview of the round under way: its result if it were scored as entered so far. */
import type { Outcome } from '../../outcome.ts';
import type { Holder, PerGeisha, RoundEntry } from './actions.ts';
import { draftEntry, draftTokens } from './draft.ts';
import { checkEntry } from './entry-checks.ts';
import { judge } from './goals.ts';
import type { ReasonCode, State } from './state.ts';

export interface Preview {
	/** Where the tokens would lie; unknown majorities move no token. */
	readonly tokens: PerGeisha<Holder>;
	/** The entry to score; `undefined` while it is incomplete or impossible. */
	readonly entry: RoundEntry | undefined;
	/** How the match would end with this entry; `undefined` if it would go on. */
	readonly outcome: Outcome<ReasonCode> | undefined;
}

/** @returns the preview of a state's draft. */
export const previewOf = (state: State): Preview => {
	const tokens = draftTokens(state);
	const entry = draftEntry(state.draft);
	if (!entry || checkEntry(entry, state.tokens, state.options.cardsEach))
		return { tokens, entry: undefined, outcome: undefined };
	return { tokens, entry, outcome: judge(tokens, state.rounds.length + 1, state.options) };
};
