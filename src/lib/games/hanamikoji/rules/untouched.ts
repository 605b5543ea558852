/** Whether anything of the round under way has been entered. */
import type { Draft, State } from './state.ts';

/** Whether nothing is entered in the draft; by tokens, whether they lie as before the round. */
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
 * Whether the round is entered by tokens and none has moved. A round by tokens begins like this, so only the
 * players can tell a round of ties from an accidental tap on the score button.
 */
export const hasNoTokenMoved = (state: Pick<State, 'draft' | 'tokens'>): boolean =>
	state.draft.way === 'tokens' && isDraftUntouched(state);

/** Whether no marker on the table is used and nothing is entered in the draft. */
export const isUntouched = (state: Pick<State, 'draft' | 'options' | 'tokens' | 'used'>): boolean =>
	isDraftUntouched(state) && (!state.options.markers || state.used.every((markers) => markers.length === 0));

/** How many cards, majorities or tokens are entered in a draft of the first round, in which every token begins in the middle. */
const entered = (draft: Draft): number => {
	switch (draft.way) {
		case 'counts':
			return draft.counts.flat().reduce<number>((sum, cards) => sum + cards, 0);
		case 'majorities':
			return draft.majorities.filter((majority) => majority !== null).length;
		case 'tokens':
			return draft.tokens.filter((holder) => holder !== null).length;
	}
};

/** Whether a single marker, card, majority or token of the whole match is entered: the first mark is on the table. */
export const isFirstEntry = ({ draft, rounds, used }: Pick<State, 'draft' | 'rounds' | 'used'>): boolean =>
	rounds.length === 0 && entered(draft) + used.flat().length === 1;
