/** Numbers derived from what lies open on the table (rules: Derived facts). */
import { cardsLaid, isComplete, longestRun, maxScore, scoreOf } from './board.ts';
import { coloursOf } from './cards.ts';
import { playersIn, type State } from './state.ts';

/** `unknown`: the discard is not tracked. `none`: the number has no meaning now or under these options. */
export type Fact = number | 'unknown' | 'none';

/** @returns the result of the formula for a number; `unknown` and `none` as they are. */
const mapFact = (fact: Fact, formula: (value: number) => Fact): Fact =>
	typeof fact === 'number' ? formula(fact) : fact;

/**
 * @returns the highest score that the turns left still allow: min(maxScore, S + D + P) while the pile has cards,
 *   min(maxScore, S + turns left) in the last round, and maxScore in the final bouquet, which has no limit of turns;
 *   `unknown` in light mode
 */
export const reachable = (state: State): number | 'unknown' => {
	const { options, pile, turnsLeft } = state;
	const max = maxScore(state);
	if (max === 'unknown' || options.finalBouquet) return max;
	return Math.min(max, scoreOf(state) + (turnsLeft ?? pile + playersIn(state)));
};

/** @returns how many more points the table can still score; `unknown` in light mode. */
export const pointsLeft = (state: State): number | 'unknown' => {
	const highest = reachable(state);
	return highest === 'unknown' ? highest : highest - scoreOf(state);
};

/** Whether a last round will come and is not there yet: what it leaves time for is counted until then. */
const isLastRoundAhead = ({ options, pile }: State): boolean => !options.finalBouquet && pile > 0;

/**
 * @returns how many discards and misplays can still be afforded: S + D + P − maxScore; `none` without a last round
 *   ahead, `unknown` in light mode
 */
export const pace = (state: State): Fact => {
	if (!isLastRoundAhead(state)) return 'none';
	return mapFact(maxScore(state), (max) => scoreOf(state) + state.pile + playersIn(state) - max);
};

export type Risk = 'low' | 'medium' | 'high' | 'zero';

/** @returns the risk of a pace: `zero` if ≤ 0, `high` if < P − ⌊P ÷ 2⌋, `medium` if < P, else `low`. */
export const riskOf = (value: number, players: number): Risk => {
	if (value <= 0) return 'zero';
	if (value < players - Math.floor(players / 2)) return 'high';
	return value < players ? 'medium' : 'low';
};

/** Blue tokens that discards can still bring: the term `discards` of the rule. */
const discardsLeft = (missing: number, players: number, pile: number): number => {
	if (missing <= players + 1) return pile - 1;
	return Math.max(0, players + pile - missing);
};

/** How many of the numbers, taken from the smallest, add up to no more than a sum. */
const countWithinSum = (numbers: readonly number[], sum: number): number => {
	let rest = sum;
	const fitting = numbers.toSorted((a, b) => a - b).filter((number) => (rest -= number) >= 0);
	return fitting.length;
};

/** Blue tokens that completed fireworks can still bring: the term `suits` of the rule. */
const suitsLeft = (state: State, missing: number, players: number): number => {
	const { fireworks, options, pile } = state;
	const missingByColour = coloursOf(options)
		.filter((colour) => !isComplete(fireworks[colour]) && isComplete(longestRun(colour, state)))
		.map((colour) => longestRun(colour, state) - fireworks[colour]);
	const room = Math.min(missing, players + pile) - Math.min(missing, players + 1);
	return countWithinSum(missingByColour, room);
};

/** The blue tokens from which clues can still be given. */
export interface ClueSources {
	/** Tokens in the lid. */
	readonly tokens: number;
	/** Tokens that discards can still bring. */
	readonly discards: number;
	/** Tokens that completed fireworks can still bring. */
	readonly suits: number;
}

/** @returns the sources of clues; `undefined` without a last round ahead and in light mode. */
export const clueSources = (state: State): ClueSources | undefined => {
	const { pile, tokens } = state;
	const max = maxScore(state);
	if (!isLastRoundAhead(state) || max === 'unknown') return undefined;
	const missing = max - scoreOf(state);
	const players = playersIn(state);
	return {
		tokens,
		discards: discardsLeft(missing, players, pile),
		suits: suitsLeft(state, missing, players)
	};
};

/**
 * @returns how many clues can still be given, the sum of the three sources; `none` without a last round ahead,
 *   `unknown` in light mode
 */
export const cluesUsable = (state: State): Fact => {
	if (!isLastRoundAhead(state)) return 'none';
	const sources = clueSources(state);
	return sources ? sources.tokens + sources.discards + sources.suits : 'unknown';
};

/** @returns cards laid ÷ (clues + misplays + fireworks completed at eight tokens); `none` while the divisor is 0. */
export const playsPerClue = ({ fireworks, turns }: State): Fact => {
	const spent = turns.filter(({ kind, isBonusLost }) => kind === 'clue' || kind === 'misplay' || isBonusLost);
	return spent.length === 0 ? 'none' : cardsLaid(fireworks) / spent.length;
};

/** @returns cards needed per clue: (maxScore − S) ÷ clues usable; `none` if no clue is usable, `unknown` in light mode. */
const cardsPerClue = (state: State): Fact =>
	mapFact(cluesUsable(state), (clues) =>
		clues === 0 ? 'none' : mapFact(maxScore(state), (max) => (max - scoreOf(state)) / clues)
	);

/** All derived facts; which of them the table shows is in `state.aids`. */
export interface DerivedFacts {
	readonly maxScore: number | 'unknown';
	readonly reachable: number | 'unknown';
	readonly pace: Fact;
	readonly risk: Risk | undefined;
	readonly cluesUsable: Fact;
	readonly playsPerClue: Fact;
	readonly cardsPerClue: Fact;
}

/** @returns the derived facts of the state. */
export const derivedFactsOf = (state: State): DerivedFacts => {
	const paceNow = pace(state);
	return {
		maxScore: maxScore(state),
		reachable: reachable(state),
		pace: paceNow,
		risk: typeof paceNow === 'number' ? riskOf(paceNow, playersIn(state)) : undefined,
		cluesUsable: cluesUsable(state),
		playsPerClue: playsPerClue(state),
		cardsPerClue: cardsPerClue(state)
	};
};
