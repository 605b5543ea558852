/** Makes the search index of the rulebooks, game by game. This happens once, when the search is first used. */
import { baseLocale, locales, type Locale } from '../../games/locale.ts';
import { commonSynonyms } from './common-synonyms.ts';
import { passagesOf } from './passages.ts';
import type { SearchedGame, SearchedSection } from './source.ts';
import { squareOfRarity, traitsOf } from './rank/traits.ts';
import { stem } from './stem.ts';
import { negations, languageOf } from './stop-words.ts';
import { formsOf, rawWords, wordsOf, type Word } from './words.ts';

/** The stems of a phrase, in order. */
export type Phrase = readonly string[];

/** A phrase with its synonyms. */
export interface PhraseSynonyms {
	readonly phrase: Phrase;
	readonly others: readonly Phrase[];
}

/** The fields of a section. */
export const fields = ['title', 'asked', 'key', 'text'] as const;
export type Field = (typeof fields)[number];

/** How often a stem occurs in a field of a section. */
export type Counts = Readonly<Partial<Record<Field, number>>>;

/** A form in which players ask, with the places of the sections that answer it. */
export interface IndexedForm {
	readonly places: readonly number[];
	/** The sum of the squares of its traits' rarities. */
	readonly weight: number;
}

export interface GameIndex {
	readonly id: string;
	readonly sections: readonly SearchedSection[];
	/** By stem and by the section's place in the book; stop words of questions have `stopMark` before them. */
	readonly countsByStem: ReadonlyMap<string, ReadonlyMap<number, Counts>>;
	/** By place, how many stems each field has. */
	readonly lengths: readonly Counts[];
	/** The mean of the same over all sections. */
	readonly meanLengths: Readonly<Record<Field, number>>;
	readonly forms: readonly IndexedForm[];
	/** By trait, the indexes of the forms that have it. */
	readonly formsByTrait: ReadonlyMap<number, readonly number[]>;
	/** The stems of the game's names. */
	readonly names: ReadonlySet<string>;
	/** Synonyms of this game and of all games, by the first stem of a phrase. */
	readonly synonymsByFirstStem: ReadonlyMap<string, readonly PhraseSynonyms[]>;
}

export interface SearchIndex {
	readonly games: readonly GameIndex[];
	/** The stem of every word that is no stop word. */
	readonly stemByWord: ReadonlyMap<string, string>;
	readonly stems: ReadonlySet<string>;
}

/** Before the stem of a stop word: questions are compared by these too, texts are not. */
export const stopMark = '·';

/** @returns the language of a phrase that does not say it. */
const guessLanguage = (phrase: string): Locale => {
	const words = rawWords(phrase);
	return languageOf(words) ?? (words.some((word) => negations.has(word)) ? 'fr' : baseLocale);
};

/** A cache of stems by word. */
class StemCache {
	readonly byWord = new Map<string, string>();

	of(form: string): string {
		let stemmed = this.byWord.get(form);
		if (stemmed === undefined) this.byWord.set(form, (stemmed = stem(form)));
		return stemmed;
	}
	/** The stems of a text, each once. */
	in(text: string, lang: Locale): readonly string[] {
		return formsOf(text, lang).map((form) => this.of(form));
	}
	/** The stems of a question's words, each once, with its stop words. */
	inQuestion(words: readonly Word[]): readonly string[] {
		const found = new Set<string>();
		for (const { forms, isStop } of words)
			for (const form of forms) found.add(isStop ? stopMark + form : this.of(form));
		return [...found];
	}
}

const synonymsIn = (
	{ same }: SearchedGame,
	stems: StemCache
): ReadonlyMap<string, readonly PhraseSynonyms[]> => {
	const synonymsByFirstStem = new Map<string, PhraseSynonyms[]>();
	for (const words of [...commonSynonyms, ...same]) {
		const phrases = words.map((phrase) => stems.in(phrase, guessLanguage(phrase)));
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
	const countsByStem = new Map<string, Map<number, Record<string, number>>>();
	const lengths: Record<string, number>[] = game.sections.map(() => ({}));
	const add = (found: readonly string[], place: number, field: Field) => {
		const length = lengths[place];
		if (length) length[field] = (length[field] ?? 0) + found.length;
		for (const one of found) {
			let byPlace = countsByStem.get(one);
			if (!byPlace) countsByStem.set(one, (byPlace = new Map<number, Record<string, number>>()));
			let counts = byPlace.get(place);
			if (!counts) byPlace.set(place, (counts = {}));
			counts[field] = (counts[field] ?? 0) + 1;
		}
	};
	for (const [place, { byLocale }] of game.sections.entries())
		for (const locale of locales) {
			const inLocale = byLocale[locale];
			if (!inLocale) continue;
			add(stems.in(inLocale.title, locale), place, 'title');
			for (const [at, { text }] of passagesOf(inLocale.html).entries())
				add(stems.in(text, locale), place, at === 0 ? 'key' : 'text');
		}
	const formsByTrait = new Map<number, number[]>();
	const traits = game.forms.map(({ text, locale, places }, at) => {
		const words = wordsOf(text, locale);
		const found = stems.inQuestion(words);
		for (const place of places) add(found, place, 'asked');
		const ofForm = traitsOf(text, words, (form) => stems.of(form));
		for (const trait of ofForm) {
			const having = formsByTrait.get(trait);
			if (having) having.push(at);
			else formsByTrait.set(trait, [at]);
		}
		return ofForm;
	});
	const forms = game.forms.map(({ places }, at) => {
		let weight = 0;
		for (const trait of traits[at] ?? [])
			weight += squareOfRarity(traits.length, formsByTrait.get(trait)?.length ?? 0);
		return { places, weight };
	});
	const meanOf = (field: Field) =>
		lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, lengths.length);
	return {
		id: game.id,
		sections: game.sections,
		countsByStem,
		lengths,
		meanLengths: {
			title: meanOf('title'),
			asked: meanOf('asked'),
			key: meanOf('key'),
			text: meanOf('text')
		},
		forms,
		formsByTrait,
		names: new Set(game.names.flatMap((name) => stems.in(name, guessLanguage(name)))),
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
		return { games: [...this.#games], stemByWord: byWord, stems: new Set(byWord.values()) };
	}
}
