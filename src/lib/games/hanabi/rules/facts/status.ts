/** What the table always shows, in one piece (rules: At the table). */
import type { Seat } from '../../../said.ts';
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

/** The last round: how many turns it has left, whose they are, and who plays the last one. */
export interface LastRound {
	readonly turnsLeft: number;
	readonly seats: readonly Seat[];
	readonly lastSeat: Seat;
}

export interface Status {
	readonly score: number;
	/** Of a perfect show: 25 or 30. */
	readonly perfect: number;
	readonly tokens: number;
	readonly tokenLimit: number;
	readonly fuses: number;
	readonly fuseLimit: number;
	readonly pile: number;
	readonly turn: Seat;
	/** From 1: the turn under way. */
	readonly turnNumber: number;
	/** Whether the player to move may clue, discard, or lay a card. */
	readonly can: { readonly clue: boolean; readonly discard: boolean; readonly play: boolean };
	readonly lastRound: LastRound | undefined;
	/** Whether "finish now" is to be offered: nothing more can be gained, or only the table knows. */
	readonly canFinish: boolean;
}

/** @returns the last round as it stands; nothing before it. */
export const lastRoundOf = (state: State): LastRound | undefined => {
	if (state.turnsLeft === null) return undefined;
	const seats = seatsFrom(state, state.turn).slice(0, state.turnsLeft);
	return { turnsLeft: state.turnsLeft, seats, lastSeat: seats.at(-1) ?? state.turn };
};

/** @returns the bare state of the show. */
export const statusOf = (state: State): Status => {
	const { tokens, fuses, pile, turn, outcome } = state;
	const isOn = outcome === undefined;
	const hasCard = (state.hands[turn] ?? 0) > 0;
	const others = seatsFrom(state, turn).filter((seat) => seat !== turn);
	return {
		score: scoreOf(state.fireworks),
		perfect: perfectScore(state.options.multicolour),
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

/** Everything that follows from the state, whether the table shows it or not: see `state.aids`. */
export interface Aids {
	readonly maxScore: number | 'unknown';
	readonly reachable: number | 'unknown';
	readonly pace: Fact;
	readonly risk: Risk | undefined;
	readonly cluesUsable: Fact;
	readonly playsPerClue: Fact;
	readonly cardsPerClue: Fact;
}

/** @returns the derived facts. */
export const aidsOf = (state: State): Aids => {
	const spare = pace(state);
	return {
		maxScore: maxScore(state),
		reachable: reachable(state),
		pace: spare,
		risk: typeof spare === 'number' ? riskOf(spare, playersIn(state)) : undefined,
		cluesUsable: cluesUsable(state),
		playsPerClue: playsPerClue(state),
		cardsPerClue: cardsPerClue(state)
	};
};
