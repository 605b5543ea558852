/** What the records keep of a show: its score, and the tokens, clues and discards that led to it. */
import type { Fact, GameRecords, NotedRules } from '../../facts.ts';
import { coloursOf, perfectScore, startScore } from './cards.ts';
import { isComplete, isPerfect, scoreOf } from './fireworks.ts';
import { maxScore } from './facts/max-score.ts';
import { kindOf } from './kind.ts';
import type { Options } from './options.ts';
import { ratingOf } from './result.ts';
import type { State } from './state.ts';

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
	const turnsOf = (kind: State['turns'][number]['kind']): number =>
		turns.filter((turn) => turn.kind === kind).length;
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
