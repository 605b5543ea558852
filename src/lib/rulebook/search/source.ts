/** The data from which the search index is made: the rulebooks, and words and questions written by hand. */
import type { Rulebook, RuleSection } from '../../games/game.ts';
import type { Locale } from '../../games/locale.ts';

/** Synonyms, each a word or a phrase. */
export type SynonymGroup = readonly string[];

/** The content of `games/<game>/rulebook/synonyms.json`, which is written by hand. */
export interface Synonyms {
	/** The names of the game in its editions. */
	readonly names: readonly string[];
	readonly same: readonly SynonymGroup[];
}

/** Questions as players ask them, and the ids of the sections that answer them, the best first. */
export interface AskedForms {
	readonly sections: readonly string[];
	readonly forms: readonly string[];
}

/** What one language has of a game: its rulebook, and how players ask for its sections. */
export interface SearchedBook {
	readonly book: Rulebook;
	readonly asked: readonly AskedForms[];
}

/** A game's texts by language; a language that could not be fetched is left out. */
export type Books = Readonly<Partial<Record<Locale, SearchedBook>>>;

/**
 * What the build provides for a game. The text of the rulebook is in the files that the pages load, and is not
 * duplicated.
 */
export interface SearchSource {
	readonly id: string;
	readonly synonyms: Synonyms;
	readonly books: Readonly<Record<Locale, () => Promise<SearchedBook>>>;
}

export interface SearchedSection {
	readonly id: string;
	/** The section in each language that is available. */
	readonly byLocale: Readonly<Partial<Record<Locale, RuleSection>>>;
}

/** A form in which players ask, with the places of the sections that answer it. */
export interface SearchedForm {
	readonly text: string;
	readonly locale: Locale;
	readonly places: readonly number[];
}

export interface SearchedGame {
	readonly id: string;
	readonly names: readonly string[];
	readonly same: readonly SynonymGroup[];
	/** In the order of the book. */
	readonly sections: readonly SearchedSection[];
	readonly forms: readonly SearchedForm[];
}
