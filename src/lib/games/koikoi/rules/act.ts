/** Applies an action to the state of a Koï-Koï match. */
import { otherSide, type PerSide, type Side } from '../../sides.ts';
import { isRefusal, type Refusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import {
	call,
	capture,
	emptyDraft,
	currentMonth,
	declareYaku,
	uncall,
	untake,
	voidDeal
} from './month/draft.ts';
import { outcomeAfter } from './end.ts';
import { checkMonth, pointChangesOf, settleMonth } from './month/month.ts';
import { withTurn } from './month/turn.ts';
import type { Options } from './options.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { MonthPlayed, State } from './state.ts';

const addTotals = (totals: PerSide<number>, points: PerSide<number>): PerSide<number> => [
	totals[0] + points[0],
	totals[1] + points[1]
];

/** The next Oya is the winner; after a drawn month it is the same Oya, or the other player with `passes`. */
const nextOya = ({ settlement, oya }: MonthPlayed, { passes }: Options): Side =>
	settlement.winner ?? (passes ? otherSide(oya) : oya);

/**
 * Settles the month from the record alone, so that an edited month does not depend on the draft before it.
 */
const playMonth = (
	state: State,
	{ record, limits }: Extract<Action, { type: 'month' }>
): State | Refusal<RefusalCode> => {
	const { options, oya } = state;
	const month = currentMonth(state);
	const refusal = checkMonth(record, options, month, limits);
	if (refusal) return refusal;

	const settlement = settleMonth(record, options, month, oya);
	const points = pointChangesOf(settlement, oya, state.totals, options);
	const totals = addTotals(state.totals, points);
	const number = state.months.length + 1;
	const { voids } = state.draft;
	const played: MonthPlayed = { number, month, oya, record, voids, settlement, points, totals };
	const months = [...state.months, played];
	const after: State = { ...state, totals, months, draft: emptyDraft, oya: nextOya(played, options) };
	const outcome = outcomeAfter(months, totals, options);
	return outcome ? { ...after, outcome } : after;
};

const acted = (state: State, action: Action): State | Refusal<RefusalCode> => {
	switch (action.type) {
		case 'oya':
			return { ...state, oya: action.seat };
		case 'take':
			return capture(state, action.seat, [action.card], action.limits);
		case 'capture':
			return capture(state, action.seat, action.cards);
		case 'untake':
			return untake(state, action);
		case 'yaku':
			return declareYaku(state, action);
		case 'call':
		case 'late-call':
			return call(state, action);
		case 'uncall':
			return uncall(state, action);
		case 'void-deal':
			return voidDeal(state, action);
		case 'view':
			return { ...state, view: action.view };
		case 'turns':
			return { ...state, isTurnByTurn: action.isOn };
		case 'month':
			return playMonth(state, action);
	}
};

/**
 * Applies one action to a state. It never throws and never changes its arguments.
 *
 * @returns the new state, or a refusal with the section of the rulebook behind it; once the match is over,
 *   every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	const after = acted(state, action);
	return isRefusal(after) ? after : withTurn(state, action, after);
};
