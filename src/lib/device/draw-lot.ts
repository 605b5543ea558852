/** Drawing lots: the only randomness of the house, always drawn outside the rules. */

/** @returns a number in [0, 1), each equally likely. */
export const drawLot = (): number => {
	const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
	return word / 2 ** 32;
};
