/** Applies the actions of Hanabi to its state. */
import type { Refusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import { clue } from './clue.ts';
import { leave, setTurn } from './correct.ts';
import { pointsLeft } from './end.ts';
import { discard, play } from './play.ts';
import { recount } from './recount.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { outcomeOf } from './result.ts';
import type { State } from './state.ts';

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
