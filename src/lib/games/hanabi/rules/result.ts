/** The outcome of a show: won or lost together, with its score (rules: End of the game, Rating). */
import type { Outcome, Params, Score } from '../../outcome.ts';
import { coloursOf, perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import { bandOf, type Band } from './rating.ts';
import { reasonRules, type ReasonCode, type State } from './state.ts';

/** The lines of a score: each firework, and the deduction that brings a lost show to 0. */
export const lineCodes = ['firework', 'forfeit'] as const;
export type LineCode = (typeof lineCodes)[number];

const lossReasons: readonly ReasonCode[] = ['three-fuses', 'perfection-lost', 'no-move', 'given-up'];

/** The score with a line for each firework; in a lost show one more line deducts them all. */
const scoreLines = ({ fireworks, options }: State, isLost: boolean): Score => {
	const lines = coloursOf(options)
		.filter((colour) => fireworks[colour] > 0)
		.map((colour) => ({
			said: { code: 'firework', params: { colour } },
			value: fireworks[colour]
		}));
	const sum = scoreOf(fireworks);
	if (!isLost) return { total: sum, lines };
	const forfeit = { said: { code: 'forfeit', params: {} }, value: -sum };
	return { total: 0, lines: sum === 0 ? [] : [...lines, forfeit] };
};

/**
 * @param params added to those of every reason: the score, the perfect score and whether the show is rated
 * @returns the outcome of the show for this reason, with the same score for every seat
 */
export const outcomeOf = (state: State, code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => {
	// A final bouquet is won or lost, so giving it up loses it.
	const isLost = lossReasons.includes(code) || (code === 'stopped' && state.options.finalBouquet);
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	const score = scoreLines(state, isLost);
	return {
		winners: isLost ? [] : seats,
		reason: {
			code,
			params: {
				score: scoreOf(state.fireworks),
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
