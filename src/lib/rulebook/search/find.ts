/** The search: from the typed text to the sections that answer it, those of the current game first. */
import type { RuleSection } from '../../games/game.ts';
import { locales, type Locale } from '../../i18n/locale.ts';
import type { BookIndex, Found } from './book-index.ts';
import { languageOf } from './stop-words.ts';
import { rawWords } from './words.ts';

export interface Hit {
	readonly game: string;
	/** In the language of the page. */
	readonly section: RuleSection;
	readonly score: number;
}

export interface SearchResult {
	readonly typed: string;
	/** The best first. */
	readonly hits: readonly Hit[];
	/** Whether the text is in another language than the page, or has a word that no rulebook of the page's has. */
	readonly isForeign: boolean;
}

/** How many hits are returned at most; the first few however little they score, others with this share of the best. */
const mostHits = 8;
const alwaysShown = 5;
const leastShare = 0.5;
/** Where it lacks a word of the question, the current game leads with this share of the best score of all games. */
const leastToLead = 0.4;

type Answer = BookIndex & Found;
const answersOf = (indexes: readonly BookIndex[], typed: string): readonly Answer[] =>
	indexes.map((index) => ({ ...index, ...index.search(typed) }));
const hasEveryWord = (answers: readonly Answer[]): boolean => answers.some((one) => one.hasEveryWord);

/**
 * Searches the rulebook of the current game, and the others only where it lacks a word of the question; in the language
 * of the question as far as that shows, and in another one only where the first lacks a word.
 *
 * @param indexes those of the page's language, and where they are needed those of the others
 * @param current the id of the game that is searched first; without it all are searched
 * @param lang the language of the page
 * @returns no hits for an empty text, and for words that no rulebook has
 */
export const find = (
	indexes: readonly BookIndex[],
	typed: string,
	current: string | undefined,
	lang: Locale
): SearchResult => {
	const spoken = languageOf(rawWords(typed)) ?? lang;
	const isAtHand = ({ game }: { readonly game: string }) => current === undefined || game === current;
	const byLanguage = [...locales]
		.sort((a, b) => Number(b === spoken) - Number(a === spoken))
		.map((locale) => indexes.filter((index) => index.lang === locale))
		.filter((some) => some.some(isAtHand));
	const [first = [], ...rest] = byLanguage;
	let asked = first;
	let answers = answersOf(first.filter(isAtHand), typed);
	if (!hasEveryWord(answers)) {
		answers = [
			...answers,
			...answersOf(
				first.filter((index) => !isAtHand(index)),
				typed
			)
		];
		for (const other of hasEveryWord(answers) ? [] : rest) {
			const theirs = answersOf(other, typed);
			if (hasEveryWord(theirs)) [asked, answers] = [other, theirs];
		}
	}
	const titles = new Map(
		indexes.flatMap((index) => (index.lang === lang ? [[index.game, index.sections]] : []))
	);
	const hits = answers
		.flatMap(({ game, scores }) =>
			[...scores].flatMap(([id, score]): readonly Hit[] => {
				const section = titles.get(game)?.get(id);
				return section ? [{ game, section, score }] : [];
			})
		)
		.sort((a, b) => b.score - a.score);
	const best = hits[0]?.score ?? 0;
	const near = hits.filter(isAtHand);
	const shown = [near, hits.filter((hit) => !isAtHand(hit))].map((some) =>
		some
			.filter(({ score }, rank) => score >= leastShare * best || (rank < alwaysShown && some === near))
			.slice(0, mostHits)
	);
	const isLeading = (near[0]?.score ?? 0) >= leastToLead * best;
	return {
		typed,
		hits: (isLeading ? shown : shown.reverse()).flat(),
		isForeign: spoken !== lang || (asked[0]?.lang === lang && !hasEveryWord(answers))
	};
};
