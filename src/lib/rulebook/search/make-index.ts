/** Turns the rulebooks into what a key press looks up. Once, when the search is first wanted. */
import { baseLocale, locales, type Locale } from '../../games/said.ts';
import { commonSynonyms } from './common-synonyms.ts';
import { passagesOf } from './passages.ts';
import type { SearchedGame, SearchedSection } from './source.ts';
import { stem } from './stem.ts';
import { denials, languageOf } from './stop-words.ts';
import { formsOf, rawWords } from './words.ts';

/** How much a word tells of a section, by where it stands. */
const weights = { title: 5, also: 5, key: 3, about: 2, text: 1.2 } as const;

/** One of the ways to say a thing: stems in a row. */
export type Phrase = readonly string[];

export interface Saying {
	readonly phrase: Phrase;
	readonly others: readonly Phrase[];
}

/** The sections of a game that hold a stem, by their place in the book, with its weight there. */
export type Postings = ReadonlyMap<number, number>;

/** The stems of each passage of a section; the first is its title with its key sentence. */
export type Passages = readonly ReadonlySet<string>[];

export interface GameIndex {
	readonly id: string;
	readonly sections: readonly SearchedSection[];
	readonly postingsByStem: ReadonlyMap<string, Postings>;
	/** By section, the stems of each title: a title that is said in full is what was meant. */
	readonly titles: readonly (readonly ReadonlySet<string>[])[];
	readonly passages: readonly Readonly<Partial<Record<Locale, Passages>>>[];
	/** By section, the stems of each of the things players say when they mean it. */
	readonly also: readonly (readonly ReadonlySet<string>[])[];
	/** The stems of what the game is called. */
	readonly names: ReadonlySet<string>;
	/** The other ways to say what begins with a stem, as players of this game do. */
	readonly sayingsByFirst: ReadonlyMap<string, readonly Saying[]>;
}

export interface SearchIndex {
	readonly games: readonly GameIndex[];
	/** Every word of every rulebook, with its stem. */
	readonly stemByWord: ReadonlyMap<string, string>;
	readonly stems: ReadonlySet<string>;
}

/** Stems by word, each worked out once. */
class Stems {
	readonly byWord = new Map<string, string>();

	of(form: string): string {
		let stemmed = this.byWord.get(form);
		if (stemmed === undefined) this.byWord.set(form, (stemmed = stem(form)));
		return stemmed;
	}
	in(text: string, lang: Locale): readonly string[] {
		return formsOf(text, lang).map((form) => this.of(form));
	}
	/** Of words kept by hand, in whichever language. */
	inPhrase(phrase: string): readonly string[] {
		const words = rawWords(phrase);
		const lang = languageOf(words) ?? (words.some((word) => denials.has(word)) ? 'fr' : baseLocale);
		return this.in(phrase, lang);
	}
}

const sayingsIn = ({ same }: SearchedGame, stems: Stems): ReadonlyMap<string, readonly Saying[]> => {
	const sayingsByFirst = new Map<string, Saying[]>();
	for (const words of [...commonSynonyms, ...same]) {
		const phrases = words.map((phrase) => stems.inPhrase(phrase));
		for (const phrase of phrases) {
			const [first] = phrase;
			if (first === undefined) continue;
			const saying = { phrase, others: phrases.filter((other) => other !== phrase) };
			sayingsByFirst.set(first, [...(sayingsByFirst.get(first) ?? []), saying]);
		}
	}
	return sayingsByFirst;
};

const indexGame = (game: SearchedGame, stems: Stems): GameIndex => {
	const postingsByStem = new Map<string, Map<number, number>>();
	const note = (found: Iterable<string>, place: number, weight: number) => {
		for (const stemmed of found) {
			let postings = postingsByStem.get(stemmed);
			if (!postings) postingsByStem.set(stemmed, (postings = new Map<number, number>()));
			postings.set(place, Math.max(weight, postings.get(place) ?? 0));
		}
	};
	const titles: ReadonlySet<string>[][] = [];
	const also: ReadonlySet<string>[][] = [];
	const passages = game.sections.map((section, place) => {
		also[place] = section.also.map((phrase) => new Set(stems.inPhrase(phrase)));
		for (const found of also[place]) note(found, place, weights.also);
		titles[place] = [];
		const byLocale: Partial<Record<Locale, Passages>> = {};
		for (const locale of locales) {
			const said = section.said[locale];
			if (!said) continue;
			const title = stems.in(said.title, locale);
			note(title, place, weights.title);
			titles[place].push(new Set(title));
			byLocale[locale] = passagesOf(said.html).map(({ text, about }, at) => {
				const found = stems.in(text, locale);
				note(found, place, at === 0 ? weights.key : weights.text);
				if (at > 0 && about !== '') note(stems.in(about, locale), place, weights.about);
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
		also,
		names: new Set(game.names.flatMap((name) => stems.inPhrase(name))),
		sayingsByFirst: sayingsIn(game, stems)
	};
};

/** Takes one game after the other, so that a page can draw breath in between. */
export class IndexMaker {
	readonly #stems = new Stems();
	readonly #games: GameIndex[] = [];

	/** @param game its answers come after those of the games before it, where none is better. */
	add(game: SearchedGame): void {
		this.#games.push(indexGame(game, this.#stems));
	}
	/** @returns the index of the games so far. */
	get index(): SearchIndex {
		const { byWord } = this.#stems;
		return { games: this.#games, stemByWord: byWord, stems: new Set(byWord.values()) };
	}
}
