/** What the build gathers of the rulebooks for the search, and the browser fetches when it is first wanted. */
import type { Locale } from '../../games/game.ts';

/** Words that players use for the same thing; each a word or some words in a row. */
export type Same = readonly string[];

/** `games/<game>/rulebook/synonyms.json`, kept by hand. */
export interface Synonyms {
	/** What the game is called, on any box. */
	readonly names: readonly string[];
	readonly same: readonly Same[];
	/** By section: what players say when they mean it, in either language. */
	readonly sections: Readonly<Record<string, readonly string[]>>;
}

export interface SearchedSection {
	readonly id: string;
	readonly title: Readonly<Record<Locale, string>>;
	/** The sentence that answers: each section opens with it. */
	readonly key: Readonly<Record<Locale, string>>;
	/** What players say when they mean it. */
	readonly also: string;
	/** What else stands there, in both languages: words, each once, in no order. */
	readonly text: string;
}

export interface SearchedGame {
	readonly id: string;
	readonly names: readonly string[];
	readonly same: readonly Same[];
	/** In the order of the book. */
	readonly sections: readonly SearchedSection[];
}
