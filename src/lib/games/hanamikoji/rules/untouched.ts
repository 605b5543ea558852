/** Whether a round is begun yet, as far as the companion knows. */
import type { State } from './state.ts';

/** @returns whether nothing of how the round under way ended is entered yet. */
export const isDraftUntouched = ({ draft, tokens }: Pick<State, 'draft' | 'tokens'>): boolean => {
	switch (draft.way) {
		case 'counts':
			return draft.counts.every((side) => side.every((cards) => cards === 0));
		case 'majorities':
			return draft.majorities.every((majority) => majority === null);
		case 'tokens':
			return draft.tokens.every((holder, geisha) => holder === tokens[geisha]);
	}
};

/**
 * @returns whether the round was entered by tokens and none of them moved: so it is at its start too, and only
 * the players can tell a round without a winner from a slip of the thumb.
 */
export const isUnmoved = (state: Pick<State, 'draft' | 'tokens'>): boolean =>
	state.draft.way === 'tokens' && isDraftUntouched(state);

/** @returns whether no marker of the round under way is flipped and nothing of it entered. */
export const isUntouched = (state: Pick<State, 'draft' | 'tokens' | 'used'>): boolean =>
	state.used.every((markers) => markers.length === 0) && isDraftUntouched(state);
