/** The month under way: what the small taps do to it. Each is judged with all that was entered before. */
import type { Refusal } from '../../../said.ts';
import { mostEvents, type Action, type PerSide, type Side } from '../actions.ts';
import { callOf, checkCall, checkCallCount } from './calls.ts';
import { cardById, monthAt, type CardId, type Month } from '../cards.ts';
import { callsAfter } from './corrections.ts';
import { checkEntered, isUntouched } from './entry-checks.ts';
import { scoreEntered } from './month.ts';
import { otherSide, withSide } from '../per-side.ts';
import { no, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';
import type { Draft, State } from '../state.ts';
import { sayableYaku } from '../yaku/yaku.ts';

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

/** What is entered, with the calls as they are remembered where something was taken away. */
const corrected = (state: State, draft: Partial<Draft>): State => {
	const after = withDraft(state, draft);
	const scores = [draftScores(state), draftScores(after)] as const;
	return withDraft(after, { events: callsAfter(state.draft.events, [state.draft, after.draft], scores) });
};

const entering = (state: State, draft: Partial<Draft>, limits?: 'off'): Result =>
	checkEntered({ ...state.draft, ...draft }, state.options, monthOf(state), limits) ??
	corrected(state, draft);

const inYear = (a: CardId, b: CardId): number => cardById[a].index - cardById[b].index;

/** Puts cards on a pile, from the other's where they are there; all of them or none. */
export const capture = (state: State, seat: Side, cards: readonly CardId[], limits?: 'off'): Result => {
	const { piles } = state.draft;
	const added = [...new Set(cards)].filter((card) => !piles[seat].includes(card));
	if (added.length === 0) return state;
	const other = otherSide(seat);
	const left = withSide(
		piles,
		other,
		piles[other].filter((id) => !added.includes(id))
	);
	return entering(state, { piles: withSide(left, seat, [...left[seat], ...added].sort(inYear)) }, limits);
};

/** Takes a card off whichever pile it is on; elsewhere it changes nothing. */
export const untake = (state: State, { card }: Of<'untake'>): State => {
	const [near, far] = state.draft.piles;
	const off = (pile: readonly CardId[]): readonly CardId[] => pile.filter((id) => id !== card);
	return corrected(state, { piles: [off(near), off(far)] });
};

/** Says a yaku without its cards, or takes it back. */
export const sayYaku = (state: State, { seat, yaku, count, limits }: Of<'yaku'>): Result => {
	const kept = state.draft.yaku[seat].filter((one) => one.yaku !== yaku);
	const said = count === 0 ? kept : [...kept, { yaku, count }];
	const sorted = said.toSorted((a, b) => sayableYaku.indexOf(a.yaku) - sayableYaku.indexOf(b.yaku));
	const draft = { yaku: withSide(state.draft.yaku, seat, sorted) };
	return count === 0 ? corrected(state, draft) : entering(state, draft, limits);
};

/** Notes a call: with what the pile pays, or after the month without. */
export const call = (state: State, { type, seat, limits }: Of<'call' | 'late-call'>): Result => {
	const { events } = state.draft;
	const score = type === 'call' ? draftScores(state)[seat] : undefined;
	const after = [...events, score ? callOf(seat, score) : { kind: 'call' as const, seat, points: null }];
	if (after.length > mostEvents) return state;
	return (
		checkCall(events, seat, score) ??
		(limits === 'off' ? undefined : checkCallCount(after)) ??
		withDraft(state, { events: after })
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
