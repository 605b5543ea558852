/** The props of a game's components: its table, its timeline, its final position and its tool. */
import type { Component, Snippet } from 'svelte';
import type { Outcome, Refusal } from './outcome.ts';

/** A match at one point in time. */
export interface TableMoment<State, Action> {
	readonly state: State;
	/** The last action that was neither undone nor refused, so that the table can mark what it changed. */
	readonly last: Action | undefined;
}

/** Something small that this device keeps for a component besides the matches; it outlasts a reload. */
export interface Kept {
	/** @returns what was kept last, to be checked by a schema; undefined if there is nothing to be read. */
	readonly read: () => Promise<unknown>;
	/** Keeps plain data in place of what was kept before; undefined forgets it. Never rejects. */
	readonly write: (value: unknown) => Promise<void>;
}

/** What the app says in the status line of a table, in place of what the game awaits, with a button beside it. */
export interface StatusOffer {
	readonly text: string;
	readonly label: string;
	/** What it does, for tests. */
	readonly code: string;
	readonly act: () => void;
}

/**
 * The props of `table/Table.svelte`, which shows the match and turns taps into actions. On a device that only shows it,
 * all controls are disabled, and those marked `data-controls` hidden.
 */
export interface TableProps<Options, State, Action> {
	readonly options: Options;
	/** The match as it is. All that a tap changes is shown in the same frame. */
	readonly now: TableMoment<State, Action>;
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** Adds an action to the match. @returns the refusal if the rules refuse it; the table has to show it */
	readonly act: (action: Action) => Refusal | undefined;
	/** Replaces the last action by a more complete one, unless the rules refuse it; one undo takes back both. */
	readonly amend: (action: Action) => Refusal | undefined;
	/** Tells screen readers of a tap that is no action; of actions and refusals, `words/spoken.ts` tells. */
	readonly say: (text: string) => void;
	/** Opens the rulebook over the match, at a section if one is given. */
	readonly openRule: (section?: string) => void;
	/** Whether the far half is rotated towards the player opposite; only used with `GameDefinition.isFaced`. */
	readonly facing: boolean;
	/** Where the table keeps what is not entered yet, until the match is over or deleted. */
	readonly kept: Kept;
	/** What the app says and offers in the status line, unless the game has just told something there. */
	readonly offer: StatusOffer | undefined;
	/** The buttons for undo, rules and timeline; every table renders them at the bottom left. */
	readonly tools: Snippet;
}

/** What a table tells when a round or month is over, while the match goes on (`ui/table/RoundEnd.svelte`). */
export interface RoundEndText {
	/** That it is over, and who won it. */
	readonly title: string;
	/** Why: what each side took, or what it paid. */
	readonly why: string;
	/** What to do with the real things now, and who starts, in sentences. */
	readonly todo: string;
}

/** The props of `tool/Tool.svelte`, a screen that needs no match. */
export interface ToolProps {
	/** Opens the rulebook over the tool, at a section if one is given. */
	readonly openRule: (section?: string) => void;
	/** Where the tool keeps what it shows. */
	readonly kept: Kept;
	/** The rule sets of this game that were given a name; the game's schema checks their options. */
	readonly ruleSets: readonly { readonly id: string; readonly name: string; readonly options: unknown }[];
}

/** The props of `art/BoxDrawing.svelte`, a small drawing by which one recognises one's own box. */
export interface BoxDrawingProps {
	/** The id of its preset. */
	readonly box: string;
}

/** The props of `art/OptionDrawing.svelte`, which draws what an option changes; its drawings are as high as its frame. */
export interface OptionDrawingProps {
	/** The key of the option's field, which says that it `isDrawn`. */
	readonly option: string;
}

/** The props of `art/FirstGame.svelte`, which draws the table and the choices of a first game. */
export interface FirstGameDrawingProps {
	/** As the text names it. */
	readonly drawing: string;
	/** How many players the match has. */
	readonly seats: number;
}

/**
 * The props of `art/ResultScene.svelte`: one svg that draws how a match stands or ended, or nothing, for its result and
 * for the picture that is shared. It is on light paper (`.on-paper`), without the page's fonts, and may be centred in a
 * larger area, so the ground goes on beyond the viewBox.
 */
