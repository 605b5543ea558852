/** The month under way: what the small taps do to it. Each is judged with all that was entered before. */
import type { Refusal } from '../game.ts';
import type { Action, PerSide, Side } from './actions.ts';
import { checkCall } from './calls.ts';
import { cardById, monthAt, type CardId, type Month } from './cards.ts';
import { checkEntered, isUntouched } from './entry-checks.ts';
import { scoreEntered } from './month.ts';
import { otherSide, withSide } from './per-side.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { PileScore } from './score-pile.ts';
import type { Draft, State } from './state.ts';
import { sayableYaku } from './yaku.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Result = State | Refusal<RefusalCode>;

export const emptyDraft: Draft = { piles: [[], []], yaku: [[], []], events: [], voids: [] };

/** @returns the month under way. */
export const monthOf = ({ months }: State): Month => monthAt(months.length + 1);

/** @returns by seat, the yaku and raw sum of the month under way. */
export const draftScores = (state: State): PerSide<PileScore> =>
	scoreEntered(state.draft, state.options, monthOf(state));

const withDraft = (state: State, draft: Partial<Draft>): State => ({
	...state,
	draft: { ...state.draft, ...draft }
});

const entering = (state: State, draft: Partial<Draft>): Result => {
	const entered = withDraft(state, draft);
	return checkEntered(entered.draft, state.options, monthOf(state)) ?? entered;
};

const inYear = (a: CardId, b: CardId): number => cardById[a].index - cardById[b].index;

/** Puts a card on a pile, from the other's if it is there. */
export const take = (state: State, { seat, card }: Of<'take'>): Result => {
	const { piles } = state.draft;
	if (piles[seat].includes(card)) return state;
	const other = otherSide(seat);
	const left = withSide(
		piles,
		other,
		piles[other].filter((id) => id !== card)
	);
	return entering(state, { piles: withSide(left, seat, [...left[seat], card].sort(inYear)) });
};

/** Takes a card off whichever pile it is on; elsewhere it changes nothing. */
export const untake = (state: State, { card }: Of<'untake'>): State => {
	const [near, far] = state.draft.piles;
	const off = (pile: readonly CardId[]): readonly CardId[] => pile.filter((id) => id !== card);
	return withDraft(state, { piles: [off(near), off(far)] });
};

/** Says a yaku without its cards, or takes it back. */
export const sayYaku = (state: State, { seat, yaku, count }: Of<'yaku'>): Result => {
	const kept = state.draft.yaku[seat].filter((one) => one.yaku !== yaku);
	const said = count === 0 ? kept : [...kept, { yaku, count }];
	const sorted = said.toSorted((a, b) => sayableYaku.indexOf(a.yaku) - sayableYaku.indexOf(b.yaku));
	const draft = { yaku: withSide(state.draft.yaku, seat, sorted) };
	return count === 0 ? withDraft(state, draft) : entering(state, draft);
};

/** Notes a call: with the points of the pile, or after the month without. */
export const call = (state: State, { type, seat }: Of<'call' | 'late-call'>): Result => {
	const { events } = state.draft;
	const points = type === 'call' ? draftScores(state)[seat].points : null;
	// Beyond the length of any month: the schema takes no more either.
	if (events.length >= 48) return state;
	return (
		checkCall(events, seat, points) ??
		withDraft(state, { events: [...events, { kind: 'call', seat, points }] })
	);
};

/** Takes back a player's last call; without one it changes nothing. */
export const uncall = (state: State, { seat }: { readonly seat: Side }): State => {
	const { events } = state.draft;
	const last = events.findLastIndex((event) => event.seat === seat);
	return last < 0 ? state : withDraft(state, { events: events.filter((_, place) => place !== last) });
};

/** The deal is dealt again by the same Oya: only before anything was captured or said. */
export const voidDeal = (state: State, { why }: Of<'void-deal'>): Result => {
	const { draft, options } = state;
	if (why === 'both-hands' && options.bothHands === 'play-on') return no('hands-play-on');
	if (!isUntouched(draft) || draft.events.length > 0) return no('void-late');
	return withDraft(state, { voids: [...draft.voids, why] });
};
