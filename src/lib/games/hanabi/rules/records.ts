/**
 * What the records keep of a show: its score, and the tokens, clues and discards that led to it; and which shows are
 * compared.
 */
import type { Fact, GameRecords, NotedRules } from '../../facts.ts';
import type { Outcome } from '../../outcome.ts';
import { isComplete, isPerfect, maxScore, scoreOf } from './board.ts';
import { coloursOf, isBlackMissed, perfectScore, startScore } from './cards.ts';
import { ratingOf } from './end.ts';
import type { Options } from './options.ts';
import type { State, TurnKind } from './state.ts';

/**
 * Shows are compared only with shows of the same number of players, variants, house rules and way of entry.
 * The aids are no part of it: they change no score.
 *
 * @param seats how many players began the show
 * @returns the code of these four, in this order: `3-m10-full` is three players with ten multicolour cards in
 *   full mode
 */
export const kindOf = (options: Options, seats: number): string => {
	const { finalBouquet, choreography, multicolour, multicolourClue, blackPowder, countFireworks, mode } =
		options;
	const variants = [
		multicolour === null ? '' : `m${multicolour}`,
		multicolour !== null && multicolourClue === 'every' ? 'every' : '',
		blackPowder ? 'black' : '',
		isBlackMissed(options) ? 'missing' : '',
		finalBouquet ? 'bouquet' : '',
		choreography ? 'timed' : '',
		// This rule has no effect in the final bouquet, which is perfect or lost.
		countFireworks && !finalBouquet ? 'counted' : ''
	].filter((variant) => variant !== '');
	return [seats, ...variants, mode].join('-');
};

export const factNames = [
	/** The official score: 0 for a lost show, which counts in every average as any other. */
	'score',
	/** Red tokens at the end. */
	'strikes',
	/** Blue tokens at the end. */
	'clues-left',
	'clues-given',
	'discards',
	/** Points that the discard had made impossible by the end; missing in light mode. */
	'points-lost',
	/** 1 if every firework was completed, otherwise 0. */
	'perfect',
	/** How high a firework rose, in a lost show too: `of` is its colour. */
	'firework',
	/** A firework that was completed: `of` is its colour. */
	'complete',
	/** How the show ended: `of` is the code of the reason. */
	'ending',
	/** The crowd's rating: `of` is its band. Missing where the rules give none: lost, or a final bouquet. */
	'rating'
] as const;
export type FactName = (typeof factNames)[number];

const factsOf = (state: State): readonly Fact<FactName>[] => {
	const { options, fireworks, fuses, tokens, turns, outcome } = state;
	if (!outcome) return [];
	const perfect = perfectScore(options);
	const highest = maxScore(state);
	const turnsOf = (kind: TurnKind): number => turns.filter((turn) => turn.kind === kind).length;
	const rating = ratingOf(outcome);
	const inPlay = coloursOf(options);
	const facts: Fact<FactName>[] = [
		{ name: 'score', value: outcome.lost ? 0 : scoreOf(state) },
		{ name: 'strikes', value: fuses },
		{ name: 'clues-left', value: tokens },
		{ name: 'clues-given', value: turnsOf('clue') },
		{ name: 'discards', value: turnsOf('discard') },
		{ name: 'perfect', value: !outcome.lost && isPerfect(fireworks, options) ? 1 : 0 },
		...(rating === undefined ? [] : [{ name: 'rating', of: rating, value: 1 } as const]),
		...inPlay.map((colour) => ({ name: 'firework', of: colour, value: fireworks[colour] }) as const),
		...inPlay
			.filter((colour) => isComplete(fireworks[colour]))
			.map((colour) => ({ name: 'complete', of: colour, value: 1 }) as const),
		{ name: 'ending', of: outcome.reason.code, value: 1 }
	];
	return highest === 'unknown' ? facts : [...facts, { name: 'points-lost', value: perfect - highest }];
};

/** Of a show, the score is noted, or that it was lost (rules: The end). */
const noted: NotedRules<Options, 'score', never> = {
	problems: [],
	numbers: (options) => [{ code: 'score', min: startScore(options), max: perfectScore(options) }],
	canBeDrawn: () => false,
	judge: () => ({ winners: [] })
};

export const records: GameRecords<Options, State, FactName> = {
	version: 2,
	isTogether: true,
	names: factNames,
	kind: kindOf,
	noted,
	standing: (state) => ({
		scores: [state.outcome?.lost ? 0 : scoreOf(state)],
		max: perfectScore(state.options),
		min: startScore(state.options)
	}),
	facts: (state) => ({
		like: kindOf(state.options, state.seats),
		...(state.turns[0] && { starter: state.turns[0].seat }),
		rounds: state.turns.length,
		own: factsOf(state)
	})
};

export interface Comparison {
	/** How many earlier shows are comparable: rated, with the same perfect score. */
	readonly count: number;
	readonly best: number;
	readonly average: number;
	/** The place of this show among all of them, from 1; equal scores share the better place. */
	readonly place: number;
	/** Whether this show beats every earlier one. */
	readonly isBest: boolean;
}

const isRated = ({ reason }: Outcome): boolean => reason.params['isRated'] === 1;

const isComparable = (one: Outcome, other: Outcome): boolean =>
	isRated(one) && one.reason.params['max'] === other.reason.params['max'];

const totalOf = ({ reason }: Outcome): number => Number(reason.params['score']);

/**
 * @param earlier the outcomes of earlier shows
 * @returns the comparison; `undefined` if the show is not rated or no earlier show is comparable
 */
export const compareWith = (outcome: Outcome, earlier: readonly Outcome[]): Comparison | undefined => {
	const scores = earlier.filter((one) => isComparable(one, outcome)).map(totalOf);
	if (scores.length === 0 || !isRated(outcome)) return undefined;
	const own = totalOf(outcome);
	const best = Math.max(...scores);
	return {
		count: scores.length,
		best,
		average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
		place: 1 + scores.filter((score) => score > own).length,
		isBest: own > best
	};
};
