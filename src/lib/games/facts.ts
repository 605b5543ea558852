/** The part of the contract that serves lists and statistics: a match's standing, its facts, and their words. */
import type { Seat } from './outcome.ts';

/** The score of a match in numbers, while it is played or at its end. */
export interface Standing {
	/** One number per seat, or a single one where everybody plays together. */
	readonly scores: readonly number[];
	/** The highest score that can be reached, in games that have one. */
	readonly max?: number;
	/** The lowest score that can be reached; 0 if it is missing. */
	readonly min?: number;
}

/** One countable event or value of a match, such as a yaku made or the points of a month. Stored with the match. */
export interface Fact<Name extends string = string> {
	readonly name: Name;
	/** What the fact is about, as a code: which yaku, which geisha, which month. */
	readonly of?: string;
	/** The seat the fact belongs to; absent if it belongs to the whole table. */
	readonly seat?: Seat;
	/** A whole number, so that sums are exact and do not depend on the order of adding. */
	readonly value: number;
}

/** The kind of matches of which only the result was noted, without the rules. The app has the words for it. */
export const unknownKind = 'unknown';

/** The facts of a finished match. Plain JSON, stored with the match. */
export interface MatchFacts<Name extends string = string> {
	/** The kind of match, equal to `GameRecords.kind`. Matches are only compared with matches of the same kind. */
	readonly like: string;
	/** The seat that began the match. */
	readonly starter?: Seat;
	/** How many rounds, months or turns were played. */
	readonly rounds: number;
	/** The facts that only this game knows. */
	readonly own: readonly Fact<Name>[];
}

/** A number that can be noted of a match that was played without the app, such as the charm points at its end. */
export interface NotedNumber<Code extends string = string> {
	/** `SetupWords.noted` words it. */
	readonly code: Code;
	readonly min: number;
	readonly max: number;
}
/** Who has won by the noted numbers; nobody where these don't tell it. Or, as a code, why no match ends so. */
export type Judged<Problem extends string = string> =
	{ readonly winners: readonly Seat[] } | { readonly problem: Problem };

/** How the result of a match that was played without the app is noted and judged. */
export interface NotedRules<Options, Code extends string = string, Problem extends string = string> {
	/** The problems that `judge` can find; `SetupWords.noted` words them. */
	readonly problems: readonly Problem[];
	/** The numbers of each seat, the score first; of all players where they play together. */
	readonly numbers: (options: Options) => readonly NotedNumber<Code>[];
	/** Whether a match can end without a single winner. */
	readonly canBeDrawn: (options: Options) => boolean;
	/** @param numbers by seat, each in the order of `numbers` and within its range. Not asked where all play together. */
	readonly judge: (options: Options, numbers: readonly (readonly number[])[]) => Judged<Problem>;
}

/** What `game.ts` provides for lists and statistics, which add the numbers up without knowing a rule. */
export interface GameRecords<Options, State, Name extends string = string> {
	/** The version of the facts. Raise it when they change: facts stored under a lower version are recomputed. */
	readonly version: number;
	/** Whether everybody wins or loses together, so that players are not compared with each other. */
	readonly isTogether: boolean;
	/** Every name that a fact can have; a test checks that each one is shown in a figure. */
	readonly names: readonly Name[];
	/**
	 * @param seats how many players began the match
	 * @returns a readable code of all options by which scores or results are comparable, the same in every version
	 */
	readonly kind: (options: Options, seats: number) => string;
	/** @returns the score at any point of a match. */
	readonly standing: (state: State) => Standing;
	/** @returns the facts of a match, which has to be over. */
	readonly facts: (state: State) => MatchFacts<Name>;
	readonly noted: NotedRules<Options>;
}

/** The highest bar of a chart, where no other is as high. */
export interface TopBar {
	readonly of: string;
	readonly label: string;
	readonly value: number;
	/** How many facts it is made of. */
	readonly count: number;
}

interface FigureBase {
	/** The name of the facts that the figure is made of. */
	readonly name: string;
	/** @returns the heading of the figure. */
	readonly title: () => string;
	/** Whether `art/RecordScene.svelte` shows these numbers, so that a page with the scene leaves out the figure. */
	readonly isInScene?: true;
}
/** How the facts of one name are shown; the app draws each kind of figure with a sentence and a table. */
export type Figure =
	/** A bar for each `of`: how many facts (`count`), the sum of their values, or their mean value. */
	| (FigureBase & {
			readonly kind: 'bars';
			readonly measure: 'count' | 'sum' | 'mean';
			/** Every `of` in the order of the bars; if absent, the largest bar comes first. */
			readonly order?: readonly string[];
			readonly label: (of: string) => string;
			/** Says what the chart shows, from five matches on; without an answer the app words it. */
			readonly sentence?: (tally: TallyOf, top: TopBar | undefined) => string | undefined;
	  })
	/** How often each value occurred; only for facts without `of`. */
	| (FigureBase & { readonly kind: 'spread' })
	/** The percentage of facts whose value is 1, among facts whose value is 0 or 1. */
	| (FigureBase & { readonly kind: 'share' })
	/** The mean value of the facts. */
	| (FigureBase & { readonly kind: 'mean' })
	/** The highest value ever, with a link to its match; `say` words it. */
	| (FigureBase & { readonly kind: 'best'; readonly say: (value: number, of: string) => string })
	/** Counts by row and column; the `of` of its facts is `<row>.<column>`. */
	| (FigureBase & {
			readonly kind: 'heat';
			/** The codes of the rows, from top to bottom. */
			readonly rows: readonly string[];
			/** The codes of the columns. */
			readonly columns: readonly string[];
			readonly row: (of: string) => string;
			readonly column: (of: string) => string;
	  });

/** Facts added up: how many, the sum of their values, and the highest of them. */
export interface SceneTally {
	readonly count: number;
	readonly sum: number;
	readonly most: number;
}

/** The props of `art/RecordScene.svelte`, a picture of the game's own things with the numbers of its records. */
export interface RecordSceneProps {
	/** @param of only the facts with this `of`, or with this value if they have none; all of the name without it. */
	readonly tally: (name: string, of?: string) => SceneTally | undefined;
	/** How many matches are counted that were played to their end. */
	readonly matches: number;
}

/** Looks up the facts of some matches, as a scene does. */
export type TallyOf = RecordSceneProps['tally'];

/** What a game's `words/records.ts` exports as `recordWords`. */
export interface RecordWords {
	/** The figures in the order they are shown. */
	readonly figures: readonly Figure[];
	/** @returns the name of a kind of match, short and its own. A code of another version has a general name. */
	readonly kindName: (kind: string) => string;
	/** @returns the score as a sentence: "7 charm points to 4". */
	readonly standing: (standing: Standing) => string;
	/** @returns what is memorable about a match, the best first: "Gokō in March, 20 points". `names` is by seat. */
	readonly moments: (facts: MatchFacts, names: readonly string[]) => readonly string[];
	/** @returns a number of rounds, months or turns, in words. */
	readonly rounds: (count: number) => string;
	/** @returns what the mean number of them is called: “months per match”. */
	readonly roundsPerMatch: () => string;
}

/** The version of what the app adds to a game's facts. Raising it has all records rebuilt. */
const recordsVersion = 3;

/** @returns the version that a row's record must have. One of another version is rebuilt. */
export const recordVersion = (factsVersion: number): number => recordsVersion * 1000 + factsVersion;
