/** Applies the chain of factors to the raw points of a month's winner (rules: Multiplier options). */
import type { Params, CodedMessage } from '../../../outcome.ts';
import type { Rules } from '../options.ts';

export const factorCodes = ['own-koikoi', 'calls', 'seven-plus', 'opponent-koikoi', 'cap'] as const;
export type FactorCode = (typeof factorCodes)[number];

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
