/**
 * The contract of a game: what the rest of the house knows of Hanamikoji, Hanabi, Koï-Koï and Geisha.
 *
 * A game never knows storage, routes or the other games; the house never knows a rule.
 * `tests/contract.test.ts` holds every registered game to what is written here.
 */
import type { Component, Snippet } from 'svelte';
import type { GenericSchema } from 'valibot';

/** The languages of the house, in the order they are offered. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A place at the table: an index into the match's list of names, from 0. */
export type Seat = number;

/** What a message is filled with. Seats travel as `seat` numbers and are named where they are worded. */
export type Params = Readonly<Record<string, string | number>>;

/** Something said by its code: data here, words in `words.ts` of the game, per locale. */
export interface Said<Code extends string = string> {
	readonly code: Code;
	readonly params: Params;
}

/** Why an action cannot be taken. `rule` is the id of the rulebook section that says so. */
export interface Refusal<Code extends string = string> extends Said<Code> {
	readonly refused: true;
	readonly rule: string;
}

/** A seat's result: the total and its working, so that no screen recomputes a rule. */
export interface Score {
	readonly total: number;
	readonly lines: readonly { readonly said: Said; readonly value: number }[];
}

/** How a match ended. `winners` is empty for a match nobody won. */
export interface Outcome<Code extends string = string> {
	readonly winners: readonly Seat[];
	/** Which goal or tie-break decided. */
	readonly reason: Said<Code>;
	/** The rulebook section that says so. */
	readonly rule: string;
	/** By seat. */
	readonly scores?: readonly Score[];
	/** The winners share the victory (equality after every tie-break). */
	readonly shared?: boolean;
	/** A cooperative match that was lost. */
	readonly lost?: boolean;
}

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

/** What a game's view at the table is given: state in, actions out. */
export interface TableProps<Options, State, Action> {
	readonly options: Options;
	readonly state: State;
	/** By seat. */
	readonly names: readonly string[];
	/** The last action that counts, so that what it changed can be marked. */
	readonly last: Action | undefined;
	/** Takes the action, or says why not: the refusal is shown where it was made. */
	readonly act: (action: Action) => Refusal | undefined;
	/** Puts another action in the place of the last one, to complete what was entered in haste. */
	readonly amend: (action: Action) => Refusal | undefined;
	/** Opens the rulebook over the match, at a section. */
	readonly openRule: (section?: string) => void;
	/** The far half faces the player opposite (`true`) or the same way as the near one. */
	readonly facing: boolean;
	/** Undo, rules and timeline: every table renders them at the bottom left of its bar. */
	readonly tools: Snippet;
}

/** What a screen without a match is given. */
export interface ToolProps {
	/** Opens the rulebook over it, at a section. */
	readonly openRule: (section?: string) => void;
}

/** A milestone of the timeline (a round, a month): what it was played on, what was entered, what came of it. */
export interface MilestoneProps<Options, State, Action> {
	readonly options: Options;
	readonly before: State;
	readonly action: Action;
	readonly after: State;
	readonly names: readonly string[];
}

/** The form that changes a past milestone. Gives the new action as it is being made, or why it cannot be. */
export interface EditorProps<Options, State, Action> {
	readonly options: Options;
	readonly before: State;
	readonly action: Action;
	readonly names: readonly string[];
	readonly openRule: (section?: string) => void;
	/** Called with every change: the action as it stands, to be judged where it is applied; nothing while it lacks something. */
	readonly onchange: (action: Action | undefined) => void;
}

/** What the game calls what its timeline lists: rounds, months, turns. */
export interface MilestoneWords {
	/** The heading of the list. */
	readonly title: () => string;
	/** Where there is none yet. */
	readonly none: () => string;
	/** @param number - from 1 */
	readonly heading: (number: number) => string;
	readonly edit: (number: number) => string;
	/** How many later ones an edit would lose. */
	readonly lost: (count: number) => string;
}

