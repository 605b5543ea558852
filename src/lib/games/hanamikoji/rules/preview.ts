/** What the round under way would give, as entered so far. */
import type { Outcome } from '../../said.ts';
import type { Holder, PerGeisha, RoundEntry } from './actions.ts';
import { draftEntry, draftTokens } from './draft.ts';
import { checkEntry } from './entry-checks.ts';
import { judge } from './goals.ts';
import type { ReasonCode, State } from './state.ts';

export interface Preview {
	/** Where the tokens would lie; what is not entered yet stays. */
	readonly tokens: PerGeisha<Holder>;
	/** The round, once it can be scored. */
	readonly entry: RoundEntry | undefined;
	/** How the match would end with it. */
	readonly outcome: Outcome<ReasonCode> | undefined;
}

/** @returns where the entry leads, and the entry itself once it is complete and possible. */
export const previewOf = (state: State): Preview => {
	const tokens = draftTokens(state);
	const entry = draftEntry(state.draft);
	if (!entry || checkEntry(entry, state.tokens)) return { tokens, entry: undefined, outcome: undefined };
	return { tokens, entry, outcome: judge(tokens, state.rounds.length + 1, state.options) };
};
