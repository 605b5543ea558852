/**
 * The contract between a game and the app: everything that the app uses of a game, and nothing else. `docs/new-game.md`
 * describes how to add one; `tests/contract.test.ts` holds every game to it.
 */
import type { Component } from 'svelte';
import type { GenericSchema } from 'valibot';
import type { GameRecords, RecordWords } from './facts.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Outcome, Refusal, CodedMessage, Seat } from './outcome.ts';
import type {
	BoxDrawingProps,
	FirstGameDrawingProps,
	GameHistory,
	OptionDrawingProps,
	ResultSceneProps,
	SpokenWords,
	TableMoment,
	TableProps,
	ToolProps
} from './views.ts';

/** The line that a list shows of a match. Stored with the match as data; `GameWords.headline` words it. */
export type Headline = CodedMessage;

/** The value of an option: plain JSON, compared by content. */
export type OptionValue = string | number | boolean | null | { readonly [key: string]: OptionValue };

interface OptionFieldBase<Options> {
	/** The name of the option, or the path to it: `points.goko`. */
	readonly key: string;
	/** The id of the rulebook section that explains the option. */
	readonly rule: string;
	/** The id of a group, folded under one heading. Those without one are often chosen, and stand before them. */
	readonly group?: string;
	/** Whether choosing the box sets it, so that the setup does not offer it a second time. */
	readonly isOfBox?: boolean;
	/** Whether the option has a meaning under these options; otherwise its field is hidden. Absent means always. */
	readonly applies?: (options: Options) => boolean;
	/** Whether `art/OptionDrawing.svelte` draws what the option changes. */
	readonly isDrawn?: boolean;
}
/** A field of the setup screen with a few values to choose from. */
export interface ChoiceField<Options> extends OptionFieldBase<Options> {
	/** In the order in which the screen offers them. */
	readonly values: readonly OptionValue[];
}
/** A field of the setup screen for a whole number. */
export interface NumberField<Options> extends OptionFieldBase<Options> {
	/** The lowest and the highest number allowed. */
	readonly range: { readonly min: number; readonly max: number };
}
export type OptionField<Options> = ChoiceField<Options> | NumberField<Options>;

/** A section of the rulebook, compiled from Markdown at build time. */
export interface RuleSection {
	/** The same in every language. */
	readonly id: string;
	readonly title: string;
	/** 2 for a chapter, 3 for a section of a chapter. */
	readonly level: 2 | 3;
	/** Safe to render as HTML: compiled from our own Markdown, it never contains user input. */
	readonly html: string;
}
/** All sections of a rulebook or a player aid, in order. */
export type Rulebook = readonly RuleSection[];

/** The values of a rulebook's placeholders `{key=printed}`, by key; under the first preset they are as printed. */
export type RuleValues = Readonly<Record<string, string | number>>;

/** The props of a drawing in a rulebook. The app adds the frame and the caption. */
export interface DrawingProps {
	/** The values under the options of the match, or under the first preset if the page belongs to no match. */
	readonly values: RuleValues;
}
/** The drawings of a rulebook and a player aid, by the name that the Markdown gives in `::: drawing name`. */
export type Drawings = Readonly<Record<string, Component<DrawingProps> | Component>>;

/** What a game's `rulebook/first-game.ts` exports as `firstGame`: it binds the steps of a first game to the match. */
export interface FirstGameLead<State = unknown, Action = unknown> {
	/** @returns what the steps say of the match: their values, and their cases that are no options, always of the same keys. */
	readonly facts: (now: TableMoment<State, Action>, names: readonly string[]) => RuleValues;
	/** @returns the id of the coach's step that fits the moment. */
	readonly stepAt: (now: TableMoment<State, Action>) => string;
}

/**
 * A first game in one language. Its chapters `lay` and `idea` are shown before the match, section by section; of `coach`,
 * the section that fits the moment.
 */
export interface FirstGame extends FirstGameLead {
	readonly text: Rulebook;
	readonly Drawing: Component<FirstGameDrawingProps>;
}

/**
 * What a game's `words/lists.ts` exports as `words`: what lists and results say. They cover every code in
 * `GameDefinition.codes`, and never throw at another.
 */
