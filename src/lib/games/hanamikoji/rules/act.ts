/** Applies the actions of Hanamikoji to its state. */
import { otherSide, withSide } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { markers, type Action, type RoundEntry } from './actions.ts';
import { emptyDraft, tokensAfter } from './draft.ts';
import { enterCount, enterMajority, enterToken } from './enter.ts';
import { checkEntry } from './entry-checks.ts';
import { judge } from './goals.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';
import { changeWay, emptyAside } from './change-way.ts';

/**
 * Sets whether a marker is used. The used markers stay in the order of their numbers, however they were
 * flipped.
 */
const flip = (state: State, { side, marker, used }: Extract<Action, { type: 'marker' }>): State => {
	const flipped = markers.filter((each) => (each === marker ? used : state.used[side].includes(each)));
	return { ...state, used: withSide(state.used, side, flipped) };
};

/**
 * Scores the round: moves the tokens, then tests the goals. If nobody reached one, the next round begins with
 * all markers unused and with the player who did not begin this round; the number of the round cannot tell
 * who that is, since players can correct the starter.
 */
const score = (state: State, entry: RoundEntry): State | Refusal<RefusalCode> => {
	const refusal = checkEntry(entry, state.tokens, state.options.cardsEach);
	if (refusal) return refusal;

	const tokens = tokensAfter(state.tokens, entry);
	const rounds = [...state.rounds, { starter: state.starter, entry, tokens }];
	// The new draft keeps the way of the draft, not of the entry: editing a past round in the timeline must not
	// change how the round under way is entered.
	const draft = emptyDraft(state.draft.way, tokens);
	const scored: State = { ...state, tokens, rounds, used: [[], []], draft, aside: emptyAside(tokens) };
	const outcome = judge(tokens, rounds.length, state.options);
	return outcome ? { ...scored, outcome } : { ...scored, starter: otherSide(state.starter) };
};

/**
 * Applies one action. Never throws and never mutates its arguments.
 *
 * @returns the new state, or a refusal with the rulebook section that explains it; once the match is over,
 * every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	switch (action.type) {
		case 'starter':
			return { ...state, starter: action.side };
		case 'marker':
			return flip(state, action);
		case 'way':
			return { ...state, ...changeWay(state, action.way, action.isAnew) };
		case 'count':
			return enterCount(state, action);
		case 'majority':
			return enterMajority(state, action);
		case 'token':
			return enterToken(state, action);
		case 'score':
			return score(state, action.entry);
	}
};
