/** What the views of a game are given: at the table, in the timeline, at the end, and without a match. */
import type { Component, Snippet } from 'svelte';
import type { Outcome, Refusal } from './said.ts';

/** A match at one moment. */
export interface TableMoment<State, Action> {
	readonly state: State;
	/** The last action that counts, so that what it changed can be marked. */
	readonly last: Action | undefined;
}

/** What a game's view at the table is given: the match in, actions out. */
export interface TableProps<Options, State, Action> {
	readonly options: Options;
	/** The match as it is. What was tapped shows it in the same frame, and every tap is judged by it. */
	readonly now: TableMoment<State, Action>;
	/**
	 * The match as the last frame was painted: one frame behind `now` after a tap. Everything that only follows from
	 * what was tapped is drawn from it, so that a tap is painted soon and the rest changes together.
	 */
	readonly painted: TableMoment<State, Action>;
	/** By seat. */
	readonly names: readonly string[];
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
