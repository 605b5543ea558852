/**
 * Enters the round under way tap by tap. A tap is refused at once if no round could contain what it enters.
 */
import { withSide } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import { checkItems, checkMiddle, checkMaxCards, checkTakes } from './entry-checks.ts';
import { geishasWon, tokensTaken } from './majorities.ts';
import { withGeisha } from './per-geisha.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';

type Entered = State | Refusal<RefusalCode>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/**
 * The refusal of an entry in another way than the draft's, which happens when a second tab has changed the
 * way. Changing it back unasked could lose what was entered there.
 */
const otherWay = ({ draft }: State): Refusal<RefusalCode> => refusalOf('other-way', { way: draft.way });

/** Sets how many item cards were counted at a geisha on one side. */
export const enterCount = (state: State, { side, geisha, cards }: ActionOf<'count'>): Entered => {
	if (state.draft.way !== 'counts') return otherWay(state);
	const before = state.draft.counts;
	const counts = withSide(before, side, withGeisha(before[side], geisha, cards));
	const refusal = checkItems(counts, geisha) ?? checkMaxCards(counts, side, state.options.cardsEach);
	return refusal ?? { ...state, draft: { way: 'counts', counts } };
};

/** Sets or clears who has the majority at a geisha. */
export const enterMajority = (state: State, { geisha, majority }: ActionOf<'majority'>): Entered => {
	if (state.draft.way !== 'majorities') return otherWay(state);
	const majorities = withGeisha(state.draft.majorities, geisha, majority);
	const refusal =
		typeof majority === 'number'
			? checkTakes(geishasWon(majorities, majority), majority, state.options.cardsEach)
			: undefined;
	return refusal ?? { ...state, draft: { way: 'majorities', majorities } };
};

/** Sets which side a token lies on. */
export const enterToken = (state: State, { geisha, holder }: ActionOf<'token'>): Entered => {
	if (state.draft.way !== 'tokens') return otherWay(state);
	const tokens = withGeisha(state.draft.tokens, geisha, holder);
	const refusal =
		holder === null
			? checkMiddle(state.tokens, tokens, geisha)
			: checkTakes(tokensTaken(state.tokens, tokens, holder), holder, state.options.cardsEach);
	return refusal ?? { ...state, draft: { way: 'tokens', tokens } };
};
