/** Splits a text into words as the search compares them: without accents, case and endings. */
import type { Locale } from '../../i18n/locale.ts';
import { stopWords } from './stop-words.ts';

interface Word {
	/** Its stem; a stop word whole. */
	readonly form: string;
	/** Whether it is a stop word, which says little by itself. */
	readonly isStop: boolean;
}

/** @returns the text in lower case, without diacritics, and with ligatures written out. */
export const normalise = (text: string): string =>
	text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** What number, gender and tense change in both languages, after three letters; a final e after four: Tan is not Tane. */
const ending = /^(?:(.{3,}?)(?:ements?|antes?|ing|ers?|ees?|ed|ez|ent|es|s|x)|(.{4,}?)e)$/;

/**
 * @param word normalised
 * @returns it without its ending: « défausser », « défausses » → `defauss`; "winning" → `win`
 */
export const stem = (word: string): string => {
	const [, long, short] = /\d/.test(word) ? [] : (ending.exec(word) ?? []);
	// English doubles a consonant before an ending: "winning", "beginner".
	return (long ?? short ?? word).replace(/([bdgmnprt])\1$/, '$1');
};

/** @returns all words of a text, in lower case; « 2 × 2 » is one. */
export const rawWords = (text: string): readonly string[] =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, '$1x')
		.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * @param lang the language of the text, which decides what is a stop word
 * @returns its words, in order, without single letters
 */
export const wordsOf = (text: string, lang: Locale): readonly Word[] =>
	rawWords(text).flatMap((raw) => {
		const isStop = stopWords[lang]?.has(raw) ?? false;
		const word = normalise(raw);
		return /^[a-z]$/.test(word) ? [] : { form: isStop ? word : stem(word), isStop };
	});
