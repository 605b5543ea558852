/**
 * The contract of a game: what the rest of the house knows of Hanamikoji, Hanabi, Koï-Koï and Geisha.
 *
 * A game never knows storage, routes or the other games; the house never knows a rule.
 * `tests/contract.test.ts` holds every registered game to what is written here.
 */
import type { Component } from 'svelte';
import type { GenericSchema } from 'valibot';
import type { GameRecords, RecordWords } from './facts.ts';
import type { Locale, Outcome, Refusal, Said, Seat } from './said.ts';
import type { GameHistory, TableProps, ToolProps } from './views.ts';

/** What a list row says of a match under way or ended; kept with the match, worded by `meta.words`. */
export type Headline = Said;

/** A value of an option: plain JSON, compared as such. */
export type OptionValue = string | number | boolean | null | { readonly [key: string]: OptionValue };

interface OptionFieldBase<Options> {
	/** The option, or the path to it: `points.goko`. */
	readonly key: string;
	/** Section of the rulebook that explains it. */
	readonly rule: string;
	/** Fields of one group stand together under a heading of their own, folded; without one, they stand first. */
	readonly group?: string;
	/** Whether the field means something under these options; the others are hidden. */
	readonly applies?: (options: Options) => boolean;
}
/** A switch or choice of the setup screen, its values in this order. */
export interface ChoiceField<Options> extends OptionFieldBase<Options> {
	readonly values: readonly OptionValue[];
}
/** A whole number that players may set, ends included. */
export interface NumberField<Options> extends OptionFieldBase<Options> {
	readonly range: { readonly min: number; readonly max: number };
}
export type OptionField<Options> = ChoiceField<Options> | NumberField<Options>;

/** A section of the rulebook, compiled from Markdown at build time. */
export interface RuleSection {
	/** The same in both languages. */
	readonly id: string;
	readonly title: string;
	/** 2 for a chapter, 3 for a section within it. */
	readonly level: 2 | 3;
	/** Our own text, compiled by the build: never anything a user typed. */
	readonly html: string;
}
export type Rulebook = readonly RuleSection[];

/** What a rulebook's `{key=printed}` stand for under some options; under the first preset, what is printed. */
export type RuleValues = Readonly<Record<string, string | number>>;

/** What a drawing in a rulebook is given; its caption and frame are the house's. */
export interface DrawingProps {
	/** Under the options of the match, or of the first preset where there is none. */
	readonly values: RuleValues;
}
/** The drawings of a rulebook, by the name in `::: drawing name`; some need no values. */
export type Drawings = Readonly<Record<string, Component<DrawingProps> | Component>>;

/** The words for what a game says by code, in the current locale. Total over the game's codes. */
export interface GameWords {
	/** A list row: scores, round, whose turn. */
	readonly headline: (said: Headline, names: readonly string[]) => string;
	/** Why the match ended as it did, in a sentence. */
	readonly reason: (said: Said, names: readonly string[]) => string;
	/** The heading of the result, where "X wins" or "a draw" is not what the game says. */
	readonly verdict?: (outcome: Outcome, names: readonly string[]) => string;
}

/** The words that only the setup needs. */
export interface SetupWords {
	readonly preset: (id: string) => { readonly name: string; readonly hint: string };
	readonly option: (key: string) => { readonly name: string; readonly hint: string };
	/** Of a number field: the number with its unit. */
	readonly value: (key: string, value: unknown) => string;
	/** The heading of a group of options. */
	readonly group?: (id: string) => string;
	/** How the first player is found by the rules, in a line. */
	readonly starterHint: () => string;
}

/** A game's `meta.ts`, which the home page loads: nothing here may pull in rules or drawings. */
export interface OwnMeta {
	/** The name of its folder. */
	readonly id: string;
	/** Its place among the posters of the home page, smallest first. */
	readonly order: number;
	/** Alike in every language. */
	readonly name: string;
	readonly seats: { readonly min: number; readonly max: number };
	/** One line under the name on its poster. */
	readonly tagline: () => string;
	/** Of its facts, as `GameRecords` has it: a list knows from it which rows are out of date, without the rules. */
	readonly factsVersion: number;
	/** How others know the game: its number at BoardGameGeek, and what wins. */
	readonly known: { readonly bggId: number; readonly highestWins: boolean; readonly noPoints: boolean };
	/** A screen that needs no match (count a hand): its name and a line about it. There when `tool/` is. */
	readonly tool?: { readonly name: () => string; readonly hint: () => string };
}

