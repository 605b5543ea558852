/**
 * The files that every game's folder must or may contain, with the type of what each exports. `npm run check` compares
 * every folder with these types (`tools/lint/check-game-files.mjs`); `tests/contract.test.ts` lists missing files.
 */
import type { Component } from 'svelte';
import type { RecordSceneProps, RecordWords } from './facts.ts';
import type {
	Drawings,
	FirstGameLead,
	GameDefinition,
	GameWords,
	MetaDefinition,
	Rulebook,
	SetupWords
} from './game.ts';
import type { Locale } from '../i18n/locale.ts';
import type {
	BoxDrawingProps,
	EditorProps,
	FinalProps,
	FirstGameDrawingProps,
	MilestoneProps,
	MilestoneWords,
	OptionDrawingProps,
	ResultSceneProps,
	SpokenWords,
	TableProps,
	ToolProps
} from './views.ts';

/** The rulebook and the player aid in each language, compiled from Markdown at build time. */
type Texts = Readonly<Record<`rulebook/${'' | 'aid.'}${Locale}.md`, { readonly default: Rulebook }>>;

/** The files that every game has, by path within its folder. */
export interface RequiredFiles<Options = unknown, State = unknown, Action = unknown> extends Texts {
	readonly 'meta.ts': { readonly meta: MetaDefinition };
	readonly 'game.ts': { readonly game: GameDefinition<Options, State, Action> };
	readonly 'words/lists.ts': { readonly words: GameWords };
	readonly 'words/records.ts': { readonly recordWords: RecordWords };
	readonly 'words/setup.ts': { readonly setupWords: SetupWords };
	readonly 'words/spoken.ts': { readonly spokenWords: SpokenWords<State, Action> };
	readonly 'words/timeline.ts': { readonly milestoneWords: MilestoneWords<Options, State, Action> };
	readonly 'table/Table.svelte': { readonly default: Component<TableProps<Options, State, Action>> };
	readonly 'timeline/Milestone.svelte': {
		readonly default: Component<MilestoneProps<Options, State, Action>>;
	};
	readonly 'timeline/Editor.svelte': { readonly default: Component<EditorProps<Options, State, Action>> };
	readonly 'timeline/Final.svelte': { readonly default: Component<FinalProps<Options, State>> };
	readonly 'art/Poster.svelte': { readonly default: Component };
}

/** The files that only some games have, by path within the folder. */
export interface OptionalFiles<State = unknown, Action = unknown> extends Partial<
	Readonly<Record<`rulebook/first-game.${Locale}.md`, { readonly default: Rulebook }>>
> {
	/** Required if the rulebook or the player aid contains a drawing. */
	readonly 'art/drawings.ts': { readonly drawings: Drawings };
	/** Leads a first game, with `rulebook/first-game.<locale>.md` and the drawings. All of these are there, or none. */
	readonly 'rulebook/first-game.ts': { readonly firstGame: FirstGameLead<State, Action> };
	readonly 'art/FirstGame.svelte': { readonly default: Component<FirstGameDrawingProps> };
	/** Required if a field of the options `isDrawn`. */
	readonly 'art/OptionDrawing.svelte': { readonly default: Component<OptionDrawingProps> };
	/** Required if there are several presets. */
	readonly 'art/BoxDrawing.svelte': { readonly default: Component<BoxDrawingProps> };
	/** Without it, the picture of a result that is shared has the poster. */
	readonly 'art/ResultScene.svelte': { readonly default: Component<ResultSceneProps<State>> };
	/** Required if a figure of the records `isInScene`. */
	readonly 'art/RecordScene.svelte': { readonly default: Component<RecordSceneProps> };
	/** Required if `meta.ts` names a tool. */
	readonly 'tool/Tool.svelte': { readonly default: Component<ToolProps> };
}
