/**
 * Sets text on a canvas within a given room: in a smaller font, on several lines, and cut at last. It is cut and
 * broken between letters as a reader sees them, so that no emoji or accented letter is halved.
 */
import { graphemesOf } from '$lib/i18n/graphemes';

/** The parts of a canvas context that are used. */
export type TextContext = Pick<
	CanvasRenderingContext2D,
	'font' | 'fillStyle' | 'textAlign' | 'fillText' | 'measureText'
>;

/** The room of a text, in pixels: `y` is its top, `x` its left edge or its middle as the context aligns it. */
interface TextRoom {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface TextStyle {
	readonly weight: number;
	readonly family: string;
	/** The sizes to be tried, in pixels, the largest first. */
	readonly sizes: readonly number[];
}

/** @returns the width of a text, in the unit of the room. */
type Measure = (text: string) => number;

const ellipsis = '…';
/** A line's height as a share of its font's size. */
const lineShare = 1.25;

/** @returns the text if it is at most so wide; otherwise as much of its beginning as fits before an ellipsis. */
export const cutToWidth = (widthOf: Measure, text: string, width: number): string => {
	if (widthOf(text) <= width) return text;
	const letters = [...graphemesOf(text)];
	const shown = (): string => `${letters.join('').trimEnd()}${ellipsis}`;
	do letters.pop();
	while (letters.length > 0 && widthOf(shown()) > width);
	return shown();
};

/** @returns the word in pieces that fit on a line, each of one letter at least. */
const piecesOf = (widthOf: Measure, word: string, width: number): readonly string[] => {
	const pieces: string[] = [];
	let piece = '';
	for (const letter of graphemesOf(word)) {
		if (piece !== '' && widthOf(piece + letter) > width) {
			pieces.push(piece);
			piece = '';
		}
		piece += letter;
	}
	return [...pieces, piece];
};

/**
 * @param units words, or names of several words: each stays on one line if it fits on one. Otherwise it is broken at
 *   its spaces, and a word that is too wide between its letters; a no-break space does not break.
 * @returns the lines, none wider than `width`, unless a single letter is
 */
export const wrapUnits = (widthOf: Measure, units: readonly string[], width: number): readonly string[] => {
	const lines: string[] = [];
	const add = (unit: string, breakUp: (unit: string) => readonly string[]): void => {
		const line = [...lines.slice(-1), unit].join(' ');
		if (lines.length > 0 && widthOf(line) <= width) lines[lines.length - 1] = line;
		else if (widthOf(unit) <= width) lines.push(unit);
		else for (const part of breakUp(unit)) lines.push(part);
	};
	const wordsOf = (unit: string): readonly string[] => unit.split(/[ \n]+/u).filter((word) => word !== '');
	for (const unit of units) {
		const words = wordsOf(unit);
		if (words.length === 0) continue;
		const whole = words.join(' ');
		if (widthOf(whole) <= width) add(whole, () => []);
		else for (const word of words) add(word, (wide) => piecesOf(widthOf, wide, width));
	}
	return lines;
};

/** @returns so many lines; where there are more, the last one goes on as far as it fits and ends with an ellipsis. */
const firstLines = (
	widthOf: Measure,
	lines: readonly string[],
	most: number,
	width: number
): readonly string[] => {
	if (lines.length <= most) return lines;
	return [...lines.slice(0, most - 1), cutToWidth(widthOf, lines.slice(most - 1).join(' '), width)];
};

/**
 * Draws words or names in the largest of the style's sizes in which all fit into the room. Where they do not fit in
 * the smallest, as many lines as there is room for are drawn, and the last ends with “…”.
 *
 * @param units what is kept on one line if possible, see `wrapUnits`
 * @returns the y of the bottom of the last line
 */
export const drawTextBlock = (
	context: TextContext,
	units: readonly string[],
	{ x, y, width, height }: TextRoom,
	{ weight, family, sizes }: TextStyle
): number => {
	const widthOf: Measure = (text) => context.measureText(text).width;
	const words = units.flatMap((unit) => unit.split(/[ \n]+/u));
	const tried = sizes.map((size) => {
		context.font = `${weight} ${size}px ${family}`;
		const lines = wrapUnits(widthOf, units, width);
		const isWhole = words.every((word) => widthOf(word) <= width);
		return { size, lines, isWhole, fits: lines.length * size * lineShare <= height };
	});
	// A word broken in two is harder to read than a smaller one.
	const chosen =
		tried.find(({ isWhole, fits }) => isWhole && fits) ?? tried.find(({ fits }) => fits) ?? tried.at(-1);
	if (!chosen) return y;
	const { size, lines } = chosen;
	context.font = `${weight} ${size}px ${family}`;
	const most = Math.max(1, Math.floor(height / (size * lineShare)));
	const shown = firstLines(widthOf, lines, most, width);
	for (const [index, line] of shown.entries()) context.fillText(line, x, y + size * (1 + index * lineShare));
	return y + shown.length * size * lineShare;
};

/** Draws one line of text in the largest of the sizes in which it fits; cut in the smallest. `y` is its baseline. */
export const drawTextLine = (
	context: TextContext,
	text: string,
	{ x, y, width }: Omit<TextRoom, 'height'>,
	{ weight, family, sizes }: TextStyle
): void => {
	const widthOf: Measure = (part) => context.measureText(part).width;
	for (const size of sizes) {
		context.font = `${weight} ${size}px ${family}`;
		if (widthOf(text) <= width) break;
	}
	context.fillText(cutToWidth(widthOf, text, width), x, y);
};
