/** A whole match: its start, what each action makes of it, when it ends and who won it, and its headline. */
import { otherSide, sides, type PerSide, type Side } from '../../sides.ts';
import {
	isRefusal,
	type CodedMessage,
	type Outcome,
	type Params,
	type Refusal,
	type Score
} from '../../outcome.ts';
import { refusalOf, type Action, type RefusalCode } from './actions.ts';
import {
	call,
	capture,
	currentMonth,
	declareYaku,
	emptyDraft,
	recordOf,
	uncall,
	untake,
	voidDeal,
	withTurn
} from './month.ts';
import { targetOf, type Options } from './options.ts';
import { checkMonth, pointChangesOf, settleMonth, startingTotals } from './settlement.ts';
import { reasonRules, type MonthPlayed, type ReasonCode, type State } from './state.ts';

/** @returns the first state of a match; who deals is not known until the opening action sets the Oya. */
export const start = (options: Options): State => ({
	options,
	oya: 0,
	totals: startingTotals(options),
	draft: emptyDraft,
	view: 'cards',
	isTurnByTurn: true,
	turn: 0,
	halfCapture: null,
	months: []
});

export const lineCodes = ['stock', 'month', 'deal', 'table', 'drawn', 'paid'] as const;
export type LineCode = (typeof lineCodes)[number];

const lineCodeOf = ({ record, points }: MonthPlayed, side: Side): LineCode => {
	if (points[side] < 0) return 'paid';
	return record.ending.kind === 'stop' ? 'month' : record.ending.kind;
};

/** @returns for each side, the total with the stock and the months that make it up. */
const scoresOf = (months: readonly MonthPlayed[], { zeroSum }: Options): readonly Score[] =>
	sides.map((side) => {
		const stock =
			zeroSum === null ? [] : [{ said: { code: 'stock' as LineCode, params: {} }, value: zeroSum }];
		const lines = months
			.filter(({ points }) => points[side] !== 0)
			.map((played) => ({
				said: { code: lineCodeOf(played, side), params: { month: played.month, number: played.number } },
				value: played.points[side]
			}));
		const all = [...stock, ...lines];
		return { total: all.reduce((sum, { value }) => sum + value, 0), lines: all };
	});

/**
 * @param months - all months played so far
 * @param totals - the totals after these months
 * @returns the outcome of the match, or `undefined` while it goes on
 */
export const outcomeAfter = (
	months: readonly MonthPlayed[],
	totals: PerSide<number>,
	options: Options
): Outcome<ReasonCode> | undefined => {
	const [near, far] = totals;
	const leader: Side = near >= far ? 0 : 1;
	const rival = otherSide(leader);
	const count = months.length;
	const end = (code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => ({
		winners: code === 'tie' ? sides : [leader],
		...(code === 'tie' && { shared: true }),
		reason: {
			code,
			params:
				code === 'tie'
					? { months: count, points: near }
					: {
							winner: leader,
							loser: rival,
							months: count,
							points: totals[leader],
							rival: totals[rival],
							...params
						}
		},
		rule: reasonRules[code],
		scores: scoresOf(months, options)
	});

	const target = targetOf(options);
	if (target !== null) return totals[leader] >= target ? end('target', { target }) : undefined;
	if (options.zeroSum !== null && totals[rival] === 0) return end('stock-empty');
	if (count < options.months) return undefined;
	if (near !== far) return end(count > options.months ? 'extra-month' : 'total');
	// With the option `extra-month` another month is played for as long as the totals stay equal.
	return options.finalTie === 'shared' ? end('tie') : undefined;
};

const addTotals = (totals: PerSide<number>, points: PerSide<number>): PerSide<number> => [
	totals[0] + points[0],
	totals[1] + points[1]
];

/** The next Oya is the winner; after a drawn month it is the same Oya, or the other player with `passes`. */
const nextOya = ({ settlement, oya }: MonthPlayed, { passes }: Options): Side =>
	settlement.winner ?? (passes ? otherSide(oya) : oya);

/** Settles the month from the record alone, so that an edited month does not depend on the draft before it. */
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

export const headlineCodes = ['month', 'target', 'extra', 'over'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/** @returns the headline: the current month and its number, both totals and the Oya; once over, the months played. */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const { months, options, totals, oya } = state;
	const params = { near: 0, nearPoints: totals[0], far: 1, farPoints: totals[1] };
	if (state.outcome) return { code: 'over', params: { ...params, months: months.length } };
	const playing = { ...params, month: currentMonth(state), number: months.length + 1, oya };
	const target = targetOf(options);
	if (target !== null) return { code: 'target', params: { ...playing, target } };
	const code = months.length >= options.months ? 'extra' : 'month';
	return { code, params: { ...playing, of: options.months } };
};

/**
 * @returns by how many points the player would be ahead at the end of the match, negative if behind and 0 if
 *   level; undefined where the match would go on
 */
export const leadAfterStop = (state: State, seat: Side): number | undefined => {
	const after = act(state, { type: 'month', record: recordOf(state, { kind: 'stop', seat }) });
	if (isRefusal(after) || !after.outcome) return undefined;
	return after.totals[seat] - after.totals[otherSide(seat)];
};
