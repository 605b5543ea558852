/**
 * A slow second reading of the rules, for the tests: written from the rule page alone, sharing nothing with
 * the rules under test. Tokens and majorities are strings of seven letters: N near, F far, `-` neither.
 */

/** Charm and item cards of each geisha, from left to right. */
export const charm = [2, 2, 2, 3, 3, 4, 5];

/** @returns every string of seven of the letters. */
export const allSevens = (letters = 'NF-'): string[] => {
	let made = [''];
	for (let place = 0; place < 7; place++)
		made = made.flatMap((begun) => Array.from(letters).map((next) => begun + next));
	return made;
};

/** Lays cards at the geishas in every possible way, eight on each side. */
export const everyRound = (visit: (near: readonly number[], far: readonly number[]) => void): void => {
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
	lay(8, 8);
};

/** @returns the majorities that some round gives. */
export const possibleMajorities = (): Set<string> => {
	const found = new Set<string>();
	everyRound((near, far) => {
		found.add(
			near.map((a, geisha) => (a > (far[geisha] ?? 0) ? 'N' : a < (far[geisha] ?? 0) ? 'F' : '-')).join('')
		);
	});
	return found;
};

/** @returns where the tokens lie afterwards: with the majority, else where they lay. */
export const moved = (tokens: string, majorities: string): string =>
	Array.from(majorities)
		.map((majority, geisha) => (majority === '-' ? tokens[geisha] : majority))
		.join('');

/** @returns charm points of a side. */
export const charmOfSide = (tokens: string, side: string): number =>
	Array.from(tokens).reduce((sum, holder, geisha) => sum + (holder === side ? (charm[geisha] ?? 0) : 0), 0);

/** @returns geishas of a side. */
export const geishasOfSide = (tokens: string, side: string): number =>
	Array.from(tokens).filter((holder) => holder === side).length;
