/** What an answer of the search says: over a match with the match's own values and rules, as the opened section does. */
import type { Rulebook } from '../../games/game.ts';
import type { Locale } from '../../games/said.ts';
import type { InMatch, Setting } from '../in-match.ts';
import { withOwnValues } from '../own-values.ts';
import type { Hit } from './find.ts';
import { passagesOf } from './passages.ts';

/** A match that answers are given for. */
export interface AskedMatch {
	/** The id of its game. */
	readonly game: string;
	readonly rules: InMatch;
	readonly book: Rulebook;
}

/** Texts may hold values of the match's own, set apart: see `own-values.ts`. */
export interface Answer {
	readonly title: string;
	/** The sentence that answers. */
	readonly key: string;
	/** Options of the match that differ from what the sentence is written for and that it does not say. */
	readonly settings: readonly Setting[];
	/** The row or sentence that says more of what was looked for; where there is room, what follows the key sentence. */
	readonly passages: readonly string[];
}

/** The last step of an option's or value's key: `points.goko` and `pays.goko` are of one thing. */
const subjectOf = (key: string): string => key.split('.').at(-1) ?? '';

/** So much of a section fills the place that other answers would take. */
const atLength = 7;

/**
 * @param isAlone the answer has room to be told at length
 * @returns what a section says in a list; nothing where the language is not there
 */
export const answerOf = (
	{ game, section, passage: at }: Pick<Hit, 'game' | 'section' | 'passage'>,
	lang: Locale,
	match?: AskedMatch,
	isAlone = false
): Answer | undefined => {
	const said = section.said[lang];
	if (!said) return undefined;
	const { rules, book } = match?.game === game ? match : {};
	const passages = passagesOf(rules ? withOwnValues(said.html, rules.values) : said.html).map(
		({ text }) => text
	);
	const shown = isAlone ? [1, Math.max(at, atLength) + 1] : [at, at + 1];
	const keyHtml = said.html.slice(0, said.html.indexOf('</p>'));
	const valued = new Set(
		[...keyHtml.matchAll(/data-value="([^"]+)"/g)].map(([, key = '']) => subjectOf(key))
	);
	const settings = rules && book ? rules.settingsOf(book, said) : [];
	return {
		title: said.title,
		key: passages[0] ?? '',
		settings: settings.filter(({ key, printed }) => printed !== undefined && !valued.has(subjectOf(key))),
		passages: isAlone || at > 0 ? passages.slice(...shown) : []
	};
};