export interface GameWords {
	/** @returns a list row: round, scores, whose turn it is. `names` is by seat. */
	readonly headline: (said: Headline, names: readonly string[]) => string;
	/** @returns a sentence that says why the match ended as it did. */
	readonly reason: (said: CodedMessage, names: readonly string[]) => string;
	/** @returns the heading of the result. Without it, the app says "X wins" or that the match was drawn. */
	readonly verdict?: (outcome: Outcome, names: readonly string[]) => string;
	/** @returns the label of the button that starts the next match with the same players. Without it: “Rematch”. */
	readonly again?: () => string;
}

/** What a game's `words/setup.ts` exports as `setupWords`: the words of the setup screen. */
export interface SetupWords {
	/** @returns the heading of the boxes to choose from; required if the game has several presets. */
	readonly boxes?: () => string;
	/** @returns the name of a preset and a line about it, by which one recognises one's box. */
	readonly preset: (id: string) => { readonly name: string; readonly hint: string };
	/** @returns the name of an option and a line about it. */
	readonly option: (key: string) => { readonly name: string; readonly hint: string };
	/** @returns the name of an option's value; for a number field, the number with its unit. */
	readonly value: (key: string, value: unknown) => string;
	/** @returns the heading of a group; required if a field has one. */
	readonly group?: (id: string) => string;
	/** How long a match lasts, in the line of what is played. `keys` are the options that this tells. */
	readonly length?: { readonly keys: readonly string[]; readonly say: (options: unknown) => string };
	/** @returns a line on how the rules determine the first player. */
	readonly starterHint: () => string;
	/** The words of a result that is only noted. */
	readonly noted: {
		/** @returns what a number counts. */
		readonly number: (code: string) => string;
		/** @returns why no match under these options ends so. */
		readonly problem: (code: string, options: unknown) => string;
	};
}

/** What a game's `meta.ts` exports as `meta`. The home page loads it, so it must not import rules or drawings. */
export interface MetaDefinition {
	/** The name of the game's folder. */
	readonly id: string;
	/** Sorts the posters of the home page, smallest first. */
	readonly order: number;
	/** The name of the game, the same in every language. */
	readonly name: string;
	/** What else boxes, lists and other apps call it, in any language: its results are known by these names too. */
	readonly otherNames: readonly string[];
	/** How many players the game has. */
	readonly seats: { readonly min: number; readonly max: number };
	/** @returns the line under the name on the poster. */
	readonly tagline: () => string;
	/** Equal to `GameRecords.version`, so that a list knows without the rules which facts are out of date. */
	readonly factsVersion: number;
	/** For exports to other apps: the game's number at BoardGameGeek, and whether and how points decide. */
	readonly boardGameGeek: {
		readonly bggId: number;
		readonly highestWins: boolean;
		readonly noPoints: boolean;
	};
	/** The name of `tool/Tool.svelte` and a line about it; present if and only if that file is. */
	readonly tool?: { readonly name: () => string };
}

/** The meta data of a game as the registry offers it, with loaders for the words of lists and statistics. */
export interface GameMeta extends MetaDefinition {
	/** Loads `words/lists.ts`. Lists call it only for games they show, so the home page does not load all words. */
	readonly words: () => Promise<GameWords>;
	/** Loads `words/records.ts`. */
	readonly recordWords: () => Promise<RecordWords>;
}

