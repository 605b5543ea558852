/** How an ended show is told: won or lost together, with its score (rules: End of the game, Rating). */
import type { Outcome, Params, Score } from '../../said.ts';
import { coloursOf, perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import { bandOf, type Band } from './rating.ts';
import { reasonRules, type ReasonCode, type State } from './state.ts';

/** A firework, and what a lost show takes off again. */
export const lineCodes = ['firework', 'forfeit'] as const;
export type LineCode = (typeof lineCodes)[number];

const lossReasons: readonly ReasonCode[] = ['three-fuses', 'perfection-lost', 'no-move', 'given-up'];

/** The fireworks one by one; a lost show scores 0, and shows what was there. */
const scoreLines = ({ fireworks, options }: State, isLost: boolean): Score => {
	const lines = coloursOf(options.multicolour)
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
 * @param params of the reason, beside the score, the perfect score and whether it is rated
 * @returns the outcome, the same for every seat
 */
export const endedBy = (state: State, code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => {
	const isLost = lossReasons.includes(code);
	const seats = Array.from({ length: state.seats }, (_, seat) => seat);
	const score = scoreLines(state, isLost);
	return {
		winners: isLost ? [] : seats,
		reason: {
			code,
			params: {
				score: scoreOf(state.fireworks),
				max: perfectScore(state.options.multicolour),
				isRated: isLost || state.options.finalBouquet ? 0 : 1,
				...params
			}
		},
		rule: reasonRules[code],
		scores: seats.map(() => score),
		...(isLost && { lost: true })
	};
};

/** @returns the band of an ended show; nothing for one that is lost or played as a final bouquet. */
export const ratingOf = ({ reason: { params } }: Outcome): Band | undefined =>
	params['isRated'] === 1 ? bandOf(Number(params['score']), Number(params['max'])) : undefined;
