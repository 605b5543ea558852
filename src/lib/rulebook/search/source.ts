/** What the search is made of: what players call things, kept by hand, beside the rulebooks themselves. */
import type { Rulebook, RuleSection } from '../../games/game.ts';
import type { Locale } from '../../games/said.ts';

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

/** The rulebook of a game, by language; the one that could not be fetched is left out. */
export type Books = Readonly<Partial<Record<Locale, Rulebook>>>;

/** What the build gives for a game. The text is fetched where the pages fetch it: it is nowhere twice. */
export interface SearchSource {
	readonly id: string;
	readonly synonyms: Synonyms;
	readonly books: Readonly<Record<Locale, () => Promise<Rulebook>>>;
}

export interface SearchedSection {
	readonly id: string;
	/** By language, as the pages show it. */
	readonly said: Readonly<Partial<Record<Locale, RuleSection>>>;
	/** What players say when they mean it. */
	readonly also: readonly string[];
}

export interface SearchedGame {
	readonly id: string;
	readonly names: readonly string[];
	readonly same: readonly Same[];
	/** In the order of the book. */
	readonly sections: readonly SearchedSection[];
}
