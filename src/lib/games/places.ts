/**
 * The files that lie at the same place in every game, and what each exports: the registry finds them there,
 * as it finds the folders. `npm run check` holds every folder to it (`tools/lint/check-places.mjs` writes what
 * is checked), and the contract test names what is missing.
 */
import type { Component } from 'svelte';
import type { RecordWords } from './facts.ts';
import type { Drawings, GameWords, OwnGame, OwnMeta, Rulebook, SetupWords } from './game.ts';
import type { Locale } from './said.ts';
import type {
	EditorProps,
	FinalProps,
	MilestoneProps,
	MilestoneWords,
	TableProps,
	ToolProps
} from './views.ts';

/** In each language, the rulebook and the player aid. */
type Texts = Readonly<Record<`rulebook/${'' | 'aid.'}${Locale}.md`, { readonly default: Rulebook }>>;

/** By path within the folder of a game. */
export interface Places<Options = unknown, State = unknown, Action = unknown> extends Texts {
	readonly 'meta.ts': { readonly meta: OwnMeta };
	readonly 'game.ts': { readonly game: OwnGame<Options, State, Action> };
	readonly 'words/lists.ts': { readonly words: GameWords };
	readonly 'words/records.ts': { readonly recordWords: RecordWords };
	readonly 'words/setup.ts': { readonly setupWords: SetupWords };
	readonly 'words/timeline.ts': { readonly milestoneWords: MilestoneWords };
	readonly 'table/Table.svelte': { readonly default: Component<TableProps<Options, State, Action>> };
	readonly 'timeline/Milestone.svelte': {
		readonly default: Component<MilestoneProps<Options, State, Action>>;
	};
	readonly 'timeline/Editor.svelte': { readonly default: Component<EditorProps<Options, State, Action>> };
	readonly 'timeline/Final.svelte': { readonly default: Component<FinalProps<Options, State>> };
	readonly 'art/Poster.svelte': { readonly default: Component };
}

/** Those that some games lack. */
export interface OptionalPlaces {
	/** Where the rulebook draws something. */
	readonly 'art/drawings.ts': { readonly drawings: Drawings };
	/** Where `meta.ts` names a tool. */
	readonly 'tool/Tool.svelte': { readonly default: Component<ToolProps> };
}
