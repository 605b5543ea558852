/**
 * Draws the picture of a result on a canvas: the game's poster, and below it the winner, the score and the
 * date.
 */
import { drawFittedText, drawWrappedText, type TextContext } from './canvas-text';
import type { ResultSummary } from './result-summary';

/** The width and height of each shape, in pixels. */
export const shapes = { upright: [1080, 1350], square: [1080, 1080] } as const;
export type Shape = keyof typeof shapes;

const washi = '#f7f1e4';
const sumi = '#231f1c';
const sumi2 = '#665b4f';
const shu = '#c0332a';
const serif = "'Shippori Mincho', 'Hiragino Mincho ProN', Georgia, serif";
const sans = "system-ui, 'Segoe UI', Roboto, sans-serif";
const margin = 72;

/** @returns the poster as an image of a width and height in pixels. */
const imageOf = async (poster: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> => {
	const copy = poster.cloneNode(true) as SVGSVGElement;
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('preserveAspectRatio', 'xMidYMin slice');
	const source = new XMLSerializer().serializeToString(copy);
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
	await image.decode();
	return image;
};

/** Draws the names with their scores, or the score that all players share. @returns the y below them. */
const drawScore = (
	context: TextContext,
	{ names, standing }: ResultSummary,
	width: number,
	top: number
): number => {
	const { scores, max } = standing;
	const column = (width - 2 * margin) / scores.length;
	const tall = scores.length > 2 ? 120 : 170;
	context.textAlign = 'center';
	for (const [index, score] of scores.entries()) {
		const middle = margin + column * (index + 0.5);
		const number = max === undefined ? String(score) : `${score}/${max}`;
		context.fillStyle = sumi;
		drawFittedText(context, number, middle, top + tall * 0.82, column - 24, tall, `700 ${tall}px ${serif}`);
		const name = scores.length === 1 ? names.join(', ') : (names[index] ?? '');
		context.fillStyle = sumi2;
		drawFittedText(context, name, middle, top + tall + 40, column - 24, 40, `600 40px ${sans}`);
	}
	return top + tall + 64;
};

/**
 * @param poster the game's poster, which must be rendered in the page
 * @returns a PNG
 * @throws {Error} when the browser cannot draw it
 */
export const drawResult = async (
	summary: ResultSummary,
	poster: SVGSVGElement,
	shape: Shape
): Promise<Blob> => {
	const [width, height] = shapes[shape];
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No canvas');
	await document.fonts.load(`700 60px ${serif}`);
	context.fillStyle = washi;
	context.fillRect(0, 0, width, height);
	const posterHeight = shape === 'square' ? 430 : 640;
	context.drawImage(await imageOf(poster, width, posterHeight), 0, 0, width, posterHeight);

	context.textAlign = 'center';
	context.fillStyle = shu;
	drawFittedText(
		context,
		summary.title,
		width / 2,
		posterHeight + 92,
		width - 2 * margin,
		68,
		`700 68px ${serif}`
	);
	const below = drawScore(context, summary, width, posterHeight + 122);
	context.textAlign = 'center';
	context.fillStyle = sumi;
	const text = summary.moment === '' ? summary.reason : summary.moment;
	drawWrappedText(context, text, width / 2, below + 52, width - 2 * margin, 46, 3, `400 34px ${sans}`);
	context.fillStyle = sumi2;
	drawFittedText(context, summary.when, width / 2, height - 88, width - 2 * margin, 30, `400 30px ${sans}`);
	drawFittedText(
		context,
		`${summary.game} · Ochaya`,
		width / 2,
		height - 42,
		width - 2 * margin,
		30,
		`700 30px ${serif}`
	);

	return new Promise((done, failed) =>
		canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture'))), 'image/png')
	);
};
