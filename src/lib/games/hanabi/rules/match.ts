/** A whole match: its start, what each action makes of it and would cost, and its headline. */
import { isRefusal, type CodedMessage, type Refusal } from '../../outcome.ts';
import { refusalOf, type Action, type RefusalCode } from './actions.ts';
import { maxScore, scoreOf } from './board.ts';
import { deckSize, handSize, perColour, perfectScore, perRank, tokenLimit } from './cards.ts';
import { leave, recount, setTurn } from './corrections.ts';
import { pointsLeft } from './derived.ts';
import { outcomeOf } from './end.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { clue, discard, play } from './turn.ts';

/** @returns the state with the hands dealt and eight blue tokens; the opening action then sets who begins. */
export const start = (options: Options, seats: number): State => {
	const hands = Array.from({ length: seats }, () => handSize(seats));
	return {
		options,
		seats,
		left: [],
		turn: 0,
		tokens: tokenLimit,
		fuses: 0,
		pile: deckSize(options) - seats * handSize(seats),
		hands,
		fireworks: perColour(() => 0),
		discard: options.mode === 'light' ? 'untracked' : perColour(() => perRank(() => 0)),
		turnsLeft: null,
		aids: options.aids,
		turns: []
	};
};

/** Ends the show. Where more points could be gained, that is giving up; in light mode only the players know. */
const finish = (state: State): State => {
	const left = pointsLeft(state);
	const isGivenUp = left !== 'unknown' && left > 0;
	const code = isGivenUp ? 'stopped' : state.options.finalBouquet ? 'given-up' : 'finished';
	return { ...state, outcome: outcomeOf(state, code) };
};

/**
 * Applies one action. Never throws and never mutates its arguments.
 *
 * @returns the new state, or a refusal with its code and the rulebook section that explains it; once the
 * match is over, every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	switch (action.type) {
		case 'play':
			return play(state, action);
		case 'discard':
			return discard(state, action);
		case 'clue':
			return clue(state, action);
		case 'turn':
			return setTurn(state, action);
		case 'leave':
			return leave(state, action);
		case 'recount':
			return recount(state, action);
		case 'finish':
			return finish(state);
		case 'aid':
			return { ...state, aids: { ...state.aids, [action.aid]: action.shown } };
	}
};

export const headlineCodes = ['playing', 'last-round', 'over', 'lost'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

const codeOf = ({ outcome, turnsLeft }: State): HeadlineCode => {
	if (outcome) return outcome.lost ? 'lost' : 'over';
	return turnsLeft === null ? 'playing' : 'last-round';
};

/** @returns the headline: its code says whether the show is under way, in its last round, over or lost. */
export const headline = (state: State): CodedMessage<HeadlineCode> => ({
	code: codeOf(state),
	params: {
		score: scoreOf(state),
		max: perfectScore(state.options),
		tokens: state.tokens,
		fuses: state.fuses,
		pile: state.pile,
		turnsLeft: state.turnsLeft ?? 0,
		turns: state.turns.length,
		seat: state.turn
	}
});

/** A show that ends by its third red token, or a final bouquet that can no longer be perfect. */
export type EarlyEnd = 'third-fuse' | 'perfection-lost';

/** @returns how the action would end the show early; `undefined` if it would not, or is refused. */
export const earlyEndBy = (state: State, action: Action): EarlyEnd | undefined => {
	const after = act(state, action);
	const code = isRefusal(after) ? undefined : after.outcome?.reason.code;
	if (code === 'three-fuses' || code === 'fuses-counted') return 'third-fuse';
	return code === 'perfection-lost' ? code : undefined;
};

/** @returns by how many points the action lowers maxScore; 0 in light mode and for a refused action. */
export const maxScoreLoss = (state: State, action: Action): number => {
	const after = act(state, action);
	if (isRefusal(after)) return 0;
	const [maxBefore, maxAfter] = [maxScore(state), maxScore(after)];
	return maxBefore === 'unknown' || maxAfter === 'unknown' ? 0 : Math.max(0, maxBefore - maxAfter);
};
