/** The random number behind a draw by lot. It is made outside the rules, which are pure functions. */

/** @returns a uniformly distributed number in [0, 1). */
export const drawLot = (): number => {
	const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
	return word / 2 ** 32;
};
