/** The outcome of a show: won or lost together, with its score (rules: End of the game, Rating). */
import type { Outcome, Params, Score } from '../../outcome.ts';
import { coloursOf, isBlackMissed, perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import { bandOf, type Band } from './rating.ts';
import { reasonRules, type ReasonCode, type State } from './state.ts';

/** The lines of a score: each firework, what the missing black cards cost, and what brings a lost show to 0. */
export const lineCodes = ['firework', 'black-missing', 'forfeit'] as const;
export type LineCode = (typeof lineCodes)[number];

const lossReasons: readonly ReasonCode[] = ['three-fuses', 'perfection-lost', 'no-move', 'given-up'];

/**
 * The score with a line for each firework that brings points, and for the black cards that cost some; in a lost show
 * one more line deducts the points instead.
 */
const scoreLines = (state: State, isLost: boolean): Score & { readonly sum: number } => {
	const { fireworks, options } = state;
	const lines = coloursOf(options)
		.filter((colour) => fireworks[colour] > 0 && !(colour === 'black' && isBlackMissed(options)))
		.map((colour) => ({
			said: { code: 'firework', params: { colour } },
			value: fireworks[colour]
		}));
	const sum = lines.reduce((total, { value }) => total + value, 0);
	const total = isLost ? 0 : scoreOf(state);
	const last = { said: { code: isLost ? 'forfeit' : 'black-missing', params: {} }, value: total - sum };
	return { total, sum, lines: last.value === 0 ? lines : [...lines, last] };
};

/**
 * @param params added to those of every reason: the score, the perfect score and whether the show is rated
 * @returns the outcome of the show for this reason, with the same score for every seat
 */
export const outcomeOf = (state: State, code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => {
	// A final bouquet is won or lost, so giving it up loses it.
	const isLost = lossReasons.includes(code) || (code === 'stopped' && state.options.finalBouquet);
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	const { sum, ...score } = scoreLines(state, isLost);
	return {
		winners: isLost ? [] : seats,
		reason: {
			code,
			params: {
				// Of a lost show, what its fireworks had brought.
				score: isLost ? sum : scoreOf(state),
				max: perfectScore(state.options),
				isRated: isLost || state.options.finalBouquet ? 0 : 1,
				...params
			}
		},
		rule: reasonRules[code],
		scores: seats.map(() => score),
		...(isLost && { lost: true })
	};
};

/** @returns the rating band of an ended show; `undefined` for a lost show and for a final bouquet. */
export const ratingOf = ({ reason: { params } }: Outcome): Band | undefined =>
	params['isRated'] === 1 ? bandOf(Number(params['score']), Number(params['max'])) : undefined;
