const sorted = (/** @type {readonly number[]} */ values) =>
	values.filter(Number.isFinite).sort((a, b) => a - b);

/**
 * @param {readonly number[]} values
 * @param {number} share 0.95 for the value that 95 % do not exceed.
 * @returns {number} NaN when there are none.
 */
export const quantile = (values, share) => {
	const all = sorted(values);
	return all[Math.max(0, Math.ceil(share * all.length) - 1)] ?? NaN;
};

/** @param {readonly number[]} values @returns {number} NaN when there are none. */
export const median = (values) => {
	const all = sorted(values);
	const upper = all[all.length >> 1] ?? NaN;
	return all.length % 2 ? upper : ((all[(all.length >> 1) - 1] ?? NaN) + upper) / 2;
};
