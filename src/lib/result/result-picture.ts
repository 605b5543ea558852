/**
 * Draws the picture of a result on a canvas: the scene of the match or the game's poster, and below it the winner,
 * the score and the date.
 */
import { crown } from '$lib/ui/art/crown';
import { drawTextBlock, drawTextLine, type TextStyle } from '$lib/share/canvas-text';
import type { ResultSummary } from './result-summary';
import { imageOf } from './standalone-svg';

export type Shape = 'upright' | 'square';

interface Layout {
	readonly width: number;
	readonly height: number;
	/** The height of the drawing at the top. */
	readonly drawing: number;
	/** The most room for the title, the numbers and the names of a joint score. */
	readonly title: number;
	readonly number: number;
	readonly jointNames: number;
}
/** The layout of each shape, in pixels. */
const layouts: Readonly<Record<Shape, Layout>> = {
	upright: { width: 1080, height: 1350, drawing: 640, title: 154, number: 150, jointNames: 200 },
	square: { width: 1080, height: 1080, drawing: 430, title: 112, number: 116, jointNames: 156 }
};

const washi = '#f7f1e4';
const sumi = '#231f1c';
const sumi2 = '#665b4f';
const shu = '#c0332a';
const serif = "'Shippori Mincho', 'Hiragino Mincho ProN', Georgia, serif";
const sans = "system-ui, 'Segoe UI', Roboto, sans-serif";
const margin = 72;
/** The height of the two lines at the foot. */
const footHeight = 128;

const titleStyle: TextStyle = { weight: 700, family: serif, sizes: [68, 60, 52, 44, 36] };
const nameSizes = [40, 36, 32, 29, 26, 24, 22] as const;
const reasonStyle: TextStyle = { weight: 400, family: sans, sizes: [38, 34, 31, 28, 25] };
const whenStyle: TextStyle = { weight: 400, family: sans, sizes: [30, 26, 22, 19] };
const gameStyle: TextStyle = { weight: 700, family: serif, sizes: [30] };

/** The width that a crown takes beside a number. */
const crownWidth = 74;

const wordsOf = (text: string): readonly string[] => text.split(/[ \n]+/u);
/** @returns the names as a list, so that each can be kept on one line. */
const listed = (names: readonly string[]): readonly string[] =>
	names.map((name, index) => (index < names.length - 1 ? `${name},` : name));

/** Draws a number in the largest size in which it fits, and a crown beside that of a winner. */
const drawNumber = (
	context: CanvasRenderingContext2D,
	text: string,
	{ middle, bottom, width, size }: { middle: number; bottom: number; width: number; size: number },
	isWinner: boolean
): void => {
	const room = isWinner ? width - 2 * crownWidth : width;
	const sizes = [size, ...[0.85, 0.7, 0.55, 0.4].map((share) => Math.round(size * share))];
	drawTextLine(context, text, { x: middle, y: bottom, width: room }, { weight: 700, family: serif, sizes });
	if (!isWinner) return;
	const { width: textWidth } = context.measureText(text);
	context.save();
	context.translate(middle - textWidth / 2 - crownWidth / 2 - 6, bottom - 4);
	context.fill(new Path2D(crown));
	context.restore();
};

/**
 * Draws the names with their scores, or the score that all players share; the names alone of a match of which no
 * scores were noted.
 *
 * @returns the y below them
 */
const drawScore = (
	context: CanvasRenderingContext2D,
	{ names, standing, leading }: ResultSummary,
	{ width, number, jointNames }: Layout,
	top: number
): number => {
	const { scores, max } = standing;
	if (scores.length === 0) {
		context.fillStyle = sumi2;
		const room = { x: width / 2, y: top + 16, width: width - 2 * margin, height: jointNames };
		return drawTextBlock(context, listed(names), room, { weight: 500, family: sans, sizes: nameSizes });
	}
	const isJoint = scores.length === 1;
	const column = (width - 2 * margin) / scores.length;
	const bottom = top + number * 0.86;
	const bottoms = scores.map((score, index) => {
		const isWinner = leading.includes(index);
		const middle = margin + column * (index + 0.5);
		context.fillStyle = isWinner ? shu : sumi;
		drawNumber(
			context,
			max === undefined ? String(score) : `${score}/${max}`,
			{ middle, bottom, width: column - 24, size: number },
			isWinner
		);
		context.fillStyle = isWinner && !isJoint ? shu : sumi2;
		return drawTextBlock(
			context,
			isJoint ? listed(names) : [names[index] ?? ''],
			{ x: middle, y: bottom + 12, width: column - 24, height: isJoint ? jointNames : 100 },
			{ weight: isWinner && !isJoint ? 700 : 500, family: sans, sizes: nameSizes }
		);
	});
	return Math.max(...bottoms);
};

/**
 * Draws the title, the score and what was memorable, below the drawing.
 *
 * @param gap what is added between them, in pixels
 * @returns the y below them
 */
const drawWords = (
	context: CanvasRenderingContext2D,
	summary: ResultSummary,
	layout: Layout,
	gap: number
): number => {
	const middle = { x: layout.width / 2, width: layout.width - 2 * margin };
	context.fillStyle = shu;
	const title = { ...middle, y: layout.drawing + 14 + gap, height: layout.title };
	const belowTitle = drawTextBlock(context, wordsOf(summary.title), title, titleStyle);
	const below = drawScore(context, summary, layout, belowTitle + 8 + gap / 2) + 10 + gap;
	context.fillStyle = sumi;
	const text = summary.moment === '' ? summary.reason : summary.moment;
	const room = { ...middle, y: below, height: layout.height - footHeight - below };
	return drawTextBlock(context, wordsOf(text), room, reasonStyle);
};

/** What is drawn above the words, which must be rendered in the page. */
export interface PictureDrawing {
	readonly svg: SVGSVGElement;
	/** A scene is shown whole; a poster may be cut. */
	readonly kind: 'scene' | 'poster';
}

/**
 * @returns a PNG
 * @throws {Error} when the browser cannot draw it
 */
export const drawResult = async (
	summary: ResultSummary,
	{ svg, kind }: PictureDrawing,
	shape: Shape
): Promise<Blob> => {
	const layout = layouts[shape];
	const { width, height } = layout;
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No canvas');
	await document.fonts.load(`700 60px ${serif}`);
	context.textAlign = 'center';
	// First to see how much room the words leave: it is then shared out between them.
	const left = height - footHeight - drawWords(context, summary, layout, 0);
	context.fillStyle = washi;
	context.fillRect(0, 0, width, height);
	const image = await imageOf(svg, width, layout.drawing, kind === 'scene' ? 'whole' : 'filling');
	context.drawImage(image, 0, 0, width, layout.drawing);
	drawWords(context, summary, layout, Math.max(0, Math.min(56, left / 4)));
	const middle = { x: width / 2, width: width - 2 * margin };
	context.fillStyle = sumi2;
	drawTextLine(context, summary.when, { ...middle, y: height - 86 }, whenStyle);
	drawTextLine(context, `${summary.game} · Ochaya`, { ...middle, y: height - 40 }, gameStyle);

	return new Promise((done, failed) =>
		canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture'))), 'image/png')
	);
};
