/** What a scored round did to the tokens. */
import {
	sides,
	type Holder,
	type Majority,
	type PerGeisha,
	type PerSide,
	type RoundEntry
} from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { majorityAt, tokensTaken } from './majorities.ts';
import { perGeisha, perSide } from './per-geisha.ts';
import type { State } from './state.ts';

export interface Recap {
	/** Tokens that came to each side. */
	readonly taken: PerSide<readonly Geisha[]>;
	/** Geishas where cards or players said tie; nothing is known of them where only tokens were entered. */
	readonly ties: readonly Geisha[];
}

/** @returns the majorities an entry says; `undefined` where it says only where the tokens lie. */
export const majoritiesOf = (entry: RoundEntry): PerGeisha<Majority> | undefined => {
	switch (entry.way) {
		case 'counts':
			return perGeisha((geisha) => majorityAt(entry.counts, geisha));
		case 'majorities':
			return entry.majorities;
		case 'tokens':
			return undefined;
	}
};

/** @param before where the tokens lay when the round began */
export const recapOf = (before: PerGeisha<Holder>, entry: RoundEntry, after: PerGeisha<Holder>): Recap => {
	const majorities = majoritiesOf(entry);
	return {
		taken: perSide((side) => tokensTaken(before, after, side)),
		ties: majorities ? geishaIndexes.filter((geisha) => majorities[geisha] === 'tie') : []
	};
};

/** @returns where the tokens lay before the last scored round. */
export const tokensBefore = ({ rounds }: Pick<State, 'rounds'>): PerGeisha<Holder> =>
	rounds.at(-2)?.tokens ?? perGeisha(() => null);

/** @returns what the last scored round did; `undefined` in the first round. */
export const lastRecap = (state: Pick<State, 'rounds'>): Recap | undefined => {
	const round = state.rounds.at(-1);
	return round && recapOf(tokensBefore(state), round.entry, round.tokens);
};

/** @returns the geishas whose token moved. */
export const movedIn = ({ taken }: Recap): readonly Geisha[] => sides.flatMap((side) => taken[side]);
