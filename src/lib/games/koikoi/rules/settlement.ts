/** What a month pays: the chain of factors (rules: Multiplier options), and what ends a month without one. */
import type { CodedMessage, Params, Refusal } from '../../outcome.ts';
import { otherSide, withSide, type PerSide, type Side } from '../../sides.ts';
import { refusalOf, type MonthRecord, type RefusalCode } from './actions.ts';
import type { Month } from './cards.ts';
import { checkCallCount, checkCallsAndEnding, checkEntered, isUntouched, scoreEntered } from './entry.ts';
import type { Options, Rules } from './options.ts';
import type { PileScore, YakuScore } from './pile.ts';

export type FactorCode = 'own-koikoi' | 'calls' | 'seven-plus' | 'opponent-koikoi' | 'cap';

/**
 * A link of the chain: `plus` adds points before all multiplication, `times` multiplies, and `limit` caps the
 * product of the multipliers.
 */
export interface Factor extends CodedMessage<FactorCode> {
	readonly how: 'plus' | 'times' | 'limit';
	readonly value: number;
}

export interface Settlement {
	/** The factors that change something, in the order in which they apply. */
	readonly factors: readonly Factor[];
	readonly total: number;
}

/** Counts the calls of the winner and of the opponent, without those forgotten by `resetOwnCalls`. */
const countCalls = (
	calls: readonly { readonly seat: number }[],
	winner: number,
	{ resetOwnCalls }: Rules
) => {
	const lastOfOpponent = calls.findLastIndex(({ seat }) => seat !== winner);
	const counted = calls.filter(
		({ seat }, place) => seat !== winner || !resetOwnCalls || place > lastOfOpponent
	);
	const own = counted.filter(({ seat }) => seat === winner).length;
	return { own, opponent: counted.length - own };
};

const times = (code: FactorCode, value: number, params: Params): Factor => ({
	code,
	how: 'times',
	value,
	params
});

const sevenFactor = (points: number, { sevenPlus }: Rules): Factor | undefined =>
	sevenPlus && points >= sevenPlus.threshold
		? times('seven-plus', sevenPlus.factor, { threshold: sevenPlus.threshold, points })
		: undefined;

const ownFactor = (own: number, { ownKoiKoi }: Rules): Factor | undefined => {
	if (own === 0 || ownKoiKoi === 'none') return undefined;
	if (ownKoiKoi === 'times') return times('own-koikoi', 1 + own, { calls: own });
	return { code: 'own-koikoi', how: 'plus', value: own, params: { calls: own } };
};

const opponentFactor = (opponent: number, { opponentKoiKoi }: Rules): Factor | undefined => {
	if (opponent === 0 || opponentKoiKoi === 'none') return undefined;
	return times('opponent-koikoi', opponentKoiKoi === 'double' ? 2 : 1 + opponent, { calls: opponent });
};

const chainOf = (
	points: number,
	own: number,
	opponent: number,
	rules: Rules
): readonly (Factor | undefined)[] => {
	const seven = sevenFactor(points, rules);
	if (rules.combination === 'count') {
		const calls = own + opponent;
		return [calls > 0 ? times('calls', 1 + calls, { calls, own, opponent }) : undefined, seven];
	}
	const ownCalls = ownFactor(own, rules);
	const opponentCalls = opponentFactor(opponent, rules);
	if (rules.combination === 'exclusive' && seven && ownCalls?.how === 'times')
		return [seven.value >= ownCalls.value ? seven : ownCalls, opponentCalls];
	return [ownCalls, seven, opponentCalls];
};

/**
 * @param points - the raw sum of the winner's yaku
 * @param calls - every call of the month, in order
 * @returns the factors and the total that the winner gets; without points the total is 0
 */