export interface ResultSceneProps<State> {
	/** The state of a match, which may have been given up. */
	readonly state: State;
	/** The players' names, by seat; the picture has them below the scene as well. */
	readonly names: readonly string[];
}

/** The props of `timeline/Milestone.svelte`, which shows one past milestone (a round, a month, a turn). */
export interface MilestoneProps<Options, State, Action> {
	readonly options: Options;
	/** The state in which the milestone's action was played. */
	readonly before: State;
	readonly action: Action;
	/** The state that the action led to. */
	readonly after: State;
	/** The players' names, by seat. */
	readonly names: readonly string[];
}

/** The props of `timeline/Editor.svelte`, the form that changes a past milestone. */
export interface EditorProps<Options, State, Action> {
	readonly options: Options;
	/** The state in which the milestone's action was played. */
	readonly before: State;
	/** The action to be changed. */
	readonly action: Action;
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** Opens the rulebook over the form, at a section if one is given. */
	readonly openRule: (section?: string) => void;
	/** To be called after every change: with the new action, or with `undefined` while the form is incomplete. */
	readonly onchange: (action: Action | undefined) => void;
}

/** What was done, and the state that it led to. */
export type MilestoneOf<State, Action> = Pick<MilestoneProps<unknown, State, Action>, 'action' | 'after'>;

/** What a game's `words/timeline.ts` exports as `milestoneWords`: how the game calls its rounds, months or turns. */
export interface MilestoneWords<Options, State, Action> {
	/** @returns the heading of the list. */
	readonly title: () => string;
	/** @returns the text of an empty list. */
	readonly none: () => string;
	/** @returns the heading of one milestone. @param number from 1. @param milestone where it is known. */
	readonly heading: (number: number, milestone?: MilestoneOf<State, Action>) => string;
	/** @returns what came of one milestone, in a few words: it stands beside the heading on one line. */
	readonly line: (milestone: MilestoneProps<Options, State, Action>) => string;
	/** @returns the label of the edit button and the heading of the form. @param milestone absent before one opens. */
	readonly edit: (number: number, milestone?: MilestoneOf<State, Action>) => string;
	/** @returns the warning that an edit would discard so many later milestones. */
	readonly lost: (count: number) => string;
}

/** An action with the states before and after it. */
export interface Change<State, Action> {
	readonly before: State;
	readonly action: Action;
	readonly after: State;
}

/** A key, or several, with what it does at the table. */
export interface KeyWords {
	/** As written on the keys: "1 – 7", "Shift + 1 – 7". */
	readonly keys: string;
	readonly does: string;
}

/** What a game's `words/spoken.ts` exports as `spokenWords`: the table in words alone, loaded after it. */
export interface SpokenWords<State, Action> {
	/** @returns what the action did, in a sentence or two, also said after "Undone:"; empty if nothing is to be told. */
	readonly what: (change: Change<State, Action>, names: readonly string[]) => string;
	/** Whether the reason why the match is over tells the last action too, which is left out then. Absent means never. */
	readonly isToldByReason?: (reason: string) => boolean;
	/** @returns whose turn it is or what is to be decided; empty if that is clear or has not changed. */
	readonly next: (from: State, to: State, names: readonly string[]) => string;
	/** @returns the round, month or turn under way, for the title of the tab: "Round 2". */
	readonly progress: (state: State) => string;
	/** @returns the keys of the table, the `data-key` of its buttons; without a state, all that it can have. */
	readonly keys: (state?: State) => readonly KeyWords[];
}

/** A game's timeline components and words, loaded together. */
export interface GameHistory<Options, State, Action> {
	readonly words: MilestoneWords<Options, State, Action>;
	readonly Milestone: Component<MilestoneProps<Options, State, Action>>;
	readonly Editor: Component<EditorProps<Options, State, Action>>;
	readonly Final: Component<FinalProps<Options, State>>;
}

/** The props of `timeline/Final.svelte`: the picture of the result, and what else the game tells of the match. */
export interface FinalProps<Options, State> {
	readonly options: Options;
	/** The state of a match that is over. */
	readonly state: State;
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The outcomes of earlier matches of this game and kind with the same players, newest first. */
	readonly earlier: readonly Outcome[];
	/** Edits a round, by its number from 1, in a game that `hasRoundsInFinal`. Absent where nothing is to be changed. */
	readonly onedit?: ((number: number) => void) | undefined;
}
