/**
 * The text of an answer in the list; during a match with the match's values and options, like the section
 * itself.
 */
import type { Rulebook } from '../../games/game.ts';
import type { Locale } from '../../games/locale.ts';
import { conditionsIn, keysOfValues } from '../cases/choose.ts';
import { readCondition } from '../cases/condition.ts';
import { subjectOf, type MatchRules, type Setting } from '../match-rules.ts';
import type { Hit, SearchResult } from './find.ts';
import { bestPassages } from './best-passages.ts';

/** The match during which the search is used. */
export interface AskedMatch {
	/** The id of its game. */
	readonly game: string;
	readonly rules: MatchRules;
	readonly book: Rulebook;
}

/** What an answer is shown for. */
export interface Asking {
	/** The stems of the search, with how much each tells. */
	readonly sought: SearchResult['stems'];
	/** How many passages there is room for. */
	readonly most: number;
	readonly match?: AskedMatch | undefined;
}

/** What differs from the printed book is in marks in these texts: see `match-values.ts`. */
export interface Answer {
	readonly title: string;
	/** The key sentence, which answers the question. */
	readonly key: string;
	/** Options of the match that change this section, where the key sentence does not depend on them. */
	readonly settings: readonly Setting[];
	/** The passages that match best besides the key sentence, in the order of the text. */
	readonly passages: readonly string[];
}

/** @returns undefined where the section is not available in the language. */
export const answerOf = (
	{ game, section }: Pick<Hit, 'game' | 'section'>,
	lang: Locale,
	{ sought, most, match }: Asking
): Answer | undefined => {
	const text = section.byLocale[lang];
	if (!text) return undefined;
	const { rules, book } = match?.game === game ? match : {};
	const { key, best } = bestPassages(text, rules, lang, sought, most);
	const keyHtml = text.html.slice(0, text.html.indexOf('</p>'));
	const told = new Set([
		...keysOfValues(keyHtml).map(subjectOf),
		...conditionsIn(keyHtml).map((when) => subjectOf(readCondition(when).key))
	]);
	const settings = rules && book ? rules.settingsOf(book, text) : [];
	return {
		title: text.title,
		key,
		settings: settings.filter(({ key, printed }) => printed !== undefined && !told.has(subjectOf(key))),
		passages: best
	};
};