export const settle = (
	points: number,
	calls: readonly { readonly seat: number }[],
	winner: number,
	rules: Rules
): Settlement => {
	if (points === 0) return { factors: [], total: 0 };
	const { own, opponent } = countCalls(calls, winner, rules);
	const factors = chainOf(points, own, opponent, rules).filter((factor) => factor !== undefined);
	const product = factors.reduce((result, { how, value }) => (how === 'times' ? result * value : result), 1);
	const sum = factors.reduce((result, { how, value }) => (how === 'plus' ? result + value : result), points);
	const { cap } = rules;
	if (cap === null || product <= cap) return { factors, total: sum * product };
	const limit: Factor = { code: 'cap', how: 'limit', value: cap, params: { cap, product } };
	return { factors: [...factors, limit], total: sum * cap };
};

/** The result of a month with its working, so that no screen has to compute it. */
export interface MonthSettlement {
	/** `null` for a drawn month. */
	readonly winner: Side | null;
	/** The winner's yaku; empty for a win with a winning hand or a winning table. */
	readonly yaku: readonly YakuScore[];
	/** The points before the factors. */
	readonly raw: number;
	readonly factors: readonly Factor[];
	/** The points that the winner gets, or the Oya of a drawn month; a stock may not suffice to pay them. */
	readonly total: number;
}

/** The points for a winning hand or a winning table, to which no multipliers apply (rules: A match). */
const dealWinPoints = 6;

/** A month that the deal has decided knows no card, yaku or call. */
const checkDealt = (record: MonthRecord, { tableDeal }: Options): Refusal<RefusalCode> | undefined => {
	const { ending } = record;
	const isLate = !isUntouched(record);
	if (ending.kind === 'deal' && isLate) return refusalOf('deal-win-late', { seat: ending.seat });
	if (ending.kind !== 'table') return undefined;
	if (tableDeal !== 'oya') return refusalOf('table-rule', { rule: tableDeal });
	return isLate ? refusalOf('table-late') : undefined;
};

/**
 * @param limits - `off` lifts the limits of calls and of captured cards
 * @returns why the month cannot have been played as recorded, or `undefined`
 */
export const checkMonth = (
	record: MonthRecord,
	options: Options,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined =>
	checkDealt(record, options) ??
	checkEntered(record, options, month, limits) ??
	checkCallsAndEnding(record, scoreEntered(record, options, month)) ??
	(limits === 'off' ? undefined : checkCallCount(record.events));

/**
 * @param events - the calls of the month
 * @returns the settlement of a month that the winner stopped with this score
 */
export const settlePile = (
	{ yaku, points }: PileScore,
	events: MonthRecord['events'],
	winner: Side,
	rules: Rules
): MonthSettlement => ({ winner, yaku, raw: points, ...settle(points, events, winner, rules) });

/**
 * @param oya - who dealt the month, and so wins it with a winning table
 * @returns the settlement of a month; the record is not checked, so use `checkMonth` first where it can be
 *   wrong.
 */
export const settleMonth = (
	record: MonthRecord,
	options: Options,
	month: Month,
	oya: Side
): MonthSettlement => {
	const { ending } = record;
	if (ending.kind === 'drawn')
		return { winner: null, yaku: [], raw: 0, factors: [], total: options.drawnMonth };
	if (ending.kind !== 'stop') {
		const winner = ending.kind === 'deal' ? ending.seat : oya;
		return { winner, yaku: [], raw: dealWinPoints, factors: [], total: dealWinPoints };
	}
	return settlePile(scoreEntered(record, options, month)[ending.seat], record.events, ending.seat, options);
};

/**
 * @param oya - who dealt the month, and so gets the points of a drawn one
 * @param totals - the totals before the month
 * @returns how the month changes each total; with a stock, the loser pays no more than is left
 */
export const pointChangesOf = (
	{ winner, total }: Pick<MonthSettlement, 'winner' | 'total'>,
	oya: Side,
	totals: PerSide<number>,
	{ zeroSum }: Options
): PerSide<number> => {
	const side = winner ?? oya;
	if (zeroSum === null) return withSide([0, 0], side, total);
	const paid = Math.min(total, totals[otherSide(side)]);
	return withSide(withSide([0, 0], side, paid), otherSide(side), paid === 0 ? 0 : -paid);
};

/** @returns the totals at the start of a match: the stock, or 0 without one. */
export const startingTotals = ({ zeroSum }: Options): PerSide<number> => [zeroSum ?? 0, zeroSum ?? 0];
