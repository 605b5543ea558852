/**
 * Applies the actions that enter the current month. Each is checked together with what was entered before.
 */
import { otherSide, withSide, type PerSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import { maxEvents, type Action, type VoidReason } from '../actions.ts';
import { callEvent, checkCall, checkCallCount } from './calls.ts';
import { cardById, monthAt, type CardId, type Month } from '../cards.ts';
import { callsAfterCorrection } from './corrections.ts';
import { checkEntered, isUntouched } from './entry-checks.ts';
import { scoreEntered } from './month.ts';
import type { Options } from '../options.ts';
import { refusalOf, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';
import type { Draft, State } from '../state.ts';
import { declarableYaku } from '../yaku/yaku.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Result = State | Refusal<RefusalCode>;

export const emptyDraft: Draft = { piles: [[], []], yaku: [[], []], events: [], voids: [] };

/** @returns the month of the year that is being played. */
export const currentMonth = ({ months }: State): Month => monthAt(months.length + 1);

/** @returns the scores of both players in the current month. */
export const draftScores = (state: State): PerSide<PileScore> =>
	scoreEntered(state.draft, state.options, currentMonth(state));

const withDraft = (state: State, draft: Partial<Draft>): State => ({
	...state,
	draft: { ...state.draft, ...draft }
});

/** Changes the draft, and lowers the points that calls hold if the change takes something away. */
const withCorrection = (state: State, draft: Partial<Draft>): State => {
	const after = withDraft(state, draft);
	const scores = [draftScores(state), draftScores(after)] as const;
	return withDraft(after, {
		events: callsAfterCorrection(state.draft.events, [state.draft, after.draft], scores)
	});
};

const checkedCorrection = (state: State, draft: Partial<Draft>, limits?: 'off'): Result =>
	checkEntered({ ...state.draft, ...draft }, state.options, currentMonth(state), limits) ??
	withCorrection(state, draft);

const byIndex = (a: CardId, b: CardId): number => cardById[a].index - cardById[b].index;

/**
 * Puts cards on a player's pile; cards of the other player's pile move.
 *
 * @param limits - `off` lifts the limit of captured cards
 * @returns the new state, or a refusal for all of the cards
 */
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
	const piled = withSide(left, seat, [...left[seat], ...added].sort(byIndex));
	return checkedCorrection(state, { piles: piled }, limits);
};

/** @returns the state with a card taken off its pile; a card that is on no pile changes nothing. */
export const untake = (state: State, { card }: Of<'untake'>): State => {
	const [near, far] = state.draft.piles;
	const off = (pile: readonly CardId[]): readonly CardId[] => pile.filter((id) => id !== card);
	return withCorrection(state, { piles: [off(near), off(far)] });
};

/**
 * Declares a yaku without its cards and sets its number of cards; 0 takes the yaku back.
 *
 * @returns the new state, or why the yaku cannot be; taking one back is never refused
 */
export const declareYaku = (state: State, { seat, yaku, count, limits }: Of<'yaku'>): Result => {
	const others = state.draft.yaku[seat].filter((one) => one.yaku !== yaku);
	const declared = count === 0 ? others : [...others, { yaku, count }];
	const sorted = declared.toSorted((a, b) => declarableYaku.indexOf(a.yaku) - declarableYaku.indexOf(b.yaku));
	const draft = { yaku: withSide(state.draft.yaku, seat, sorted) };
	return count === 0 ? withCorrection(state, draft) : checkedCorrection(state, draft, limits);
};

/**
 * Adds a call to the log of the month: a `call` with the points of the pile, a `late-call` with unknown
 * points.
 *
 * @returns the new state, or why the player cannot call; the same state if the log is full
 */
export const call = (state: State, { type, seat, limits }: Of<'call' | 'late-call'>): Result => {
	const { events } = state.draft;
	const score = type === 'call' ? draftScores(state)[seat] : undefined;
	const after = [...events, score ? callEvent(seat, score) : { kind: 'call' as const, seat, points: null }];
	if (after.length > maxEvents) return state;
	return (
		checkCall(events, seat, score) ??
		(limits === 'off' ? undefined : checkCallCount(after)) ??
		withDraft(state, { events: after })
	);
};

/** @returns the state without the last call of a player; without a call it is unchanged. */
export const uncall = (state: State, { seat }: { readonly seat: Side }): State => {
	const { events } = state.draft;
	const last = events.findLastIndex((event) => event.seat === seat);
	return last < 0 ? state : withDraft(state, { events: events.filter((_, place) => place !== last) });
};

/** @returns for what the rules have a deal dealt again. */
export const voidReasonsOf = ({ tableDeal, bothHands }: Options): readonly VoidReason[] => [
	...(tableDeal === 'void' ? (['table'] as const) : []),
	...(bothHands === 'void' ? (['both-hands'] as const) : [])
];

/**
 * @returns the state with a void deal noted, or a refusal once something was captured, declared or called.
 */
export const voidDeal = (state: State, { why }: Of<'void-deal'>): Result => {
	const { draft, options } = state;
	if (why === 'both-hands' && options.bothHands === 'play-on') return refusalOf('hands-play-on');
	if (why === 'table' && options.tableDeal !== 'void')
		return refusalOf('table-rule', { rule: options.tableDeal });
	if (!isUntouched(draft) || draft.events.length > 0) return refusalOf('void-late');
	return withDraft(state, { voids: [...draft.voids, why] });
};
