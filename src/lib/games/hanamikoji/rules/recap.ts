/** What a scored round did to the tokens. */
import { perSide, sides, type PerSide } from '../../sides.ts';
import { type Holder, type Majority, type PerGeisha, type RoundEntry } from './actions.ts';
import { geishaIndexes, type Geisha } from './geishas.ts';
import { majorityAt, tokensTaken } from './majorities.ts';
import { perGeisha } from './per-geisha.ts';
import type { State } from './state.ts';

export interface Recap {
	/** The geishas whose token came to each side. */
	readonly taken: PerSide<readonly Geisha[]>;
	/** The geishas with a tie; empty if the round was entered by tokens, which do not tell ties. */
	readonly ties: readonly Geisha[];
}

/** @returns the majorities of an entry; `undefined` if it was entered by tokens. */
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

/**
 * @param before where the tokens lay before the round
 * @param after where they lie after it
 * @returns what the round did to the tokens
 */
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

/** @returns the recap of the last scored round; `undefined` before one is scored. */
export const lastRecap = (state: Pick<State, 'rounds'>): Recap | undefined => {
	const round = state.rounds.at(-1);
	return round && recapOf(tokensBefore(state), round.entry, round.tokens);
};

/** @returns the geishas whose token moved in the round, side by side. */
export const movedGeishas = ({ taken }: Recap): readonly Geisha[] => sides.flatMap((side) => taken[side]);
