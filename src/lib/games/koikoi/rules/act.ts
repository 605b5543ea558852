/** The rules of a Koï-Koï match as a fold: the state before, an action, the state after. */
import { isRefusal, type Refusal } from '../../said.ts';
import type { Action, PerSide, Side } from './actions.ts';
import { call, capture, emptyDraft, monthOf, sayYaku, uncall, untake, voidDeal } from './month/draft.ts';
import { judge } from './end.ts';
import { checkMonth, pointsOf, settleMonth } from './month/month.ts';
import { withTurn } from './month/turn.ts';
import type { Options } from './options.ts';
import { otherSide } from './per-side.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { MonthPlayed, State } from './state.ts';

const addTotals = (totals: PerSide<number>, points: PerSide<number>): PerSide<number> => [
	totals[0] + points[0],
	totals[1] + points[1]
];

/** Who deals next: the winner; after a drawn month the same Oya, or the other player by the option. */
const nextOya = ({ settlement, oya }: MonthPlayed, { passes }: Options): Side =>
	settlement.winner ?? (passes ? otherSide(oya) : oya);

/** Settles the month with the record alone: what the draft says of cards and calls does not matter. */
const playMonth = (
	state: State,
	{ record, limits }: Extract<Action, { type: 'month' }>
): State | Refusal<RefusalCode> => {
	const { options, oya } = state;
	const month = monthOf(state);
	const refusal = checkMonth(record, options, month, limits);
	if (refusal) return refusal;

	const settlement = settleMonth(record, options, month);
	const points = pointsOf(settlement, oya, state.totals, options);
	const totals = addTotals(state.totals, points);
	const number = state.months.length + 1;
	const { voids } = state.draft;
	const played: MonthPlayed = { number, month, oya, record, voids, settlement, points, totals };
	const months = [...state.months, played];
	const after: State = { ...state, totals, months, draft: emptyDraft, oya: nextOya(played, options) };
	const outcome = judge(months, totals, options);
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
			return sayYaku(state, action);
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
 * Takes one action. Total: gives a new state, or a refusal that names what is off and the section of the
 * rulebook that says so; never throws and never changes what it was given. After the end all is refused.
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return no('match-over');
	const after = acted(state, action);
	return isRefusal(after) ? after : withTurn(state, action, after);
};
