/** The data from which the search index is made: the rulebooks, and synonyms written by hand. */
import type { Rulebook, RuleSection } from '../../games/game.ts';
import type { Locale } from '../../games/locale.ts';

/** Synonyms, each a word or a phrase. */
export type SynonymGroup = readonly string[];

/** The content of `games/<game>/rulebook/synonyms.json`, which is written by hand. */
export interface Synonyms {
	/** The names of the game in its editions. */
	readonly names: readonly string[];
	readonly same: readonly SynonymGroup[];
	/** By section id: phrases in any language that players use for the section. */
	readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** A game's rulebook by language; a language that could not be fetched is left out. */
export type Books = Readonly<Partial<Record<Locale, Rulebook>>>;

/**
 * What the build provides for a game. The text is in the files that the pages load, and is not duplicated.
 */
export interface SearchSource {
	readonly id: string;
	readonly synonyms: Synonyms;
	readonly books: Readonly<Record<Locale, () => Promise<Rulebook>>>;
}

export interface SearchedSection {
	readonly id: string;
	/** The section in each language that is available. */
	readonly byLocale: Readonly<Partial<Record<Locale, RuleSection>>>;
	/** Phrases that players use for it. */
	readonly phrases: readonly string[];
}

export interface SearchedGame {
	readonly id: string;
	readonly names: readonly string[];
	readonly same: readonly SynonymGroup[];
	/** In the order of the book. */
	readonly sections: readonly SearchedSection[];
}
