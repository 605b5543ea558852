/** Text on a canvas that keeps to its place: smaller where it is long, or on several lines. */

export type Pen = Pick<
	CanvasRenderingContext2D,
	'font' | 'fillStyle' | 'textAlign' | 'fillText' | 'measureText'
>;

const smallest = 0.45;

/** Writes a line, smaller if it is too long, and cut at its end if that does not do. */
export const fitted = (
	pen: Pen,
	text: string,
	x: number,
	y: number,
	width: number,
	size: number,
	font: string
): void => {
	pen.font = font;
	const share = width / pen.measureText(text).width;
	if (share < 1) pen.font = font.replace(`${size}px`, `${Math.floor(size * Math.max(share, smallest))}px`);
	let shown = text;
	while (shown.length > 1 && pen.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`;
	pen.fillText(shown, x, y);
};

/** Writes on lines of a width, the last of them cut where there is more. */
export const wrapped = (
	pen: Pen,
	text: string,
	x: number,
	y: number,
	width: number,
	lineHeight: number,
	most: number,
	font: string
): void => {
	pen.font = font;
	const lines: string[] = [''];
	for (const word of text.split(/[ \n]/)) {
		const line = [lines.at(-1), word].filter(Boolean).join(' ');
		if (pen.measureText(line).width <= width) lines[lines.length - 1] = line;
		else lines.push(word);
	}
	const shown = lines.slice(0, most);
	if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ''} …`;
	for (const [index, line] of shown.entries()) pen.fillText(line, x, y + index * lineHeight);
};