/** What a game draws of a match that is looked back on; loaded when it is first asked for. */
export interface GameHistory<Options, State, Action> {
	readonly words: MilestoneWords;
	readonly Milestone: Component<MilestoneProps<Options, State, Action>>;
	readonly Editor: Component<EditorProps<Options, State, Action>>;
	/** The final position on the result screen. */
	readonly Final: Component<FinalProps<Options, State>>;
}

/** The end of a match, looked at. */
export interface FinalProps<Options, State> {
	readonly options: Options;
	readonly state: State;
	readonly names: readonly string[];
	/** How earlier matches of the game ended for the same players, the newest first. */
	readonly earlier: readonly Outcome[];
}

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

/** What the home page loads of a game: nothing here may pull in rules or drawings. Its poster is `art/Poster.svelte`. */
export interface GameMeta {
	readonly id: string;
	/** Its place among the posters of the home page, smallest first. */
	readonly order: number;
	/** Alike in every language. */
	readonly name: string;
	readonly seats: { readonly min: number; readonly max: number };
	/** One line under the name on its poster. */
	readonly tagline: () => string;
	/** Fetched with the first match of the game that is listed: the home page does not carry every game's words. */
	readonly words: () => Promise<GameWords>;
	/** A screen that needs no match (count a hand): its name and a line about it. */
	readonly tool?: { readonly name: () => string; readonly hint: () => string };
}

/** A game: pure functions over plain data, and the lazy ways to what it shows. */
export interface Game<Options = unknown, State = unknown, Action = unknown> {
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
	/** The action that says who begins; drawn or chosen outside. */
	readonly opening: (starter: Seat) => Action;
	/** Who begins a rematch by the rules; `undefined` where they leave it to the players. */
	readonly rematchStarter: (state: State) => Seat | undefined;
	/** Whether the action closes a round, month or turn that the timeline lists and lets be edited. */
	readonly isMilestone: (action: Action) => boolean;
	/** Its far half can face the player opposite; otherwise the whole table faces one way. */
	readonly isFaced?: boolean;
	/** The view at the table; loaded when a match is opened. */
	readonly table: () => Promise<Component<TableProps<Options, State, Action>>>;
	readonly history: () => Promise<GameHistory<Options, State, Action>>;
	/** The words that a match needs beyond those of the lists. */
	readonly words: {
		readonly refusal: (refusal: Refusal, names: readonly string[]) => string;
		/** What a line of a score's working counts. */
		readonly line: (said: Said, names: readonly string[]) => string;
	};
	readonly setupWords: () => Promise<SetupWords>;
	/** The screen that needs no match; there when `meta.tool` is. */
	readonly tool?: () => Promise<Component<ToolProps>>;
	readonly rulebook: (locale: Locale) => Promise<Rulebook>;
	/** The section of the rulebook for what the table is doing now; a match that is over names its rule itself. */
	readonly phaseRule: (state: State) => string;
	/** The values in the text of the rulebook that options change; there when the text has any. */
	readonly ruleValues?: (options: Options) => RuleValues;
	/** What the rulebook draws; there when it draws anything. */
	readonly drawings?: () => Promise<Drawings>;
	/** The sections of the player aid, in the order they are printed. */
	readonly aid: readonly string[];
}

/**
 * A game as the house handles it: options, states and actions are opaque.
 *
 * The cast is sound because the house only hands a game values that came from that game, and stored
 * ones after its schema has judged them.
 */
export const asGame = <Options, State, Action>(game: Game<Options, State, Action>): Game =>
	game as unknown as Game;

/** @returns a refusal with its rule. */
export const refuse = <Code extends string>(
	code: Code,
	rule: string,
	params: Params = {}
): Refusal<Code> => ({
	refused: true,
	code,
	params,
	rule
});

/** Whether what `act` gave is a refusal. States never carry a `refused` key. */
export const isRefusal = (result: unknown): result is Refusal =>
	typeof result === 'object' && result !== null && 'refused' in result && result.refused === true;
