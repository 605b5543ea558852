/** Helpers for the games' `words/`, which turn codes and coded messages into text. */
import { m } from '../i18n/paraglide/messages.js';
import { unknownKind, type RecordWords } from './facts.ts';
import type { GameWords } from './game.ts';
import type { Params, CodedMessage } from './outcome.ts';

/** Reads the parameters of a coded message, each in the type that a sentence needs. */
export interface ParamReader {
	/** @returns the parameter as a number; 0 if it is missing. */
	readonly number: (key: string) => number;
	/** @returns the parameter as a text; empty if it is missing. */
	readonly text: (key: string) => string;
	/** @returns the name of the player whose seat the parameter holds; empty if there is none. */
	readonly name: (key: string) => string;
}

/** Makes the sentence of one code. */
export type Wording = (filling: ParamReader) => string;

/** Makes a function from codes to words. @param unknown the word for a code of a newer version; by default “Other”. */
export const wordByCode =
	(words: Readonly<Record<string, () => string>>, unknown: () => string = () => m.other_word()) =>
	(code: string): string =>
		(Object.hasOwn(words, code) ? words[code]?.() : undefined) ?? unknown();

const fillingOf = (params: Params, names: readonly string[]): ParamReader => ({
	number: (key) => Number(params[key] ?? 0),
	text: (key) => String(params[key] ?? ''),
	name: (key) => names[Number(params[key])] ?? ''
});

/** Makes a function from coded messages, with the names by seat, to sentences: none for a code of a newer version. */
export const sentenceByCode =
	<Code extends string>(byCode: Readonly<Record<Code, Wording>>) =>
	({ code, params }: CodedMessage, names: readonly string[]): string =>
		Object.hasOwn(byCode, code) ? byCode[code as Code](fillingOf(params, names)) : '';

/** @returns a text as it begins a sentence or a line: with a capital. */
export const asBeginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns a text that does not begin with a name as it goes on a sentence: without a capital. */
export const asContinuation = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** @returns the texts as sentences, each with a capital and a full stop; empty ones are left out. */
export const asSentences = (texts: readonly string[]): string =>
	texts
		.filter((text) => text !== '')
		.map((text) => `${asBeginning(text)}${/[.?!…]$/.test(text) ? '' : '.'}`)
		.join(' ');

// What is said alike of every game: matches that their players ended before the rules did, and results that were noted.

/** Who won, because a list shows no more of how a match ended; nothing of a show, whose verdict says all. */
const noted = (params: Params, names: readonly string[]): string => {
	const winner = names[Number(params['winner'])];
	if (winner !== undefined) return m.reason_noted_won({ name: winner });
	return params['draw'] === undefined ? '' : m.reason_noted_draw();
};

const reason = ({ code, params }: CodedMessage, names: readonly string[]): string | undefined => {
	if (code === 'unfinished') return m.reason_unfinished();
	if (code === 'noted') return noted(params, names);
	return code === 'forfeit' ? m.reason_forfeit({ name: names[Number(params['by'])] ?? '' }) : undefined;
};

/** @returns the words of a game with those for matches that were given up or only noted. */
export const withGivenUp = (words: GameWords): GameWords => ({
	...words,
	reason: (said, names) => reason(said, names) ?? words.reason(said, names)
});

/** @returns the words of a game with the name of the kind of noted matches whose rules are not known. */
export const withUnknownKind = (words: RecordWords): RecordWords => ({
	...words,
	kindName: (kind) => (kind === unknownKind ? m.kind_unknown() : words.kindName(kind))
});
