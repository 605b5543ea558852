/**
 * Words as the search compares them: without accents, case, macrons or apostrophes; numbers as digits, so that
 * « huit » and "eight" are both 8; without what only holds a sentence together. One reading for both languages,
 * since a player may search in either.
 */
import { stopWords } from './stop-words.ts';

/** A word of a text, with where it stands there. */
export interface Word {
	/** What it is found by. A compound goes by its whole and its parts: `hanamizake`, `hanami`, `zake`. */
	readonly forms: readonly string[];
	readonly from: number;
	readonly to: number;
}

const numbers: readonly (readonly [digits: string, words: string])[] = [
	['0', 'zero'],
	['2', 'deux two'],
	['3', 'trois three troisieme third'],
	['4', 'quatre four quatrieme fourth'],
	['5', 'cinq five'],
	['6', 'six'],
	['7', 'sept seven'],
	['8', 'huit eight'],
	['9', 'neuf nine'],
	['10', 'dix ten'],
	['11', 'onze eleven'],
	['12', 'douze twelve'],
	['16', 'seize sixteen'],
	['20', 'vingt twenty']
];
const digitsByWord: ReadonlyMap<string, string> = new Map(
	numbers.flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits]))
);
const ordinal = /^(\d+)(?:er?|eme|ieme|th|st|nd|rd|s)$/;

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

const canonical = (word: string): string => digitsByWord.get(word) ?? ordinal.exec(word)?.[1] ?? word;

/** Whether a normalised word says something: Latin letters alone do not, digits and kana do. */
const isTelling = (word: string): boolean => !/^[a-z]?$/.test(word) && !stopWords.has(word);

const compound = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu;

/** @returns the telling words of a text in their order. */
export const wordsOf = (text: string): readonly Word[] =>
	[...text.matchAll(compound)].flatMap(({ 0: found, index }) => {
		const all = normalise(found).split(/[-‐‑]/);
		const parts = all.filter(isTelling).map(canonical);
		const isWhole = parts.length > 1 && parts.length === all.length;
		const forms = [...new Set(isWhole ? [parts.join(''), ...parts] : parts)];
		return forms.length === 0 ? [] : [{ forms, from: index, to: index + found.length }];
	});

/** @returns every form of every telling word, each once. */
export const formsOf = (text: string): readonly string[] => [
	...new Set(wordsOf(text).flatMap(({ forms }) => forms))
];
