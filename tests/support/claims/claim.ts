/** What a rulebook and a player aid may not say in a match with certain options, and how that is written down. */
import type { Locale } from '$lib/games/locale';
import type { OptionTexts } from '$lib/rulebook/cases/condition';

export type InLocales<Value> = Readonly<Record<Locale, Value>>;

/**
 * Patterns meet plain text: every space is a plain one, every apostrophe a straight one. They take small and capital
 * letters alike; accents count in neither.
 */
export const plain = (text: string): string =>
	text
		.replaceAll(/[\u00a0\u202f]/g, ' ')
		.replaceAll('’', "'")
		.replaceAll(/ {2,}/g, ' ')
		.trim();

/** Where a claim holds: everywhere, or only in these sections, or not in those. */
interface Where {
	readonly in?: 'book' | 'aid';
	readonly only?: readonly string[];
	readonly except?: readonly string[];
	/** Only for the key sentence of a section. */
	readonly isKey?: true;
	/** What `%key%` in the patterns stands for in the examples. */
	readonly given?: OptionTexts;
}

/** A pattern in one language, with its own small test. */
export interface Words {
	/** `%key%` in it is the value of an option or of a rule value in the match. */
	readonly pattern: RegExp;
	/** A sentence with this is let pass all the same: it denies what the pattern finds, or sets a condition. */
	readonly unless?: RegExp;
	/** Sentences that it catches, and sentences that it lets pass. */
	readonly bad: readonly [string, ...string[]];
	readonly good: readonly string[];
}

/** Something that no sentence may say where an option has a certain value. */
export interface Claim extends Where {
	/** Conditions as the books have them, with a space between; all of them hold. The first is about its option. */
	readonly when: string;
	readonly why: string;
	readonly words: InLocales<Words>;
}

/** Something that a section has to say where an option has a certain value. */
export interface Duty {
	readonly when: string;
	readonly in: 'book' | 'aid';
	readonly section: string;
	readonly says: InLocales<RegExp>;
	readonly why: string;
}

/**
 * What a sentence about an option speaks of. In a match that has changed the option, no such sentence may call it
 * an option or a default; in any other, one that does is let pass: it says under which condition it is true.
 */
export interface Subject {
	readonly option: string;
	readonly words: InLocales<RegExp>;
}

/** Everything that is known of what a game's texts may not say. */
export interface GameClaims {
	/** Sections that list options, presets or words, where all readings stand beside one another. */
	readonly lists: readonly string[];
	readonly subjects: readonly Subject[];
	readonly claims: readonly Claim[];
	readonly duties: readonly Duty[];
}

type Examples = readonly [string, ...string[]];

/** @returns a pattern with the sentences that it catches and those that it lets pass. */
export const words = (
	pattern: RegExp,
	bad: Examples,
	good: readonly string[] = [],
	unless?: RegExp
): Words => ({ pattern, bad, good, ...(unless && { unless }) });

/** @returns a claim in one line: when it holds, why, and what may not be said in English and in French. */
export const never = (when: string, why: string, en: Words, fr: Words, where: Where = {}): Claim => ({
	when,
	why,
	words: { en, fr },
	...where
});

/** @returns a duty in one line: when it holds, where, why, and what the section has to say. */
export const must = (
	when: string,
	place: readonly ['book' | 'aid', string],
	why: string,
	en: RegExp,
	fr: RegExp
): Duty => ({ when, in: place[0], section: place[1], why, says: { en, fr } });

/** @returns the words by which a sentence is known to be about an option. */
export const about = (option: string, en: RegExp, fr: RegExp): Subject => ({ option, words: { en, fr } });

/** Words that make a choice of a sentence, or a condition. */
export const hedges: InLocales<RegExp> = {
	en: /\bdefault\b|\bas an option\b|\boptional(?:ly)?\b|^options?:|\bunless (?:the|you|your|that|an?) (?:option|rule|chose|choose|have chosen|play)|\bdepending on the option\b|\bhouse rule lets\b|\bin the option\b|\bif the option is\b/i,
	fr: /\bpar défaut\b|\ben option\b|\bfacultati|^options? :|\bsauf (?:si (?:l'option|vous avez choisi|tu as choisi|vous jouez)|option|pour l')|\boption contraire\b|\bselon l'option\b|\brègle maison permet\b|\bdésactivée? au départ\b/i
};
