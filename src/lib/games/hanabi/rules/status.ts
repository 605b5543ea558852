/** What the table shows of a state: what can be done, the last round, and what the last entry changed (rules: At the table). */
import type { Seat } from '../../outcome.ts';
import { isTurn, type Action } from './actions.ts';
import { isLastCard, scoreOf } from './board.ts';
import { perfectScore, type Card, type Colour } from './cards.ts';
import { pointsLeft } from './derived.ts';
import { movesOf } from './end.ts';
import { seatsFrom, type State } from './state.ts';

export interface LastRound {
	readonly turnsLeft: number;
	/** The seats still to play, in the order of the turns. */
	readonly seats: readonly Seat[];
	/** The seat that plays the last turn. */
	readonly lastSeat: Seat;
}

export interface Status {
	readonly score: number;
	/** The score of a perfect show: 25, 30 or 35. */
	readonly perfect: number;
	/** The number of the turn under way, from 1. */
	readonly turnNumber: number;
	readonly can: ReturnType<typeof movesOf>;
	readonly lastRound: LastRound | undefined;
	/** Whether "finish now" is offered: no more points can be gained, or the mode is light. */
	readonly canFinish: boolean;
}

/** @returns the last round as it stands; `undefined` while there is none. */
export const lastRoundOf = (state: State): LastRound | undefined => {
	if (state.turnsLeft === null) return undefined;
	const seats = seatsFrom(state, state.turn).slice(0, state.turnsLeft);
	return { turnsLeft: state.turnsLeft, seats, lastSeat: seats.at(-1) ?? state.turn };
};

/** @returns the score, what can be done and the last round. */
export const statusOf = (state: State): Status => ({
	score: scoreOf(state),
	perfect: perfectScore(state.options),
	turnNumber: state.turns.length + 1,
	can: movesOf(state),
	lastRound: lastRoundOf(state),
	canFinish: !state.outcome && (pointsLeft(state) === 0 || state.discard === 'untracked')
});

export interface Changes {
	/** Blue tokens that the last turn brought (negative: took). */
	readonly tokens: number;
	readonly fuses: number;
	/** The card played onto its firework. */
	readonly laid: Card | undefined;
	/** The card that went into the discard, discarded or misplayed. */
	readonly discarded: Card | undefined;
	/** The colour of the firework that was completed. */
	readonly completed: Colour | undefined;
}

export const noChanges: Changes = {
	tokens: 0,
	fuses: 0,
	laid: undefined,
	discarded: undefined,
	completed: undefined
};

/**
 * @param last the action that led to the state
 * @returns what the action changed; `noChanges` if it was not a turn
 */
export const changesOf = (last: Action | undefined, { turns }: State): Changes => {
	const turn = turns.at(-1);
	if (!turn || !last || !isTurn(last)) return noChanges;
	const laid = turn.kind === 'play' ? (turn.card ?? undefined) : undefined;
	return {
		tokens: turn.gained,
		fuses: turn.kind === 'misplay' ? 1 : 0,
		laid,
		discarded: turn.kind === 'play' || turn.kind === 'clue' ? undefined : (turn.card ?? undefined),
		completed: laid && isLastCard(laid) ? laid.colour : undefined
	};
};