/** What lists and posters know of a game. */
export interface GameMeta extends OwnMeta {
	/** Fetched with the first match of the game that is listed: the home page does not carry every game's words. */
	readonly words: () => Promise<GameWords>;
	/** Fetched where matches are looked back on. */
	readonly recordWords: () => Promise<RecordWords>;
}

/** A game's `game.ts`: pure functions over plain data, and what they say. */
export interface OwnGame<Options = unknown, State = unknown, Action = unknown> {
	readonly id: string;
	/** Of the actions and options as stored; raised when they change shape. */
	readonly version: number;
	readonly options: {
		readonly schema: GenericSchema<unknown, Options>;
		/** By preset id; the first is the default. */
		readonly presets: Readonly<Record<string, Options>>;
		readonly fields: readonly OptionField<Options>[];
	};
	/** What stored and imported actions pass through. */
	readonly actions: GenericSchema<unknown, Action>;
	/** Brings an action of an older version to the current one; the schema judges it afterwards. */
	readonly upgrade: (action: unknown, from: number) => unknown;
	/** Every code the game says, so that a test can hold each to its words and its rule. */
	readonly codes: {
		readonly refusals: readonly string[];
		readonly reasons: readonly string[];
		readonly headlines: readonly string[];
		readonly lines: readonly string[];
	};
	readonly start: (options: Options, seats: number) => State;
	/** Total: any action of the schema gives a new state or a refusal; never throws, never mutates. */
	readonly act: (state: State, action: Action) => State | Refusal;
	readonly outcome: (state: State) => Outcome | undefined;
	readonly headline: (state: State) => Headline;
	readonly records: GameRecords<State>;
	/** The action that says who begins; drawn or chosen outside. */
	readonly opening: (starter: Seat) => Action;
	/** Who begins a rematch by the rules; `undefined` where they leave it to the players. */
	readonly rematchStarter: (state: State) => Seat | undefined;
	/** What else a rematch takes over from how the match was played, after `opening`. */
	readonly rematchOpening?: (state: State) => readonly Action[];
	/** Whether the action closes a round, month or turn that the timeline lists and lets be edited. */
	readonly isMilestone: (action: Action) => boolean;
	/** `timeline/Final.svelte` lists the rounds itself: then the result shows no second list of them. */
	readonly hasRoundsInFinal?: boolean;
	/** Its far half can face the player opposite; otherwise the whole table faces one way. */
	readonly isFaced?: boolean;
	/** It is played by night: its table brings the colours of a `.night`, which the match and its result wear. */
	readonly isNight?: boolean;
	/** The words that a match needs beyond those of the lists. */
	readonly words: {
		readonly refusal: (refusal: Refusal, names: readonly string[]) => string;
		/** What a line of a score's working counts. */
		readonly line: (said: Said, names: readonly string[]) => string;
	};
	/** The section of the rulebook for what the table is doing now; a match that is over names its rule itself. */
	readonly phaseRule: (state: State) => string;
	/** The values in the text of the rulebook that options change; there when the text has any. */
	readonly ruleValues?: (options: Options) => RuleValues;
}

/**
 * A game whole: what its `game.ts` holds, and what the registry finds at the same place in every game. Each
 * of these ways is loaded when it is first asked for.
 */
export interface Game<Options = unknown, State = unknown, Action = unknown> extends OwnGame<
	Options,
	State,
	Action
> {
	/** The view at the table. */
	readonly table: () => Promise<Component<TableProps<Options, State, Action>>>;
	readonly history: () => Promise<GameHistory<Options, State, Action>>;
	readonly setupWords: () => Promise<SetupWords>;
	/** The screen that needs no match; there when `meta.tool` is. */
	readonly tool?: () => Promise<Component<ToolProps>>;
	readonly rulebook: (locale: Locale) => Promise<Rulebook>;
	/** What the rulebook draws; there when it draws anything. */
	readonly drawings?: () => Promise<Drawings>;
	/** The player aid, on one side of paper: short sections of its own, laid out by their ids (see the page). */
	readonly aid: (locale: Locale) => Promise<Rulebook>;
}

/**
 * A game as the house handles it: options, states and actions are opaque.
 *
 * The cast is sound because the house only hands a game values that came from that game, and stored
 * ones after its schema has judged them.
 */
export const asGame = <Options, State, Action>(game: Game<Options, State, Action>): Game =>
	game as unknown as Game;
