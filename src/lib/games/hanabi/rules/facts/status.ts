/**
 * What the table always shows, and the derived facts that it can show (rules: At the table, Derived facts).
 */
import type { Seat } from '../../../outcome.ts';
import { perfectScore } from '../cards.ts';
import { cluesUsable } from './clues-usable.ts';
import { cardsPerClue, playsPerClue } from './efficiency.ts';
import { pointsLeft } from '../end.ts';
import type { Fact } from './fact.ts';
import { scoreOf } from '../fireworks.ts';
import { fuseLimit, tokenLimit } from '../limits.ts';
import { maxScore } from './max-score.ts';
import { pace, riskOf, type Risk } from './pace.ts';
import { reachable } from './reachable.ts';
import { playersIn, seatsFrom } from '../seats.ts';
import type { State } from '../state.ts';

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
	readonly tokens: number;
	readonly tokenLimit: number;
	readonly fuses: number;
	readonly fuseLimit: number;
	readonly pile: number;
	readonly turn: Seat;
	/** The number of the turn under way, from 1. */
	readonly turnNumber: number;
	/** Which actions the player to move can take. */
	readonly can: { readonly clue: boolean; readonly discard: boolean; readonly play: boolean };
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

/** @returns the counters, whose turn it is and what can be done. */
export const statusOf = (state: State): Status => {
	const { tokens, fuses, pile, turn, outcome } = state;
	const isOn = outcome === undefined;
	const hasCard = (state.hands[turn] ?? 0) > 0;
	const others = seatsFrom(state, turn).filter((seat) => seat !== turn);
	return {
		score: scoreOf(state),
		perfect: perfectScore(state.options),
		tokens,
		tokenLimit,
		fuses,
		fuseLimit,
		pile,
		turn,
		turnNumber: state.turns.length + 1,
		can: {
			clue: isOn && tokens > 0 && others.some((seat) => state.hands[seat] !== 0),
			discard: isOn && hasCard && tokens < tokenLimit,
			play: isOn && hasCard
		},
		lastRound: lastRoundOf(state),
		canFinish: isOn && (pointsLeft(state) === 0 || state.discard === 'untracked')
	};
};

/** All derived facts; which of them the table shows is in `state.aids`. */
export interface DerivedFacts {
	readonly maxScore: number | 'unknown';
	readonly reachable: number | 'unknown';
	readonly pace: Fact;
	readonly risk: Risk | undefined;
	readonly cluesUsable: Fact;
	readonly playsPerClue: Fact;
	readonly cardsPerClue: Fact;
}

/** @returns the derived facts of the state. */
export const derivedFactsOf = (state: State): DerivedFacts => {
	const paceNow = pace(state);
	return {
		maxScore: maxScore(state),
		reachable: reachable(state),
		pace: paceNow,
		risk: typeof paceNow === 'number' ? riskOf(paceNow, playersIn(state)) : undefined,
		cluesUsable: cluesUsable(state),
		playsPerClue: playsPerClue(state),
		cardsPerClue: cardsPerClue(state)
	};
};
