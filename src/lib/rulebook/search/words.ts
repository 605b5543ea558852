/**
 * Words as the search compares them: without accents, case, macrons or apostrophes; numbers as digits, so that
 * « huit » and "eight" are both 8; without what only holds a sentence of their language together.
 */
import type { Locale } from '../../games/said.ts';
import { denials, stopWords } from './stop-words.ts';

/** A word of a text, with where it stands there. */
export interface Word {
	/** What it is found by. A compound goes by its whole and its parts: `hanamizake`, `hanami`, `zake`. */
	readonly forms: readonly string[];
	readonly from: number;
	readonly to: number;
}

/** What every word that says "no" is found by. */
export const denial = '≠';

const same: readonly (readonly [found: string, words: string])[] = [
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
	same.flatMap(([found, words]) => words.split(' ').map((word) => [word, found]))
);
const ordinal = /^(\d+)(?:e|eme|ieme|th|nd|rd|s)$/;

/** @returns the text without marks over letters, in small letters, ligatures written out. */
export const normalise = (text: string): string =>
	// Most words have nothing to take off.
	/^[a-z]*$/.test(text)
		? text
		: text
				.normalize('NFKD')
				.replaceAll(/\p{M}/gu, '')
				.toLowerCase()
				.replaceAll('œ', 'oe')
				.replaceAll('æ', 'ae');

const canonical = (word: string): string =>
	denials.has(word) ? denial : (foundByWord.get(word) ?? ordinal.exec(word)?.[1] ?? word);

/** Whether a normalised word says something: a Latin letter alone does not, digits and kana do. */
const isTelling = (word: string, isStop: boolean): boolean => !isStop && !/^[a-z]?$/.test(word);

const compound = /\d+\s*[x×]\s*\d+|[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu;

/** @returns a text cut into words, normalised, whatever they tell. */
export const rawWords = (text: string): readonly string[] =>
	[...text.matchAll(compound)].map(([word]) => normalise(word));

/** @param lang of the text: « thé » is not "the". @returns its telling words in their order. */
export const wordsOf = (text: string, lang: Locale): readonly Word[] =>
	[...text.matchAll(compound)].flatMap(({ 0: found, index }) => {
		const to = index + found.length;
		if (/^\d+\s*[x×]/.test(found)) {
			return [{ forms: [found.replaceAll(/\s/g, '').replace('×', 'x')], from: index, to }];
		}
		const all = normalise(found).split(/[-‐‑]/);
		// No English word has an accent: one that does says something.
		const stops = lang === 'en' && /[À-ÿ]/.test(found) ? undefined : stopWords[lang];
		const parts = all.filter((word) => isTelling(word, stops?.has(word) ?? false)).map(canonical);
		const isWhole = parts.length > 1 && parts.length === all.length;
		const forms = [...new Set(isWhole ? [parts.join(''), ...parts] : parts)];
		return forms.length === 0 ? [] : [{ forms, from: index, to }];
	});

/** @returns every form of every telling word, each once. */
export const formsOf = (text: string, lang: Locale): readonly string[] => [
	...new Set(wordsOf(text, lang).flatMap(({ forms }) => forms))
];
