/** The search: from the typed text to the sections that answer it, those of the current game first. */
import type { Locale } from '../../games/locale.ts';
import type { GameIndex, SearchIndex } from './make-index.ts';
import { readQuery, termsIn, type Query } from './query.ts';
import { byQuestions } from './rank/by-questions.ts';
import { byTalk } from './rank/by-talk.ts';
import { byWords } from './rank/by-words.ts';
import { tuning } from './rank/tuning.ts';
import { rarityOf } from './rank/weights.ts';
import type { SearchedSection } from './source.ts';
import { negation } from './words.ts';

export interface Hit {
	readonly game: string;
	readonly section: SearchedSection;
	readonly score: number;
}

export interface SearchResult {
	/** The best first, those of the current game before all others unless it has hardly anything to say. */
	readonly hits: readonly Hit[];
	/** The stems that are sought, to be marked in the answers, with how much each tells. */
	readonly stems: ReadonlyMap<string, number>;
	/** Whether the text is in another language than the page, or has a word that no rulebook has. */
	readonly isForeign: boolean;
}

/** How many hits are returned at most, of the current game and of the others. */
const mostHits = { current: 8, others: 4 } as const;
/** Of the current game, the first hits are shown however little they score, and others with this share of the best. */
const alwaysShown = 5;
const leastOfCurrent = 0.35;
/** Hits of other games are shown with this share of the best of all. */
const leastOfOthers = 0.5;
/** The current game leads unless it lacks a word of the question and its best hit has less than this share of all. */
const leastToLead = 0.62;

/** The hits of a game: the sum of three comparisons, each of which finds what the others miss. */
const searchGame = (game: GameIndex, query: Query): readonly Hit[] => {
	const terms = termsIn(game, query);
	const compared = [
		[tuning.byWords, byWords(game, terms)],
		[tuning.byTalk, byTalk(game, terms, query.stops)],
		[tuning.byQuestions, byQuestions(game, query.traits)]
	] as const;
	return game.sections.flatMap((section, place) => {
		if (!compared.some(([, scores]) => scores.has(place))) return [];
		const score = compared.reduce((sum, [weight, scores]) => sum + weight * (scores.get(place) ?? 0), 0);
		return [{ game: game.id, section, score }];
	});
};

/** The stems to be marked. Synonyms of several words are not, since each word alone means something else. */
const soughtIn = (games: readonly GameIndex[], query: Query): ReadonlyMap<string, number> => {
	const stems = new Map<string, number>();
	for (const game of games)
		for (const { stems: found, worth, insteadOf } of termsIn(game, query).flat()) {
			if (insteadOf && found.length > 1) continue;
			for (const stem of found)
				if (stem !== negation) stems.set(stem, Math.max(stems.get(stem) ?? 0, worth * rarityOf(game, stem)));
		}
	return stems;
};

const hasEveryWord = (game: GameIndex, query: Query): boolean =>
	termsIn(game, query).every((term) =>
		term.some(({ stems }) => stems.every((stem) => game.countsByStem.has(stem)))
	);

const hasUnknownWord = (games: readonly GameIndex[], { terms, stems }: Query): boolean =>
	terms.some(
		(term, at) => term.length === 0 && !games.some((game) => game.synonymsByFirstStem.has(stems[at] ?? ''))
	);

/**
 * Searches all rulebooks.
 *
 * @param current the id of the game whose hits come first
 * @param lang the language of the page
 * @returns no hits for an empty text, and for words that no rulebook has
 */
export const find = (
	index: SearchIndex,
	typed: string,
	current: string | undefined,
	lang: Locale
): SearchResult => {
	const query = readQuery(typed, index, lang);
	const hits = index.games.flatMap((game) => searchGame(game, query)).sort((a, b) => b.score - a.score);
	const best = hits[0]?.score ?? 0;
	const ofCurrent = hits.filter(({ game }) => game === current);
	const ofOthers = hits.filter(({ game, score }) => game !== current && score >= best * leastOfOthers);
	const bestOfCurrent = ofCurrent[0]?.score ?? 0;
	const near = ofCurrent
		.filter(({ score }, rank) => rank < alwaysShown || score >= bestOfCurrent * leastOfCurrent)
		.slice(0, mostHits.current);
	const far = ofOthers.slice(0, current === undefined ? mostHits.current + mostHits.others : mostHits.others);
	const atHand = index.games.filter(({ id }) => current === undefined || id === current);
	const isLeading = bestOfCurrent >= best * leastToLead || atHand.every((game) => hasEveryWord(game, query));
	return {
		hits: isLeading ? [...near, ...far] : [...far, ...near],
		stems: soughtIn(atHand, query),
		isForeign: query.spoken !== lang || hasUnknownWord(index.games, query)
	};
};
