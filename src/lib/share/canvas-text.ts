/** Draws text on a canvas within a given width: in a smaller font, or on several lines. */

/** The parts of a canvas context that are used. */
export type TextContext = Pick<
	CanvasRenderingContext2D,
	'font' | 'fillStyle' | 'textAlign' | 'fillText' | 'measureText'
>;

/** The smallest font, as a share of the wanted size. */
const smallestShare = 0.45;

/**
 * Draws a line of text; one too long gets a smaller font, and is then cut at its end. Sizes are in pixels.
 */
export const drawFittedText = (
	context: TextContext,
	text: string,
	x: number,
	y: number,
	width: number,
	size: number,
	font: string
): void => {
	context.font = font;
	const share = width / context.measureText(text).width;
	if (share < 1)
		context.font = font.replace(`${size}px`, `${Math.floor(size * Math.max(share, smallestShare))}px`);
	let shown = text;
	while (shown.length > 1 && context.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
	context.fillText(shown, x, y);
};

/**
 * Draws text on at most `most` lines of a width in pixels; the last line ends with “…” where there is more.
 */
export const drawWrappedText = (
	context: TextContext,
	text: string,
	x: number,
	y: number,
	width: number,
	lineHeight: number,
	most: number,
	font: string
): void => {
	context.font = font;
	const lines: string[] = [''];
	for (const word of text.split(/[ \n]/)) {
		const line = [lines.at(-1), word].filter(Boolean).join(' ');
		if (context.measureText(line).width <= width) lines[lines.length - 1] = line;
		else lines.push(word);
	}
	const shown = lines.slice(0, most);
	if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ''} …`;
	for (const [index, line] of shown.entries()) context.fillText(line, x, y + index * lineHeight);
};
