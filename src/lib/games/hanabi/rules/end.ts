/** When the show ends, checked in the order of the rules, with what outcome and rating (rules: End of the game, Rating). */
import type { Outcome, Params, Score } from '../../outcome.ts';
import { firstLost, isPerfect, scoreOf } from './board.ts';
import {
	coloursOf,
	fuseLimit,
	isBlackMissed,
	perfectScore,
	tokenLimit,
	type Card,
	type Colour
} from './cards.ts';
import { reasonRules, seatsFrom, type ReasonCode, type State } from './state.ts';

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

/** The action just taken by the player to move, so that a loss can name the card. */
export interface Cause {
	readonly how: 'discard' | 'misplay' | 'play' | 'clue' | 'recount' | 'leave' | 'turn';
	/** `null` if there was no card or it was not named. */
	readonly card: Card | null;
	readonly announced: Colour | null;
}

type Ended = Outcome<ReasonCode> | undefined;

const outcomeOfFuses = (state: State, { card, announced }: Cause): Ended => {
	if (state.fuses < fuseLimit) return undefined;
	const { countFireworks, finalBouquet } = state.options;
	return outcomeOf(state, countFireworks && !finalBouquet ? 'fuses-counted' : 'three-fuses', {
		seat: state.turn,
		colour: card?.colour ?? '',
		rank: card?.rank ?? 0,
		announced: announced ?? '',
		strike: state.fuses
	});
};

const outcomeOfLostPerfection = (state: State, { how }: Cause): Ended => {
	if (!state.options.finalBouquet) return undefined;
	const [lost] = coloursOf(state.options).flatMap((colour) => firstLost(colour, state) ?? []);
	return lost && outcomeOf(state, 'perfection-lost', { how, seat: state.turn, ...lost });
};

/** @returns the outcome if the show ends by the cards and tokens on the table, before a card is drawn. */
export const outcomeBeforeDraw = (state: State, cause: Cause): Ended =>
	outcomeOfFuses(state, cause) ??
	(isPerfect(state.fireworks, state.options)
		? outcomeOf(state, 'perfect', { fireworks: coloursOf(state.options).length })
		: outcomeOfLostPerfection(state, cause));

/** @returns which actions the player to move can take. */
export const movesOf = (
	state: State
): { readonly clue: boolean; readonly discard: boolean; readonly play: boolean } => {
	const [own = 0, ...others] = seatsFrom(state, state.turn).map((seat) => state.hands[seat] ?? 0);
	return {
		clue: state.tokens > 0 && others.some((cards) => cards > 0),
		discard: own > 0 && state.tokens < tokenLimit,
		play: own > 0
	};
};

/**
 * @param state after the card was drawn and the turn was passed on
 * @returns the outcome if the last round is over, or if the player to move has no legal action in the final
 * bouquet
 */
export const outcomeAfterDraw = (state: State): Ended => {
	if (state.turnsLeft === 0) return outcomeOf(state, 'last-round');
	if (!state.options.finalBouquet) return undefined;
	const { clue, play } = movesOf(state);
	return clue || play ? undefined : outcomeOf(state, 'no-move', { seat: state.turn });
};

/** The rating bands, from worst to best. */
export const bands = [
	'horrible',
	'mediocre',
	'honourable',
	'excellent',
	'extraordinary',
	'legendary',
	'divine'
] as const;
export type Band = (typeof bands)[number];

/**
 * @param perfect the highest score possible: 25, 30 or 35
 * @returns the band of a score. The two highest begin at 25 and at 30; with seven fireworks at 30 and at 35.
 */
export const bandOf = (score: number, perfect: number): Band => {
	if (score <= 5) return 'horrible';
	if (score <= 10) return 'mediocre';
	if (score <= 15) return 'honourable';
	if (score <= 20) return 'excellent';
	if (score < (perfect === 35 ? 30 : 25)) return 'extraordinary';
	return perfect > 25 && score === perfect ? 'divine' : 'legendary';
};

/** @returns the rating band of an ended show; `undefined` for a lost show and for a final bouquet. */
export const ratingOf = ({ reason: { params } }: Outcome): Band | undefined =>
	params['isRated'] === 1 ? bandOf(Number(params['score']), Number(params['max'])) : undefined;
