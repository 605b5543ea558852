/** The rules of Hanabi as a fold: the state before, an action, the state after. */
import type { Refusal } from '../../said.ts';
import type { Action } from './actions.ts';
import { clue } from './clue.ts';
import { leave, setTurn } from './correct.ts';
import { pointsLeft } from './end.ts';
import { discard, play } from './play.ts';
import { recount } from './recount.ts';
import { no, type RefusalCode } from './refusals.ts';
import { endedBy } from './result.ts';
import type { State } from './state.ts';

/** Ends the show where nothing more can be gained; in light mode the table alone knows that. */
const finish = (state: State): State | Refusal<RefusalCode> => {
	const left = pointsLeft(state);
	if (left !== 'unknown' && left > 0) return no('points-left', { points: left });
	return { ...state, outcome: endedBy(state, state.options.finalBouquet ? 'given-up' : 'finished') };
};

/**
 * Takes one action. Total: gives a new state, or a refusal that names what is off and the section of the
 * rulebook that says so; never throws and never changes what it was given. After the end all is refused.
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return no('match-over');
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
