/** Entering the round under way, bit by bit; what no round could give is refused where it is made. */
import type { Refusal } from '../../said.ts';
import type { Action } from './actions.ts';
import { checkItems, checkMiddle, checkRoom, checkTakes } from './entry-checks.ts';
import { geishasWon, tokensTaken } from './majorities.ts';
import { withGeisha, withSide } from './per-geisha.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';

type Entered = State | Refusal<RefusalCode>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/**
 * The table switched to another way meanwhile (a second tab). Switching back by itself could lose what
 * was entered there, so the players are told instead.
 */
const otherWay = ({ draft }: State): Refusal<RefusalCode> => no('other-way', { way: draft.way });

/** Sets the cards counted at a geisha on one side. */
export const enterCount = (state: State, { side, geisha, cards }: ActionOf<'count'>): Entered => {
	if (state.draft.way !== 'counts') return otherWay(state);
	const before = state.draft.counts;
	const counts = withSide(before, side, withGeisha(before[side], geisha, cards));
	const refusal = checkItems(counts, geisha) ?? checkRoom(counts, side);
	return refusal ?? { ...state, draft: { way: 'counts', counts } };
};

/** Says who has the majority at a geisha, or takes it back. */
export const enterMajority = (state: State, { geisha, majority }: ActionOf<'majority'>): Entered => {
	if (state.draft.way !== 'majorities') return otherWay(state);
	const majorities = withGeisha(state.draft.majorities, geisha, majority);
	const refusal =
		typeof majority === 'number' ? checkTakes(geishasWon(majorities, majority), majority) : undefined;
	return refusal ?? { ...state, draft: { way: 'majorities', majorities } };
};

/** Puts a token where it lies on the table. */
export const enterToken = (state: State, { geisha, holder }: ActionOf<'token'>): Entered => {
	if (state.draft.way !== 'tokens') return otherWay(state);
	const tokens = withGeisha(state.draft.tokens, geisha, holder);
	const refusal =
		holder === null
			? checkMiddle(state.tokens, tokens, geisha)
			: checkTakes(tokensTaken(state.tokens, tokens, holder), holder);
	return refusal ?? { ...state, draft: { way: 'tokens', tokens } };
};
