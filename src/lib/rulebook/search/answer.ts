/**
 * The text of an answer in the list; during a match with the match's values and options, like the section
 * itself.
 */
import type { Rulebook } from '../../games/game.ts';
import type { Locale } from '../../games/locale.ts';
import { conditionsIn, keysOfValues, printedHtml } from '../cases/choose.ts';
import { readCondition } from '../cases/condition.ts';
import { subjectOf, type MatchRules, type Setting } from '../match-rules.ts';
import { markedHtml, withMarksEach } from '../match-values.ts';
import type { Hit } from './find.ts';
import { passagesOf } from './passages.ts';

/** The match during which the search is used. */
export interface AskedMatch {
	/** The id of its game. */
	readonly game: string;
	readonly rules: MatchRules;
	readonly book: Rulebook;
}

/** What differs from the printed book is in marks in these texts: see `match-values.ts`. */
export interface Answer {
	readonly title: string;
	/** The key sentence, which answers the question. */
	readonly key: string;
	/** Options of the match that change this section, where the key sentence does not depend on them. */
	readonly settings: readonly Setting[];
	/**
	 * The passage that matches better than the key sentence; for a single answer, what follows the key
	 * sentence.
	 */
	readonly passages: readonly string[];
}

/** The number of passages shown of an answer at length. */
const passagesAtLength = 7;

/**
 * @param isAtLength whether there is room for more than the best passage
 * @returns undefined where the section is not available in the language
 */
export const answerOf = (
	{ game, section, passage: at }: Pick<Hit, 'game' | 'section' | 'passage'>,
	lang: Locale,
	match?: AskedMatch,
	isAtLength = false
): Answer | undefined => {
	const text = section.byLocale[lang];
	if (!text) return undefined;
	const { rules, book } = match?.game === game ? match : {};
	const html = rules ? markedHtml(text.html, rules) : printedHtml(text.html);
	const passages = withMarksEach(passagesOf(html).map((passage) => passage.text));
	const shown = isAtLength ? [1, Math.max(at, passagesAtLength) + 1] : [at, at + 1];
	const keyHtml = text.html.slice(0, text.html.indexOf('</p>'));
	const told = new Set([
		...keysOfValues(keyHtml).map(subjectOf),
		...conditionsIn(keyHtml).map((when) => subjectOf(readCondition(when).key))
	]);
	const settings = rules && book ? rules.settingsOf(book, text) : [];
	return {
		title: text.title,
		key: passages[0] ?? '',
		settings: settings.filter(({ key, printed }) => printed !== undefined && !told.has(subjectOf(key))),
		passages: isAtLength || at > 0 ? passages.slice(...shown) : []
	};
};
