/**
 * The traits by which questions are compared: their words, pairs of words that follow each other, and every four
 * letters in a row, which slips of the finger and endings change least. Each is a number, a hash of its text: there
 * are so many that texts would make the index four times slower.
 */
import { normalise, type Word } from '../words.ts';

/** How many letters in a row are compared. */
const run = 4;

/** @returns a hash of a part of a text (FNV-1a), which differs by the seed. */
const hash = (text: string, seed: number, from = 0, to = text.length): number => {
	let mixed = seed;
	for (let at = from; at < to; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
	return mixed;
};
const seeds = { word: 1, stopWord: 2, letters: 3 } as const;

/**
 * @param words those of the text
 * @param stemOf gives the stem of a word's form
 * @returns the traits of a question, each once; stop words are words here as well
 */
export const traitsOf = (
	text: string,
	words: readonly Word[],
	stemOf: (form: string) => string
): ReadonlySet<number> => {
	const traits = new Set<number>();
	let previous: number | undefined;
	for (const { forms, isStop } of words)
		for (const form of forms) {
			const word = isStop ? hash(form, seeds.stopWord) : hash(stemOf(form), seeds.word);
			traits.add(word);
			if (previous !== undefined) traits.add(Math.imul(previous, 31) ^ word);
			previous = word;
		}
	const letters = ` ${normalise(text)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()} `;
	for (let at = 0; at + run <= letters.length; at += 1)
		traits.add(hash(letters, seeds.letters, at, at + run));
	return traits;
};

/**
 * @param all how many forms there are
 * @param having how many of them have a trait
 * @returns the square of what the trait weighs: the fewer have it, the more
 */
export const squareOfRarity = (all: number, having: number): number =>
	(Math.log((1 + all) / (1 + having)) + 1) ** 2;
