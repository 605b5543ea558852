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

/** The props of `table/Table.svelte`, which shows the match and turns taps into actions. */
export interface TableProps<Options, State, Action> {
	readonly options: Options;
	/** The current match. Draw the tapped elements from it, and decide by it what a tap does. */
	readonly now: TableMoment<State, Action>;
	/**
	 * The match as of the last painted frame: one frame behind `now` after a tap. Show everything from it that
	 * only follows from a tap (totals, hints, the status line), so that the tapped element is painted first.
	 */
	readonly painted: TableMoment<State, Action>;
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/**
	 * Adds an action to the match.
	 *
	 * @returns the refusal if the rules refuse it; the table has to show it
	 */
	readonly act: (action: Action) => Refusal | undefined;
	/**
	 * Replaces the last action by a more complete one; one undo takes back both.
	 *
	 * @returns the refusal if the rules refuse it; the match is unchanged then
	 */
	readonly amend: (action: Action) => Refusal | undefined;
	/** Opens the rulebook over the match, at a section if one is given. */
	readonly openRule: (section?: string) => void;
	/** Whether the far half is rotated towards the player opposite; only used with `GameDefinition.isFaced`. */
	readonly facing: boolean;
	/** Where the table keeps what is not entered yet, until the match is over or deleted. */
	readonly kept: Kept;
	/** The buttons for undo, rules and timeline; every table renders them at the bottom left. */
	readonly tools: Snippet;
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

/** The props of `art/OptionDrawing.svelte`, which draws what an option changes; its drawings are as high as its frame. */
export interface OptionDrawingProps {
	/** The key of the option's field, which says that it `isDrawn`. */
	readonly option: string;
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
	/**
	 * To be called after every change: with the new action, or with `undefined` while the form is incomplete.
	 * The rules judge the action when the edit is applied.
	 */
	readonly onchange: (action: Action | undefined) => void;
}

/**
 * What a game's `words/timeline.ts` exports as `milestoneWords`: how the game calls its rounds, months or
 * turns.
 */
export interface MilestoneWords<Options, State, Action> {
	/** @returns the heading of the list. */
	readonly title: () => string;
	/** @returns the text of an empty list. */
	readonly none: () => string;
	/**
	 * @param number counts from 1
	 * @returns the heading of one milestone
	 */
	readonly heading: (number: number) => string;
	/** @returns what came of one milestone, in a few words: it stands beside the heading on one line. */
	readonly line: (milestone: MilestoneProps<Options, State, Action>) => string;
	/**
	 * @param number counts from 1
	 * @returns the label of the edit button and the heading of the form
	 */
	readonly edit: (number: number) => string;
	/** @returns the title of the list where it is there only to edit: the result shows the rounds otherwise. */
	readonly editAny: () => string;
	/** @returns the warning that an edit would discard so many later milestones. */
	readonly lost: (count: number) => string;
}

/** A game's timeline components and words, loaded together. */
export interface GameHistory<Options, State, Action> {
	readonly words: MilestoneWords<Options, State, Action>;
	readonly Milestone: Component<MilestoneProps<Options, State, Action>>;
	readonly Editor: Component<EditorProps<Options, State, Action>>;
	readonly Final: Component<FinalProps<Options, State>>;
}

/** The props of `timeline/Final.svelte`, the final position on the result screen. */
export interface FinalProps<Options, State> {
	readonly options: Options;
	/** The state of a match that is over. */
	readonly state: State;
	/** The players' names, by seat. */
	readonly names: readonly string[];
	/** The outcomes of earlier matches of this game with the same players, newest first. */
	readonly earlier: readonly Outcome[];
}
