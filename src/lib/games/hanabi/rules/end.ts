/** When the show ends (rules: End of the game), checked in this order after each action. */
import type { Outcome, Seat } from '../../said.ts';
import { coloursOf, type Card, type Colour } from './cards.ts';
import { isPerfect, scoreOf } from './fireworks.ts';
import { fuseLimit } from './limits.ts';
import { firstLost } from './facts/lost.ts';
import { reachable } from './facts/reachable.ts';
import { endedBy } from './result.ts';
import { seatsFrom } from './seats.ts';
import type { ReasonCode, State } from './state.ts';

/** What was just done, so that a loss can say which card it was and whose. */
export interface Cause {
	readonly how: 'discard' | 'misplay' | 'play' | 'clue' | 'recount' | 'leave' | 'turn';
	readonly seat: Seat;
	/** `null`: none, or not named. */
	readonly card: Card | null;
	readonly announced: Colour | null;
}

type Ended = Outcome<ReasonCode> | undefined;

const judgeFuses = (state: State, { seat, card, announced }: Cause): Ended => {
	if (state.fuses < fuseLimit) return undefined;
	const { countFireworks, finalBouquet } = state.options;
	return endedBy(state, countFireworks && !finalBouquet ? 'fuses-counted' : 'three-fuses', {
		seat,
		colour: card?.colour ?? '',
		rank: card?.rank ?? 0,
		announced: announced ?? '',
		strike: state.fuses
	});
};

const judgePerfection = (state: State, { how, seat }: Cause): Ended => {
	const [lost] = state.options.finalBouquet ? firstLost(state) : [];
	return lost && endedBy(state, 'perfection-lost', { how, seat, ...lost });
};

/** @returns how the show ends by what now lies on the table: before a card is drawn. */
export const judgeTable = (state: State, cause: Cause): Ended =>
	judgeFuses(state, cause) ??
	(isPerfect(state.fireworks, state.options.multicolour)
		? endedBy(state, 'perfect', { fireworks: coloursOf(state.options.multicolour).length })
		: judgePerfection(state, cause));

/** Whether the player to move can play, discard or give a clue. */
const hasMove = (state: State): boolean => {
	const [own = 0, ...others] = seatsFrom(state, state.turn).map((seat) => state.hands[seat] ?? 0);
	return own > 0 || (state.tokens > 0 && others.some((cards) => cards > 0));
};

/** @returns how the show ends as the turn passes: after the card was drawn. */
export const judgeTurn = (state: State): Ended => {
	if (state.turnsLeft === 0) return endedBy(state, 'last-round');
	return state.options.finalBouquet && !hasMove(state)
		? endedBy(state, 'no-move', { seat: state.turn })
		: undefined;
};

/** @returns how many points the table could still make; unknown in light mode. */
export const pointsLeft = (state: State): number | 'unknown' => {
	const most = reachable(state);
	return most === 'unknown' ? most : most - scoreOf(state.fireworks);
};
