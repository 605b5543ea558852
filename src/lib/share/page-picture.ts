/** Draws a list of lines on a canvas under a title, as tall as it has to be: a ranking, or the matches of an evening. */
import { drawTextLine, type TextContext, type TextStyle } from './canvas-text';

export interface PictureLine {
	/** Stands before the name: a place, or a time. */
	readonly lead: string;
	readonly name: string;
	/** At the right. */
	readonly value: string;
	/** Below the name, in small letters. */
	readonly told: string;
}

export interface PagePicture {
	readonly title: string;
	/** Small lines below the title. */
	readonly below: readonly string[];
	readonly lines: readonly PictureLine[];
	/** Small lines below the list. */
	readonly after: readonly string[];
}

const width = 1080;
const margin = 72;
const lineHeight = 132;
const smallHeight = 48;
const titleHeight = 150;
const footHeight = 110;
/** A picture with more lines could not be read on a phone; the last one is then an ellipsis. */
const mostLines = 24;
const right = width - margin;
/** Where names begin. */
const nameAt = margin + 150;

const washi = '#f7f1e4';
const line = '#dccfb4';
const sumi = '#231f1c';
const sumi2 = '#665b4f';
const shu = '#c0332a';
const serif = "'Shippori Mincho', 'Hiragino Mincho ProN', Georgia, serif";
const sans = "system-ui, 'Segoe UI', Roboto, sans-serif";

/** A line too wide for its room gets a smaller font, and is then cut. @param size in pixels. */
const styleOf = (weight: number, size: number, family: string): TextStyle => ({
	weight,
	family,
	sizes: [size, Math.round(size * 0.8), Math.round(size * 0.62)]
});

/** The parts of a canvas context that are used. */
type PageContext = TextContext & Pick<CanvasRenderingContext2D, 'fillRect'>;

const drawLine = (context: PageContext, { lead, name, value, told }: PictureLine, top: number): void => {
	const valueWidth = 250;
	context.textAlign = 'left';
	context.fillStyle = shu;
	drawTextLine(
		context,
		lead,
		{ x: margin, y: top + 62, width: nameAt - margin - 20 },
		styleOf(700, 46, serif)
	);
	context.fillStyle = sumi;
	drawTextLine(
		context,
		name,
		{ x: nameAt, y: top + 50, width: right - nameAt - valueWidth - 20 },
		styleOf(600, 40, sans)
	);
	context.fillStyle = sumi2;
	drawTextLine(
		context,
		told,
		{ x: nameAt, y: top + 90, width: right - nameAt - valueWidth - 20 },
		styleOf(400, 28, sans)
	);
	context.textAlign = 'right';
	context.fillStyle = sumi;
	drawTextLine(context, value, { x: right, y: top + 70, width: valueWidth }, styleOf(700, 56, serif));
	context.fillStyle = line;
	context.fillRect(margin, top + lineHeight - 4, right - margin, 2);
};

/** @returns the size of the picture in pixels. */
export const pageSize = ({ below, lines, after }: PagePicture): { width: number; height: number } => ({
	width,
	height:
		titleHeight +
		(below.length + after.length) * smallHeight +
		Math.min(lines.length, mostLines) * lineHeight +
		footHeight
});

/** Draws the picture on a canvas of its size. */
export const drawPage = (context: PageContext, page: PagePicture): void => {
	const { height } = pageSize(page);
	const { title, below, after } = page;
	context.fillStyle = washi;
	context.fillRect(0, 0, width, height);
	context.textAlign = 'left';
	context.fillStyle = shu;
	drawTextLine(context, title, { x: margin, y: 112, width: width - 2 * margin }, styleOf(700, 68, serif));
	let top = titleHeight;
	const drawSmall = (text: string): void => {
		context.textAlign = 'left';
		context.fillStyle = sumi2;
		drawTextLine(
			context,
			text,
			{ x: margin, y: top + 20, width: width - 2 * margin },
			styleOf(400, 32, sans)
		);
		top += smallHeight;
	};
	below.forEach(drawSmall);
	const lines =
		page.lines.length > mostLines
			? [...page.lines.slice(0, mostLines - 1), { lead: '…', name: '', value: '', told: '' }]
			: page.lines;
	for (const one of lines) {
		drawLine(context, one, top);
		top += lineHeight;
	}
	top += 16;
	after.forEach(drawSmall);
	context.textAlign = 'center';
	context.fillStyle = sumi2;
	drawTextLine(
		context,
		'Ochaya',
		{ x: width / 2, y: height - 40, width: width - 2 * margin },
		styleOf(700, 30, serif)
	);
};

/** @returns a PNG. @throws {Error} when the browser cannot draw it. */
export const pngOf = async (page: PagePicture): Promise<Blob> => {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, pageSize(page));
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No canvas');
	await document.fonts.load(`700 60px ${serif}`);
	drawPage(context, page);
	return new Promise((done, failed) =>
		canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture'))), 'image/png')
	);
};
