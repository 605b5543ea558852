/** Chooses the passages of a section that say most about what is sought, as they hold in a match. */
import type { RuleSection } from '../../games/game.ts';
import type { Locale } from '../../games/locale.ts';
import { printedHtml } from '../cases/choose.ts';
import type { RulesInForce } from '../match-rules.ts';
import { markedHtml, withMarksEach } from '../match-values.ts';
import { passagesOf } from './passages.ts';
import { stemmedWords } from './stemmed-words.ts';

interface ReadPassage {
	readonly text: string;
	readonly stems: ReadonlySet<string>;
}
interface Read {
	readonly rules: RulesInForce | undefined;
	readonly passages: readonly ReadPassage[];
}

/** The passages of sections that were shown before: a list shows the same ones again with each key. */
const read = new WeakMap<RuleSection, Read>();

/** @returns the passages of a section, its key sentence first; what is the match's own is in marks. */
const passagesIn = (
	section: RuleSection,
	rules: RulesInForce | undefined,
	lang: Locale
): readonly ReadPassage[] => {
	const known = read.get(section);
	if (known && known.rules === rules) return known.passages;
	const html = rules ? markedHtml(section.html, rules) : printedHtml(section.html);
	const passages = withMarksEach(passagesOf(html).map(({ text }) => text)).map((text) => ({
		text,
		stems: new Set(stemmedWords(text, lang).flatMap(({ stems }) => stems))
	}));
	read.set(section, { rules, passages });
	return passages;
};

/**
 * @param sought stems, with how much each tells
 * @param most how many passages are chosen besides the key sentence
 * @returns the key sentence, and in the order of the text the passages that say something sought
 */
export const bestPassages = (
	section: RuleSection,
	rules: RulesInForce | undefined,
	lang: Locale,
	sought: ReadonlyMap<string, number>,
	most: number
): { readonly key: string; readonly best: readonly string[] } => {
	const [key, ...others] = passagesIn(section, rules, lang);
	const weighed = others.map(({ text, stems }, at) => ({
		text,
		at,
		weight: [...stems].reduce((sum, one) => sum + (sought.get(one) ?? 0), 0)
	}));
	const best = weighed
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight || a.at - b.at)
		.slice(0, most)
		.sort((a, b) => a.at - b.at);
	return { key: key?.text ?? '', best: best.map(({ text }) => text) };
};
