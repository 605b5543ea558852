/** Turns what the build gathered into what a key press looks up. Once, when the search is first wanted. */
import { locales } from '../../games/game.ts';
import { houseSynonyms } from './house-synonyms.ts';
import type { SearchedGame, SearchedSection } from './source.ts';
import { stem } from './stem.ts';
import { formsOf } from './words.ts';

/** How much a word tells of a section, by where it stands. */
const weights = { title: 6, also: 5.8, key: 3, text: 1 } as const;

/** One of the ways to say a thing: stems in a row. */
export type Phrase = readonly string[];

export interface Saying {
	readonly phrase: Phrase;
	readonly others: readonly Phrase[];
}

/** The sections of a game that hold a stem, by their place in the book, with its weight there. */
export type Postings = ReadonlyMap<number, number>;

export interface GameIndex {
	readonly id: string;
	readonly sections: readonly SearchedSection[];
	readonly postingsByStem: ReadonlyMap<string, Postings>;
	/** By section, the stems of each title: a title that is said in full is what was meant. */
	readonly titles: readonly (readonly ReadonlySet<string>[])[];
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
	in(text: string): readonly string[] {
		return formsOf(text).map((form) => this.of(form));
	}
}

const sayingsIn = ({ same }: SearchedGame, stems: Stems): ReadonlyMap<string, readonly Saying[]> => {
	const sayingsByFirst = new Map<string, Saying[]>();
	for (const phrases of [...houseSynonyms, ...same].map((words) => words.map((phrase) => stems.in(phrase)))) {
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
	const note = (found: readonly string[], place: number, weight: number) => {
		for (const stemmed of found) {
			let postings = postingsByStem.get(stemmed);
			if (!postings) postingsByStem.set(stemmed, (postings = new Map<number, number>()));
			postings.set(place, Math.max(weight, postings.get(place) ?? 0));
		}
	};
	const titles = game.sections.map(({ title, key, also, text }, place) => {
		for (const locale of locales) note(stems.in(key[locale]), place, weights.key);
		note(stems.in(also), place, weights.also);
		// Normalised by the build.
		note(
			text.split(' ').map((form) => stems.of(form)),
			place,
			weights.text
		);
		return locales.map((locale) => {
			const found = stems.in(title[locale]);
			note(found, place, weights.title);
			return new Set(found);
		});
	});
	return {
		id: game.id,
		sections: game.sections,
		postingsByStem,
		titles,
		names: new Set(game.names.flatMap((name) => stems.in(name))),
		sayingsByFirst: sayingsIn(game, stems)
	};
};

/** @param games in the order in which their answers come where none is better. */
export const makeIndex = (games: readonly SearchedGame[]): SearchIndex => {
	const stems = new Stems();
	const indexed = games.map((game) => indexGame(game, stems));
	return { games: indexed, stemByWord: stems.byWord, stems: new Set(stems.byWord.values()) };
};
