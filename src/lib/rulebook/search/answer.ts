/**
 * The text of an answer in the list, and which of its passages answers; during a match with the match's values and
 * options, like the section itself.
 */
import type { RuleSection } from '../../games/game.ts';
import type { Locale } from '../../i18n/locale.ts';
import { conditionsIn, keysOfValues, printedHtml } from '../cases/choose.ts';
import { readCondition } from '../cases/condition.ts';
import { subjectOf, type MatchRules, type RulesInForce, type Setting } from '../match-rules.ts';
import { markedHtml, withMarksEach } from '../match-values.ts';
import type { Hit } from './find.ts';
import { passagesOf } from './passages.ts';
import { saidIn } from './tokens.ts';

/** The match during which the search is used. */
export interface AskedMatch {
	/** The id of its game. */
	readonly game: string;
	readonly rules: MatchRules;
}

/** What an answer is shown for. */
interface Asking {
	readonly typed: string;
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
	/** The one that answers: one of the passages, or the key sentence. */
	readonly answering: string;
}

interface Passage {
	readonly text: string;
	readonly said: ReadonlySet<string>;
}
interface Read {
	readonly rules: RulesInForce | undefined;
	readonly passages: readonly Passage[];
}
/** The passages of sections that were shown before: a list shows the same ones again with each key. */
const read = new WeakMap<RuleSection, Read>();

/** @returns every number within the ranges of a text: a row for 16–20 points is about 17 points. */
const numbersWithin = (text: string): readonly string[] =>
	[...text.matchAll(/(\d{1,3})[-–](\d{1,3})/g)].flatMap(([, from, to]) =>
		Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, at) => String(Number(from) + at))
	);

/** @returns the passages of a section, its key sentence first; what is the match's own is in marks. */
const passagesIn = (
	section: RuleSection,
	rules: RulesInForce | undefined,
	lang: Locale
): readonly Passage[] => {
	const known = read.get(section);
	if (known && known.rules === rules) return known.passages;
	const html = rules ? markedHtml(section.html, rules) : printedHtml(section.html);
	const passages = withMarksEach(passagesOf(html)).map((text) => ({
		text,
		said: new Set([...saidIn(text, lang), ...numbersWithin(text)])
	}));
	read.set(section, { rules, passages });
	return passages;
};

/** @returns the passages that say something of the question, the best first: what fewer of them say counts more, and of equals the shortest. */
const answeringOf = (passages: readonly Passage[], typed: string, lang: Locale): readonly Passage[] => {
	const weights = [...new Set(saidIn(typed, lang))].map((word) => {
		const having = passages.filter(({ said }) => said.has(word)).length;
		return [word, Math.log(1 + passages.length / Math.max(1, having))] as const;
	});
	return passages
		.map((passage) => ({
			passage,
			weight: weights.reduce((sum, [word, weight]) => sum + (passage.said.has(word) ? weight : 0), 0)
		}))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight || a.passage.text.length - b.passage.text.length)
		.map(({ passage }) => passage);
};

/** @returns what is shown of a section that was found. */
export const answerOf = (
	{ game, section }: Pick<Hit, 'game' | 'section'>,
	lang: Locale,
	{ typed, most, match }: Asking
): Answer => {
	const rules = match?.game === game ? match.rules : undefined;
	const all = passagesIn(section, rules, lang);
	const [key] = all;
	const best = answeringOf(all, typed, lang);
	const others = best.filter((passage) => passage !== key).slice(0, most);
	const keyHtml = section.html.slice(0, section.html.indexOf('</p>'));
	const told = new Set([
		...keysOfValues(keyHtml).map(subjectOf),
		...conditionsIn(keyHtml).map((when) => subjectOf(readCondition(when).key))
	]);
	const settings = rules?.settingsOf(section) ?? [];
	return {
		title: section.title,
		key: key?.text ?? '',
		settings: settings.filter(({ key: of, printed }) => printed !== undefined && !told.has(subjectOf(of))),
		passages: all.filter((passage) => others.includes(passage)).map(({ text }) => text),
		answering: [best[0], key].find((one) => one === key || (one && others.includes(one)))?.text ?? ''
	};
};
