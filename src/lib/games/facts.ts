/** What a game gives to be looked back on: standings, facts, and the words and figures of its records. */
import type { Seat } from './said.ts';

/** The score in numbers, under way or at the end: one a seat, or a single one of a game played together. */
export interface Standing {
	readonly scores: readonly number[];
	/** The most there is to reach, where there is such a thing. */
	readonly max?: number;
}

/** Something of a match that is worth counting: a yaku made, a month's points. What it is about is said by code. */
export interface Fact<Name extends string = string> {
	readonly name: Name;
	/** Which one of its kind: a yaku, a geisha, a month. */
	readonly of?: string;
	/** Whose it is; without one, it is the table's. */
	readonly seat?: Seat;
	/** A whole number: what is counted is added up, exactly and in any order. */
	readonly value: number;
}

/** What is worth remembering of a match that is over, told by its game. Plain JSON, kept with the match. */
export interface MatchFacts<Name extends string = string> {
	/** Matches are compared with those alone that say the same here; a code that `RecordWords.like` words. */
	readonly like: string;
	/** Who began. */
	readonly starter?: Seat;
	/** Rounds, months or turns played. */
	readonly rounds: number;
	readonly own: readonly Fact<Name>[];
}

/** What a game gives to be looked back on, without showing its rules. */
export interface GameRecords<State, Name extends string = string> {
	/** Of the facts; raised when they change, so that those of stored matches are made anew. */
	readonly version: number;
	/** Everybody wins or loses together: nobody is compared with the others of the table. */
	readonly isTogether: boolean;
	/** Every name that a fact can have, so that a test can hold each to its words. */
	readonly names: readonly Name[];
	readonly standing: (state: State) => Standing;
	/** @param state of a match that is over. */
	readonly facts: (state: State) => MatchFacts<Name>;
}

interface FigureBase {
	/** Of the facts it is made of. */
	readonly name: string;
	readonly title: () => string;
}
/** How facts of one name are looked at; the house draws it, with a sentence and a table. */
export type Figure =
	/** How often each of its kind occurred (`count`), what they add up to (`sum`), or come to each time (`mean`). */
	| (FigureBase & {
			readonly kind: 'bars';
			readonly measure: 'count' | 'sum' | 'mean';
			/** In the order they are drawn, where it matters; otherwise the largest comes first. */
			readonly order?: readonly string[];
			readonly label: (of: string) => string;
			/** Shorter, under a bar. */
			readonly short?: (of: string) => string;
	  })
	/** How often each whole number came. */
	| (FigureBase & { readonly kind: 'spread' })
	/** How much of all is 1 and not 0. */
	| (FigureBase & { readonly kind: 'share' })
	/** What it comes to in a match. */
	| (FigureBase & { readonly kind: 'mean' })
	/** The most there ever was, with its match. */
	| (FigureBase & { readonly kind: 'best'; readonly say: (value: number, of: string) => string })
	/** A field of squares: `of` is `row.column`. */
	| (FigureBase & {
			readonly kind: 'heat';
			readonly rows: readonly string[];
			readonly columns: readonly string[];
			readonly row: (of: string) => string;
			readonly column: (of: string) => string;
			readonly short: (of: string) => string;
	  });

/** The words of a game's records. */
export interface RecordWords {
	readonly figures: readonly Figure[];
	/** What a match is compared with, in a few words; empty where there is but one kind. */
	readonly like: (like: string) => string;
	/** A standing in a sentence: "7 charm points to 4". */
	readonly standing: (standing: Standing) => string;
	/** What a match can be remembered by, the best first: "Gokō in March, 20 points". Seats are named. */
	readonly moments: (facts: MatchFacts, names: readonly string[]) => readonly string[];
	/** How many rounds, months or turns. */
	readonly rounds: (count: number) => string;
}
