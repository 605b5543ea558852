/** The size of a text within a drawing, which cannot measure it. */
import { graphemesOf } from '$lib/i18n/graphemes';

/** The usual width of a letter, as a share of the font's size. */
const latinWidth = 0.625;
const wideWidth = 1.1;

/** @returns the size of the font, `largest` at most, in which the text is probably not wider than `width`. */
export const fittingSize = (text: string, width: number, largest: number): number => {
	const widths = graphemesOf(text).map((letter) => (/^[\0-\u02FF]/u.test(letter) ? latinWidth : wideWidth));
	const whole = widths.reduce((sum, one) => sum + one, 0);
	return whole === 0 ? largest : Math.min(largest, width / whole);
};
