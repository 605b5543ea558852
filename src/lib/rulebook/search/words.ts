/**
 * Splits a text into words as the search compares them: without accents, macrons, case and apostrophes, with
 * numbers as digits (« huit » and "eight" are both 8).
 */
import type { Locale } from '../../i18n/locale.ts';
import { negations, stopWords } from './stop-words.ts';

export interface Word {
	/** The forms it is found by. A compound has its whole and its parts: `hanamizake`, `hanami`, `zake`. */
	readonly forms: readonly string[];
	/** Whether it is a stop word, which says little by itself. */
	readonly isStop: boolean;
}

/** The form of every word of negation. */
const negation = '≠';

const canonicalForms: readonly (readonly [found: string, words: string])[] = [
	['0', 'zero'],
	['2', 'deux two second seconde deuxieme'],
	['3', 'trois three troisieme third'],
	['4', 'quatre four quatrieme fourth'],
	['5', 'cinq five cinquieme fifth'],
	['6', 'six'],
	['7', 'sept seven'],
	['8', 'huit eight'],
	['9', 'neuf nine'],
	['10', 'dix ten'],
	['11', 'onze eleven'],
	['12', 'douze twelve'],
	['15', 'quinze fifteen'],
	['16', 'seize sixteen'],
	['20', 'vingt twenty'],
	['premier', '1er 1re'],
	['first', '1st'],
	['points', 'pts pt'],
	['nombre', 'nb nbre']
];
const foundByWord: ReadonlyMap<string, string> = new Map(
	canonicalForms.flatMap(([found, words]) => words.split(' ').map((word) => [word, found]))
);
const ordinal = /^(\d+)(?:e|eme|ieme|th|nd|rd|s)$/;

/** @returns the text in lower case, without diacritics, and with ligatures written out. */
export const normalise = (text: string): string =>
	text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

const canonical = (word: string): string =>
	negations.has(word) ? negation : (foundByWord.get(word) ?? ordinal.exec(word)?.[1] ?? word);

/** Whether a normalised word says something: no single Latin letter; digits and kana do. */
const isMeaningful = (word: string): boolean => !/^[a-z]?$/.test(word);

const compound = /\d+\s*[x×]\s*\d+|[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu;

/** @returns all words of a text, normalised. */
export const rawWords = (text: string): readonly string[] =>
	[...text.matchAll(compound)].map(([word]) => normalise(word));

/**
 * @param lang the language of the text, which decides what is a stop word.
 * @returns its words, in order.
 */
export const wordsOf = (text: string, lang: Locale): readonly Word[] =>
	[...text.matchAll(compound)].flatMap(([found]): readonly Word[] => {
		if (/^\d+\s*[x×]/.test(found))
			return [{ forms: [found.replaceAll(/\s/g, '').replace('×', 'x')], isStop: false }];
		const all = normalise(found).split(/[-‐‑]/);
		// English stop words have no accents: « thé » in an English text is not "the".
		const stops = lang === 'en' && /[À-ÿ]/.test(found) ? undefined : stopWords[lang];
		const said = all.filter(isMeaningful);
		const parts = said.filter((word) => !stops?.has(word)).map(canonical);
		// “2-0” is not 20.
		const isWhole =
			parts.length > 1 && parts.length === all.length && !parts.every((part) => /^\d+$/.test(part));
		const forms = [...new Set(isWhole ? [parts.join(''), ...parts] : parts)];
		if (forms.length > 0) return [{ forms, isStop: false }];
		return said.length === 0 ? [] : [{ forms: said.slice(0, 1), isStop: true }];
	});
