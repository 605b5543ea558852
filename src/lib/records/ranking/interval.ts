/** How sure a share of wins is: few matches leave a wide range, many a narrow one. */

/** Two shares from 0 to 1. */
export interface Interval {
	readonly low: number;
	readonly high: number;
}

/** The two-sided quantile of the normal distribution for 95 %. */
const quantile = 1.959963984540054;

/**
 * The score interval of E. B. Wilson, “Probable inference, the law of succession, and statistical inference”,
 * Journal of the American Statistical Association 22 (1927), pages 209–212. Unlike the simpler interval around the
 * share, it is honest with few matches and with shares of 0 or 1. Half a win for a draw makes it a little wider than
 * it would have to be, never narrower.
 *
 * @param wins from 0 to `matches`; a draw adds a half.
 * @param matches how many there were.
 * @returns the range of shares that fits these results at 95 %; everything from 0 to 1 without a match.
 */
export const wilsonInterval = (wins: number, matches: number): Interval => {
	if (matches === 0) return { low: 0, high: 1 };
	const share = wins / matches;
	const square = quantile ** 2 / matches;
	const middle = (share + square / 2) / (1 + square);
	const reach = (quantile / (1 + square)) * Math.sqrt((share * (1 - share)) / matches + square / 4 / matches);
	return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
