/** Splits a text into the letters that a reader sees, so that none is cut in half. */

/**
 * For browsers without `Intl.Segmenter` (Firefox before 125): a flag, or a character with its marks and skin tone and
 * whatever a zero-width joiner adds to it.
 */
const letter = /\p{RI}\p{RI}|\P{M}[\p{M}\p{EMod}]*(?:\u200D\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gsu;

/** Texts of these characters alone have a letter for each. */
const simple = /^[\u0020-\u007E\u00A0-\u024F]*$/u;

/**
 * @returns the text's letters in order: a character with its accents, an emoji with all its parts, or a flag is one.
 *   Together they are the text.
 */
export const graphemesOf = (text: string): readonly string[] => {
	if (simple.test(text)) return text.split('');
	// Types assume that every browser has it.
	const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
	if (!Segmenter) return text.match(letter) ?? [];
	return Array.from(
		new Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
		(one) => one.segment
	);
};
