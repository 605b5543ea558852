/** The words of a rulebook's text that a search may mark, each text read once: a list shows the same ones again. */
import type { Locale } from '../../games/locale.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** A word that is no stop word, its position in the text, and the stems it is found by. */
export interface StemmedWord {
	readonly from: number;
	readonly to: number;
	readonly stems: readonly string[];
}

const read = new Map<string, readonly StemmedWord[]>();

/** @param text of a rulebook. @returns its words without stop words, in order. */
export const stemmedWords = (text: string, lang: Locale): readonly StemmedWord[] => {
	const key = lang + text;
	let words = read.get(key);
	if (!words) {
		words = wordsOf(text, lang).flatMap(({ forms, from, to, isStop }) =>
			isStop ? [] : [{ from, to, stems: forms.map(stem) }]
		);
		read.set(key, words);
	}
	return words;
};
