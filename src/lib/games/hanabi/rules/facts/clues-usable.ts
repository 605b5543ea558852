/** How many clues can still be given (rules: Derived facts). */
import { coloursOf } from '../cards.ts';
import type { Fact } from './fact.ts';
import { isComplete, scoreOf } from '../fireworks.ts';
import { longestRun } from './lost.ts';
import { maxScore } from './max-score.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

type Course = Pick<State, 'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left' | 'tokens'>;

/** Tokens that discards can still bring: with m cards missing, P players and D cards in the pile. */
const discardsLeft = (missing: number, players: number, pile: number): number => {
	if (missing <= players + 1) return pile - 1;
	return Math.max(0, players + pile - missing);
};

/** How many of these numbers, smallest first, fit whole into a sum. */
const fitWhole = (numbers: readonly number[], sum: number): number => {
	let rest = sum;
	const fitting = numbers.toSorted((a, b) => a - b).filter((number) => (rest -= number) >= 0);
	return fitting.length;
};

/** Tokens that completed fireworks can still bring. */
const suitsLeft = (state: Course, missing: number, players: number): number => {
	const { fireworks, options, pile } = state;
	const perColourMissing = coloursOf(options.multicolour)
		.filter((colour) => !isComplete(fireworks[colour]) && isComplete(longestRun(colour, state)))
		.map((colour) => longestRun(colour, state) - fireworks[colour]);
	const room = Math.min(missing, players + pile) - Math.min(missing, players + 1);
	return fitWhole(perColourMissing, room);
};

/** Where the clues that can still be given come from. */
export interface ClueSources {
	/** Blue tokens there are. */
	readonly tokens: number;
	/** Those that discards can bring. */
	readonly discards: number;
	/** Those that completed fireworks can bring. */
	readonly suits: number;
}

/** @returns where the clues come from; nothing without a pile, or without the discard. */
export const clueSources = (state: Course): ClueSources | undefined => {
	const { fireworks, pile, tokens } = state;
	const max = maxScore(state);
	if (pile === 0 || max === 'unknown') return undefined;
	const missing = max - scoreOf(fireworks);
	const players = playersIn(state);
	return {
		tokens,
		discards: discardsLeft(missing, players, pile),
		suits: suitsLeft(state, missing, players)
	};
};

/** The three sources together. Only while the pile has cards. */
export const cluesUsable = (state: Course): Fact => {
	if (state.pile === 0) return 'none';
	const sources = clueSources(state);
	return sources ? sources.tokens + sources.discards + sources.suits : 'unknown';
};
