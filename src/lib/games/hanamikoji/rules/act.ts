/** The rules of Hanamikoji as a fold: the state before, an action, the state after. */
import type { Refusal } from '../../said.ts';
import { markers, type Action, type RoundEntry } from './actions.ts';
import { emptyDraft, tokensAfter } from './draft.ts';
import { enterCount, enterMajority, enterToken } from './enter.ts';
import { checkEntry } from './entry-checks.ts';
import { judge } from './goals.ts';
import { otherSide, withSide } from './per-geisha.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';
import { changeWay, emptyAside } from './ways.ts';

/** Flips a marker; saying again what is so already changes nothing. Kept in the order of their numbers. */
const flip = (state: State, { side, marker, used }: Extract<Action, { type: 'marker' }>): State => {
	const flipped = markers.filter((each) => (each === marker ? used : state.used[side].includes(each)));
	return { ...state, used: withSide(state.used, side, flipped) };
};

/**
 * Scores the round: tokens move, then the goals are tested. Nobody reached one: markers turn up, tokens
 * stay, and the other player than the previous starter begins (not by parity: the starter can be corrected).
 */
const score = (state: State, entry: RoundEntry): State | Refusal<RefusalCode> => {
	const refusal = checkEntry(entry, state.tokens);
	if (refusal) return refusal;

	const tokens = tokensAfter(state.tokens, entry);
	const rounds = [...state.rounds, { starter: state.starter, entry, tokens }];
	// The way the table chose, not the entry's: editing a past round must not change how this one is entered.
	const draft = emptyDraft(state.draft.way, tokens);
	const scored: State = { ...state, tokens, rounds, used: [[], []], draft, aside: emptyAside(tokens) };
	const outcome = judge(tokens, rounds.length, state.options);
	return outcome ? { ...scored, outcome } : { ...scored, starter: otherSide(state.starter) };
};

/**
 * Takes one action. Total: gives a new state, or a refusal that names what is off and the section of the
 * rulebook that says so; never throws and never changes what it was given. After the end all is refused.
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return no('match-over');
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
