/** When and how the show ends, checked in the order of the rules (rules: End of the game). */
import type { Outcome, Seat } from '../../outcome.ts';
import { coloursOf, type Card, type Colour } from './cards.ts';
import { isPerfect, scoreOf } from './fireworks.ts';
import { fuseLimit } from './limits.ts';
import { firstLostCards } from './facts/lost.ts';
import { reachable } from './facts/reachable.ts';
import { outcomeOf } from './result.ts';
import { seatsFrom } from './seats.ts';
import type { ReasonCode, State } from './state.ts';

/** The action just taken, so that a loss can name the card and the player. */
export interface Cause {
	readonly how: 'discard' | 'misplay' | 'play' | 'clue' | 'recount' | 'leave' | 'turn';
	readonly seat: Seat;
	/** `null` if there was no card or it was not named. */
	readonly card: Card | null;
	readonly announced: Colour | null;
}

type Ended = Outcome<ReasonCode> | undefined;

const outcomeOfFuses = (state: State, { seat, card, announced }: Cause): Ended => {
	if (state.fuses < fuseLimit) return undefined;
	const { countFireworks, finalBouquet } = state.options;
	return outcomeOf(state, countFireworks && !finalBouquet ? 'fuses-counted' : 'three-fuses', {
		seat,
		colour: card?.colour ?? '',
		rank: card?.rank ?? 0,
		announced: announced ?? '',
		strike: state.fuses
	});
};

const outcomeOfLostPerfection = (state: State, { how, seat }: Cause): Ended => {
	const [lost] = state.options.finalBouquet ? firstLostCards(state) : [];
	return lost && outcomeOf(state, 'perfection-lost', { how, seat, ...lost });
};

/** @returns the outcome if the show ends by the cards and tokens on the table, before a card is drawn. */
export const outcomeBeforeDraw = (state: State, cause: Cause): Ended =>
	outcomeOfFuses(state, cause) ??
	(isPerfect(state.fireworks, state.options)
		? outcomeOf(state, 'perfect', { fireworks: coloursOf(state.options).length })
		: outcomeOfLostPerfection(state, cause));

/** Whether the player to move can play, discard or give a clue. */
const hasMove = (state: State): boolean => {
	const [own = 0, ...others] = seatsFrom(state, state.turn).map((seat) => state.hands[seat] ?? 0);
	return own > 0 || (state.tokens > 0 && others.some((cards) => cards > 0));
};

/**
 * @param state after the card was drawn and the turn was passed on
 * @returns the outcome if the last round is over, or if the player to move has no legal action in the final
 * bouquet
 */
export const outcomeAfterDraw = (state: State): Ended => {
	if (state.turnsLeft === 0) return outcomeOf(state, 'last-round');
	return state.options.finalBouquet && !hasMove(state)
		? outcomeOf(state, 'no-move', { seat: state.turn })
		: undefined;
};

/** @returns how many more points the table can still score; `unknown` in light mode. */
export const pointsLeft = (state: State): number | 'unknown' => {
	const highest = reachable(state);
	return highest === 'unknown' ? highest : highest - scoreOf(state);
};
