/** How many clues can still be given (rules: Derived facts). */
import { coloursOf } from '../cards.ts';
import type { Fact } from './fact.ts';
import { isComplete, scoreOf } from '../fireworks.ts';
import { longestRun } from './lost.ts';
import { maxScore } from './max-score.ts';
import { isLastRoundAhead } from './pace.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

type CluesState = Pick<State, 'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left' | 'tokens'>;

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
const suitsLeft = (state: CluesState, missing: number, players: number): number => {
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
export const clueSources = (state: CluesState): ClueSources | undefined => {
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

/** @returns the sum of the three sources; `none` without a last round ahead, `unknown` in light mode. */
export const cluesUsable = (state: CluesState): Fact => {
	if (!isLastRoundAhead(state)) return 'none';
	const sources = clueSources(state);
	return sources ? sources.tokens + sources.discards + sources.suits : 'unknown';
};
