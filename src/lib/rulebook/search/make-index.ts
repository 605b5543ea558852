/** Makes the search index of the rulebooks. This happens once, when the search is first used. */
import { baseLocale, locales, type Locale } from '../../games/locale.ts';
import { commonSynonyms } from './common-synonyms.ts';
import { printedHtml } from '../cases/choose.ts';
import { passagesOf } from './passages.ts';
import type { SearchedGame, SearchedSection } from './source.ts';
import { stem } from './stem.ts';
import { negations, languageOf } from './stop-words.ts';
import { formsOf, rawWords } from './words.ts';

/** The weight of a word in a section, by where it stands. */
const weights = { title: 5, phrase: 5, key: 3, about: 2, text: 1.2 } as const;

/** The stems of a phrase, in order. */
export type Phrase = readonly string[];

/** A phrase with its synonyms. */
export interface PhraseSynonyms {
	readonly phrase: Phrase;
	readonly others: readonly Phrase[];
}

/** The weight of a stem in each section that has it, by the section's index in the book. */
export type Postings = ReadonlyMap<number, number>;

/** The stems of each passage of a section; the first passage is the title with the key sentence. */
export type Passages = readonly ReadonlySet<string>[];

export interface GameIndex {
	readonly id: string;
	readonly sections: readonly SearchedSection[];
	readonly postingsByStem: ReadonlyMap<string, Postings>;
	/** By section, the stems of its title in each language. */
	readonly titles: readonly (readonly ReadonlySet<string>[])[];
	readonly passages: readonly Readonly<Partial<Record<Locale, Passages>>>[];
	/** By section, the stems of each phrase that players use for it. */
	readonly phrases: readonly (readonly ReadonlySet<string>[])[];
	/** The stems of the game's names. */
	readonly names: ReadonlySet<string>;
	/** Synonyms of this game and of all games, by the first stem of a phrase. */
	readonly synonymsByFirstStem: ReadonlyMap<string, readonly PhraseSynonyms[]>;
}

export interface SearchIndex {
	readonly games: readonly GameIndex[];
	/** The stem of every word of every rulebook. */
	readonly stemByWord: ReadonlyMap<string, string>;
	readonly stems: ReadonlySet<string>;
}

/** A cache of stems by word. */
class StemCache {
	readonly byWord = new Map<string, string>();

	of(form: string): string {
		let stemmed = this.byWord.get(form);
		if (stemmed === undefined) this.byWord.set(form, (stemmed = stem(form)));
		return stemmed;
	}
	in(text: string, lang: Locale): readonly string[] {
		return formsOf(text, lang).map((form) => this.of(form));
	}
	/** The stems of a phrase of `synonyms.json`, whose language is guessed. */
	inPhrase(phrase: string): readonly string[] {
		const words = rawWords(phrase);
		const lang = languageOf(words) ?? (words.some((word) => negations.has(word)) ? 'fr' : baseLocale);
		return this.in(phrase, lang);
	}
}

const synonymsIn = (
	{ same }: SearchedGame,
	stems: StemCache
): ReadonlyMap<string, readonly PhraseSynonyms[]> => {
	const synonymsByFirstStem = new Map<string, PhraseSynonyms[]>();
	for (const words of [...commonSynonyms, ...same]) {
		const phrases = words.map((phrase) => stems.inPhrase(phrase));
		for (const phrase of phrases) {
			const [first] = phrase;
			if (first === undefined) continue;
			const synonyms = { phrase, others: phrases.filter((other) => other !== phrase) };
			synonymsByFirstStem.set(first, [...(synonymsByFirstStem.get(first) ?? []), synonyms]);
		}
	}
	return synonymsByFirstStem;
};

const indexGame = (game: SearchedGame, stems: StemCache): GameIndex => {
	const postingsByStem = new Map<string, Map<number, number>>();
	const addPostings = (found: Iterable<string>, place: number, weight: number) => {
		for (const stemmed of found) {
			let postings = postingsByStem.get(stemmed);
			if (!postings) postingsByStem.set(stemmed, (postings = new Map<number, number>()));
			postings.set(place, Math.max(weight, postings.get(place) ?? 0));
		}
	};
	const titles: ReadonlySet<string>[][] = [];
	const phrases: ReadonlySet<string>[][] = [];
	const passages = game.sections.map((section, place) => {
		phrases[place] = section.phrases.map((phrase) => new Set(stems.inPhrase(phrase)));
		for (const found of phrases[place]) addPostings(found, place, weights.phrase);
		titles[place] = [];
		const byLocale: Partial<Record<Locale, Passages>> = {};
		for (const locale of locales) {
			const inLocale = section.byLocale[locale];
			if (!inLocale) continue;
			const title = stems.in(inLocale.title, locale);
			addPostings(title, place, weights.title);
			titles[place].push(new Set(title));
			byLocale[locale] = passagesOf(printedHtml(inLocale.html)).map(({ text, about }, at) => {
				const found = stems.in(text, locale);
				addPostings(found, place, at === 0 ? weights.key : weights.text);
				if (at > 0 && about !== '') addPostings(stems.in(about, locale), place, weights.about);
				return new Set(at === 0 ? [...title, ...found] : found);
			});
		}
		return byLocale;
	});
	return {
		id: game.id,
		sections: game.sections,
		postingsByStem,
		titles,
		passages,
		phrases,
		names: new Set(game.names.flatMap((name) => stems.inPhrase(name))),
		synonymsByFirstStem: synonymsIn(game, stems)
	};
};

/** Makes the index game by game, so that a page can handle input in between. */
export class IndexMaker {
	readonly #stems = new StemCache();
	readonly #games: GameIndex[] = [];

	/** Adds a game. Of hits with equal scores, those of games added earlier come first. */
	add(game: SearchedGame): void {
		this.#games.push(indexGame(game, this.#stems));
	}
	/** @returns the index of the games so far. */
	get index(): SearchIndex {
		const { byWord } = this.#stems;
		return { games: this.#games, stemByWord: byWord, stems: new Set(byWord.values()) };
	}
}
