/** Splits a text into what the search compares: words, pairs of words, and every four letters in a row. */
import type { Locale } from '../../i18n/locale.ts';
import { normalise, wordsOf } from './words.ts';

/** How many letters in a row are compared: slips of the finger and endings leave most of these runs as they are. */
const run = 4;
const ofStopWord = '_';

/** @returns the words of a text, in order; a stop word is marked. */
const markedIn = (text: string, lang: Locale): readonly string[] =>
	wordsOf(text, lang).map(({ form, isStop }) => (isStop ? ofStopWord : '') + form);

/** @returns the stems of the words of a text that say something, in order. */
export const saidIn = (text: string, lang: Locale): readonly string[] =>
	markedIn(text, lang).filter((word) => !word.startsWith(ofStopWord));

/** Whether a token is a word that says something. */
export const isWord = (token: string): boolean => !/^[_+~]/.test(token);

/** @returns the tokens of a text for the index; pairs and runs have a sign before them, so that no word begins like one. */
export const tokensOf = (text: string, lang: Locale): readonly string[] => {
	const words = markedIn(text, lang);
	const pairs = words.slice(1).map((word, at) => `+${words[at] ?? ''} ${word}`);
	const letters = ` ${normalise(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()} `;
	const runs = Array.from(
		{ length: Math.max(0, letters.length - run + 1) },
		(_, at) => `~${letters.slice(at, at + run)}`
	);
	return [...words, ...pairs, ...runs];
};
