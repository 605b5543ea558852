/** What a show is remembered by: its score, and what it cost. */
import type { Fact, GameRecords } from '../../facts.ts';
import { perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import { maxScore } from './facts/max-score.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

export const factNames = [
	/** The score of a show that counts; a lost one scores 0. */
	'score',
	/** Red tokens in the lid. */
	'strikes',
	/** Blue tokens left. */
	'clues-left',
	'clues-given',
	'discards',
	/** Points that the discard had made impossible by the end; known only where cards are named. */
	'points-lost',
	/** 1: every firework complete. */
	'perfect',
	/** How it ended: `of` is the reason. */
	'ending'
] as const;
export type FactName = (typeof factNames)[number];

/**
 * Shows are compared with those alone of as many players, by the same variant and house rule, entered as fully:
 * each a letter, in this order. `3-mx-full` is three players with ten multicolour cards.
 */
export const likeOf = (seats: number, options: Options): string => {
	const { finalBouquet, choreography, multicolour, countFireworks, mode } = options;
	const letters = [
		multicolour === 5 ? 'm5' : multicolour === 10 ? 'm10' : '',
		finalBouquet ? 'bouquet' : '',
		choreography ? 'timed' : '',
		// Without a meaning in the final bouquet, which is won or lost.
		countFireworks && !finalBouquet ? 'counted' : ''
	].filter((letter) => letter !== '');
	return [seats, ...letters, mode].join('-');
};

const factsOf = (state: State): readonly Fact<FactName>[] => {
	const { options, fireworks, fuses, tokens, turns, outcome } = state;
	if (!outcome) return [];
	const perfect = perfectScore(options.multicolour);
	const most = maxScore(state);
	const turnsOf = (kind: State['turns'][number]['kind']): number =>
		turns.filter((turn) => turn.kind === kind).length;
	const facts: Fact<FactName>[] = [
		{ name: 'score', value: outcome.lost ? 0 : scoreOf(fireworks) },
		{ name: 'strikes', value: fuses },
		{ name: 'clues-left', value: tokens },
		{ name: 'clues-given', value: turnsOf('clue') },
		{ name: 'discards', value: turnsOf('discard') },
		{ name: 'perfect', value: !outcome.lost && scoreOf(fireworks) === perfect ? 1 : 0 },
		{ name: 'ending', of: outcome.reason.code, value: 1 }
	];
	return most === 'unknown' ? facts : [...facts, { name: 'points-lost', value: perfect - most }];
};

export const records: GameRecords<State, FactName> = {
	version: 1,
	isTogether: true,
	names: factNames,
	standing: ({ fireworks, options, outcome }) => ({
		scores: [outcome?.lost ? 0 : scoreOf(fireworks)],
		max: perfectScore(options.multicolour)
	}),
	facts: (state) => ({
		like: likeOf(state.seats, state.options),
		...(state.turns[0] && { starter: state.turns[0].seat }),
		rounds: state.turns.length,
		own: factsOf(state)
	})
};
