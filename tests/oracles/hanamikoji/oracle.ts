/**
 * A test oracle: the rules implemented a second time, slowly, from the rulebook alone and without the code
 * under test. Tokens and majorities are strings of seven letters: N near, F far, `-` neither.
 */

/** The charm points of each geisha, from left to right; she has as many item cards. */
export const charm = [2, 2, 2, 3, 3, 4, 5];

/** @returns every string of seven letters out of `letters`. */
export const allSevens = (letters = 'NF-'): string[] => {
	let made = [''];
	for (let place = 0; place < 7; place++)
		made = made.flatMap((begun) => Array.from(letters).map((next) => begun + next));
	return made;
};

/** The numbers of cards on the near and on the far side. */
export type Sides = readonly [near: number, far: number];

/** The sides of the option `7-to-9`: seven to nine on each, sixteen together. */
export const unevenSides: readonly Sides[] = [
	[7, 9],
	[8, 8],
	[9, 7]
];

/**
 * Calls `visit` with the cards of both sides for every possible round, by default eight on each side. It reuses
 * the arrays.
 */
export const everyRound = (
	visit: (near: readonly number[], far: readonly number[]) => void,
	[nearCards, farCards]: Sides = [8, 8]
): void => {
	const near: number[] = [];
	const far: number[] = [];
	const lay = (nearLeft: number, farLeft: number): void => {
		const items = charm[near.length];
		if (items === undefined) {
			if (nearLeft === 0 && farLeft === 0) visit(near, far);
			return;
		}
		for (let a = 0; a <= Math.min(items, nearLeft); a++)
			for (let b = 0; b <= Math.min(items - a, farLeft); b++) {
				near.push(a);
				far.push(b);
				lay(nearLeft - a, farLeft - b);
				near.pop();
				far.pop();
			}
	};
	lay(nearCards, farCards);
};

/** @returns the majorities of all possible rounds with so many cards on the sides, by default eight on each. */
export const possibleMajorities = (all: readonly Sides[] = [[8, 8]]): Set<string> => {
	const found = new Set<string>();
	for (const each of all)
		everyRound((near, far) => {
			found.add(
				near.map((a, geisha) => (a > (far[geisha] ?? 0) ? 'N' : a < (far[geisha] ?? 0) ? 'F' : '-')).join('')
			);
		}, each);
	return found;
};

/** @returns where the tokens lie after a round with these majorities. */
export const moved = (tokens: string, majorities: string): string =>
	Array.from(majorities)
		.map((majority, geisha) => (majority === '-' ? tokens[geisha] : majority))
		.join('');

/** @returns the charm points of a side. */
export const charmOfSide = (tokens: string, side: string): number =>
	Array.from(tokens).reduce((sum, holder, geisha) => sum + (holder === side ? (charm[geisha] ?? 0) : 0), 0);

/** @returns how many geishas a side holds. */
export const geishasOfSide = (tokens: string, side: string): number =>
	Array.from(tokens).filter((holder) => holder === side).length;
