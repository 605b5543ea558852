/** The month under way: what is entered of it, whose turn it is, and the decision between koï-koï and stop. */
import { otherSide, withSide, type PerSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import {
	maxEvents,
	refusalOf,
	type Action,
	type Ending,
	type MonthRecord,
	type RefusalCode,
	type VoidReason
} from './actions.ts';
import { cardById, cardIds, monthAt, type CardId, type Month } from './cards.ts';
import {
	callEvent,
	callsAfterCorrection,
	checkCallCount,
	checkEntered,
	checkNewYaku,
	hasNewYaku,
	isUntouched,
	leastPointsWithNewYaku,
	scoreEntered
} from './entry.ts';
import type { Options } from './options.ts';
import type { PileScore } from './pile.ts';
import { settle, type Settlement } from './settlement.ts';
import type { Draft, State } from './state.ts';
import { declarableYaku, type DeclarableYaku } from './yaku.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Result = State | Refusal<RefusalCode>;

export const emptyDraft: Draft = { piles: [[], []], yaku: [[], []], events: [], voids: [] };

/** @returns the month of the year that is being played. */
export const currentMonth = ({ months }: State): Month => monthAt(months.length + 1);

/** @returns the record of the current month, closed with this ending. */
export const recordOf = ({ draft: { events, piles, yaku } }: State, ending: Ending): MonthRecord => ({
	events,
	piles,
	yaku,
	ending
});

/** @returns the scores of both players in the current month. */
export const draftScores = (state: State): PerSide<PileScore> =>
	scoreEntered(state.draft, state.options, currentMonth(state));

const withDraft = (state: State, draft: Partial<Draft>): State => ({
	...state,
	draft: { ...state.draft, ...draft }
});

/** Changes the draft, and lowers the points that calls hold if the change takes something away. */
const withCorrection = (state: State, changes: Partial<Draft>): State => {
	const draft = { ...state.draft, ...changes };
	const events = callsAfterCorrection(state.draft, draft, state.options, currentMonth(state));
	return { ...state, draft: { ...draft, events } };
};

const checkedCorrection = (state: State, draft: Partial<Draft>, limits?: 'off'): Result =>
	checkEntered({ ...state.draft, ...draft }, state.options, currentMonth(state), limits) ??
	withCorrection(state, draft);

/** @returns the piles with a card on neither. */
export const pilesWithout = ([near, far]: Draft['piles'], card: CardId): Draft['piles'] => [
	near.filter((id) => id !== card),
	far.filter((id) => id !== card)
];

/** @returns the piles with cards put on a player's; those of the other player's pile move. */
export const pilesWith = (piles: Draft['piles'], seat: Side, cards: readonly CardId[]): Draft['piles'] => {
	const [near, far] = cards.reduce(pilesWithout, piles);
	return withSide(
		[near, far],
		seat,
		cardIds.filter((id) => cards.includes(id) || piles[seat].includes(id))
	);
};

/**
 * @returns the declared yaku with this one of a player at so many cards, in their order, and without those that it
 * replaces; 0 takes it back
 */
export const yakuWith = (
	yaku: Draft['yaku'],
	seat: Side,
	id: DeclarableYaku,
	count: number,
	replaced: readonly DeclarableYaku[] = []
): Draft['yaku'] => {
	const others = yaku[seat].filter((one) => one.yaku !== id && !replaced.includes(one.yaku));
	const declared = count === 0 ? others : [...others, { yaku: id, count }];
	const sorted = declared.toSorted((a, b) => declarableYaku.indexOf(a.yaku) - declarableYaku.indexOf(b.yaku));
	return withSide(yaku, seat, sorted);
};

/**
 * Puts cards on a player's pile; cards of the other player's pile move.
 *
 * @param limits - `off` lifts the limit of captured cards
 * @returns the new state, or a refusal for all of the cards
 */
export const capture = (state: State, seat: Side, cards: readonly CardId[], limits?: 'off'): Result => {
	const { piles } = state.draft;
	if (cards.every((card) => piles[seat].includes(card))) return state;
	return checkedCorrection(state, { piles: pilesWith(piles, seat, cards) }, limits);
};

/** @returns the state with a card taken off its pile; a card that is on no pile changes nothing. */
export const untake = (state: State, { card }: Of<'untake'>): State =>
	withCorrection(state, { piles: pilesWithout(state.draft.piles, card) });

/**
 * Declares a yaku without its cards and sets its number of cards; 0 takes the yaku back.
 *
 * @returns the new state, or why the yaku cannot be; taking one back is never refused
 */
export const declareYaku = (state: State, { seat, yaku, count, limits }: Of<'yaku'>): Result => {
	const draft = { yaku: yakuWith(state.draft.yaku, seat, yaku, count) };
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
		checkNewYaku('call', events, seat, score) ??
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

/** @returns the state with a void deal noted, or a refusal once something was captured, declared or called. */
export const voidDeal = (state: State, { why }: Of<'void-deal'>): Result => {
	const { draft, options } = state;
	if (why === 'both-hands' && options.bothHands === 'play-on') return refusalOf('hands-play-on');
	if (why === 'table' && options.tableDeal !== 'void')
		return refusalOf('table-rule', { rule: options.tableDeal });
	if (!isUntouched(draft)) return refusalOf('void-late');
	return withDraft(state, { voids: [...draft.voids, why] });
};

/* Whose turn it is: the Oya begins, and a capture or a call hands the turn to the other player. */

const atTurn = (state: State, turn: Side, halfCapture: State['halfCapture'] = null): State => ({
	...state,
	turn,
	halfCapture
});

/** Whether taking these cards completes a capture: several at once, or a second card of the month of the last one. */
const isCapture = ({ halfCapture, draft }: State, seat: Side, cards: readonly CardId[]): boolean => {
	const [card] = cards;
	if (cards.length !== 1 || !card) return true;
	if (halfCapture?.seat !== seat || halfCapture.card === card) return false;
	return (
		cardById[halfCapture.card].month === cardById[card].month && draft.piles[seat].includes(halfCapture.card)
	);
};

/** Whether a player has a new yaku, so that the turn stays until they call or stop. */
const mustDecide = (state: State, seat: Side): boolean =>
	hasNewYaku(state.draft.events, seat, draftScores(state)[seat]);

const afterTaking = (before: State, after: State, seat: Side, cards: readonly CardId[]): State => {
	if (after === before) return after;
	const [card] = cards;
	if (card && !isCapture(before, seat, cards)) return atTurn(after, seat, { seat, card });
	const isOver = after.isTurnByTurn && !mustDecide(after, seat);
	return atTurn(after, isOver ? otherSide(seat) : seat);
};

/**
 * @param before - the state before the action
 * @param after - the state after the action, with the turn still as it was before
 * @returns the state after the action, with the turn set
 */
export const withTurn = (before: State, action: Action, after: State): State => {
	switch (action.type) {
		case 'take':
			return afterTaking(before, after, action.seat, [action.card]);
		case 'capture':
			return afterTaking(before, after, action.seat, action.cards);
		case 'untake':
			return atTurn(after, before.turn);
		case 'yaku':
		case 'uncall':
			return atTurn(after, action.seat);
		case 'call':
		case 'late-call':
			return atTurn(after, otherSide(action.seat));
		case 'oya':
			return isUntouched({ ...after.draft, events: [] }) ? atTurn(after, action.seat) : after;
		case 'month':
		case 'void-deal':
			return atTurn(after, after.oya);
		case 'view':
		case 'turns':
			return after;
	}
};

export interface StopOrCall {
	/** The pile of the player who decides. */
	readonly score: PileScore;
	/** The settlement if the player stops now. */
	readonly stop: Settlement;
	/** The lowest settlement if the player calls and stops later, with one point more. */
	readonly afterCall: Settlement;
	/** The raw sum with which the rival could stop: of their pile with a new yaku, or else the lowest possible. */
	readonly rivalPoints: number;
	/** Whether the rival has a new yaku already. */
	readonly isRivalReady: boolean;
	/** What `rivalPoints` would pay the rival if they stopped after this call. */
	readonly rivalAfterCall: Settlement;
}

/** @returns what stopping and calling pay a player, or why that player can do neither. */
export const stopOrCallOf = (state: State, seat: Side): StopOrCall | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const scores = draftScores(state);
	const score = scores[seat];
	const { points } = score;
	const refusal = checkNewYaku('stop', draft.events, seat, score);
	if (refusal) return refusal;
	const called = [...draft.events, { seat }];
	const rival = otherSide(seat);
	const isRivalReady = hasNewYaku(draft.events, rival, scores[rival]);
	const { points: rivalNow } = scores[rival];
	const rivalPoints = isRivalReady ? rivalNow : leastPointsWithNewYaku(draft.events, rival, rivalNow);
	return {
		score,
		stop: settle(points, draft.events, seat, options),
		afterCall: settle(points + 1, called, seat, options),
		rivalPoints,
		isRivalReady,
		rivalAfterCall: settle(rivalPoints, called, rival, options)
	};
};