/** What a game's `game.ts` exports as `game`: the rules as pure functions over plain JSON. */
export interface GameDefinition<Options = unknown, State = unknown, Action = unknown> {
	/** The name of the game's folder. */
	readonly id: string;
	/** The version of the stored actions and options. Raise it when their shape changes, and extend `upgrade`. */
	readonly version: number;
	readonly options: {
		/** Parses stored and imported options. */
		readonly schema: GenericSchema<unknown, Options>;
		/** What is played out of each box, by id. The rulebook is written for the first, which is the default. */
		readonly presets: Readonly<Record<string, Options>>;
		/** The preset of the box that is sold in a language, where that is not the first. */
		readonly soldIn?: Readonly<Partial<Record<Locale, string>>>;
		/** The fields of the setup screen, in order. Every option has one. */
		readonly fields: readonly OptionField<Options>[];
	};
	/** Parses stored and imported actions. */
	readonly actions: GenericSchema<unknown, Action>;
	/** Converts an action stored under an older version; one of another shape is returned as it is. The schema follows. */
	readonly upgrade: (action: unknown, from: number) => unknown;
	/** Every code that the game uses, so that tests can check that each one has its words and its rule. */
	readonly codes: {
		readonly refusals: readonly string[];
		readonly reasons: readonly string[];
		readonly headlines: readonly string[];
		readonly lines: readonly string[];
	};
	/** @returns the state before the first action. */
	readonly start: (options: Options, seats: number) => State;
	/** Plays one action that passes the schema. It never throws and never changes its arguments. */
	readonly act: (state: State, action: Action) => State | Refusal;
	/** @returns how the match ended; `undefined` while it goes on. */
	readonly outcome: (state: State) => Outcome | undefined;
	/** @returns the line that lists show of the match. */
	readonly headline: (state: State) => Headline;
	readonly records: GameRecords<Options, State>;
	/** @returns the action that makes a seat the starter. The app draws the starter or lets the players choose. */
	readonly opening: (starter: Seat) => Action;
	/** The action with which the players of a cooperative game give up together, if the game has one. */
	readonly giveUp?: Action;
	/** @returns who begins a rematch of this match by the rules; `undefined` if the rules leave it to the players */
	readonly rematchStarter: (state: State) => Seat | undefined;
	/** @returns actions that a rematch begins with after `opening`, to keep how this match was entered. */
	readonly rematchOpening?: (state: State) => readonly Action[];
	/** Whether the action completes a round, month or turn, which the timeline lists and lets players edit. */
	readonly isMilestone: (action: Action) => boolean;
	/** Whether `timeline/Final.svelte` lists the rounds itself, so that the result screen does not list them again. */
	readonly hasRoundsInFinal?: boolean;
	/** Whether the far half of the table can be rotated towards the player opposite. */
	readonly isFaced?: boolean;
	/** Whether the match and its result use dark colours in both themes: the table's CSS sets them on `.night`. */
	readonly isNight?: boolean;
	/** The words that only a match and its result need. */
	readonly words: {
		/** @returns a sentence that says why an action was refused. */
		readonly refusal: (refusal: Refusal, names: readonly string[]) => string;
		/** @returns what a line of a score counts. */
		readonly line: (said: CodedMessage, names: readonly string[]) => string;
	};
	/** @returns the id of the rulebook section for the current phase; after the end, the app opens `Outcome.rule` */
	readonly phaseRule: (state: State) => string;
	/** @returns the values of the rulebook's placeholders; required if the text has any. */
	readonly ruleValues?: (options: Options) => RuleValues;
}

/** A game as the registry offers it: what `game.ts` exports, and a loader for each other file (`required-files.ts`). */
export interface Game<Options = unknown, State = unknown, Action = unknown> extends GameDefinition<
	Options,
	State,
	Action
> {
	/** Loads `table/Table.svelte`. */
	readonly table: () => Promise<Component<TableProps<Options, State, Action>>>;
	/** Loads `timeline/` and `words/timeline.ts`. */
	readonly history: () => Promise<GameHistory<Options, State, Action>>;
	/** Loads `words/spoken.ts`. */
	readonly spokenWords: () => Promise<SpokenWords<State, Action>>;
	/** Loads `words/setup.ts`. */
	readonly setupWords: () => Promise<SetupWords>;
	/** Loads `art/OptionDrawing.svelte`; present if the game has it. */
	readonly optionDrawing?: () => Promise<Component<OptionDrawingProps>>;
	/** Loads `art/BoxDrawing.svelte`; present if the game has several presets. */
	readonly boxDrawing?: () => Promise<Component<BoxDrawingProps>>;
	/** Loads `art/ResultScene.svelte`; present if the game has it. */
	readonly resultScene?: () => Promise<Component<ResultSceneProps<State>>>;
	/** Loads `tool/Tool.svelte`, the screen that needs no match; present if the game has one. */
	readonly tool?: () => Promise<Component<ToolProps>>;
	/** Loads `rulebook/<locale>.md`; if only another language is available offline, that one. */
	readonly rulebook: (locale: Locale) => Promise<Rulebook>;
	/** Loads `art/drawings.ts`; present if the game has it. */
	readonly drawings?: () => Promise<Drawings>;
	/** Loads `rulebook/aid.<locale>.md`, the player aid for one sheet of paper, in the same way as `rulebook`. */
	readonly aid: (locale: Locale) => Promise<Rulebook>;
	/** Loads what leads a first game, in the same way; present if the game has `rulebook/first-game.ts`. */
	readonly firstGame?: (locale: Locale) => Promise<FirstGame>;
}

/**
 * Removes a game's types. That is sound because the app passes a game only what this game returned, or what its schemas
 * have parsed.
 */
export const asGame = <Options, State, Action>(game: Game<Options, State, Action>): Game =>
	game as unknown as Game;
