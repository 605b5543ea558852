/** The picture of a result, drawn on this device: the game's poster, and below it who won, the score and when. */
import { fitted, wrapped, type Pen } from './lettering';
import type { ResultSummary } from './result-summary';

/** Upright as a phone shows it, or square. */
export const shapes = { upright: [1080, 1350], square: [1080, 1080] } as const;
export type Shape = keyof typeof shapes;

const washi = '#f7f1e4';
const sumi = '#231f1c';
const sumi2 = '#665b4f';
const shu = '#c0332a';
const serif = "'Shippori Mincho', 'Hiragino Mincho ProN', Georgia, serif";
const sans = "system-ui, 'Segoe UI', Roboto, sans-serif";
const margin = 72;

/** @returns the poster as an image of a width and height. */
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

/** The names with their scores, or the score of all. */
const drawScore = (pen: Pen, { names, standing }: ResultSummary, width: number, top: number): number => {
	const { scores, max } = standing;
	const column = (width - 2 * margin) / scores.length;
	const tall = scores.length > 2 ? 120 : 170;
	pen.textAlign = 'center';
	for (const [index, score] of scores.entries()) {
		const middle = margin + column * (index + 0.5);
		const number = max === undefined ? String(score) : `${score}/${max}`;
		pen.fillStyle = sumi;
		fitted(pen, number, middle, top + tall * 0.82, column - 24, tall, `700 ${tall}px ${serif}`);
		const name = scores.length === 1 ? names.join(', ') : (names[index] ?? '');
		pen.fillStyle = sumi2;
		fitted(pen, name, middle, top + tall + 40, column - 24, 40, `600 40px ${sans}`);
	}
	return top + tall + 64;
};

/**
 * @param poster as it is drawn on the page
 * @returns a PNG; rejects where the browser cannot draw it
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
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('No canvas');
	await document.fonts.load(`700 60px ${serif}`);
	pen.fillStyle = washi;
	pen.fillRect(0, 0, width, height);
	const posterHeight = shape === 'square' ? 430 : 640;
	pen.drawImage(await imageOf(poster, width, posterHeight), 0, 0, width, posterHeight);

	pen.textAlign = 'center';
	pen.fillStyle = shu;
	fitted(pen, summary.title, width / 2, posterHeight + 92, width - 2 * margin, 68, `700 68px ${serif}`);
	const below = drawScore(pen, summary, width, posterHeight + 122);
	pen.textAlign = 'center';
	pen.fillStyle = sumi;
	const told = summary.moment === '' ? summary.reason : summary.moment;
	wrapped(pen, told, width / 2, below + 52, width - 2 * margin, 46, 3, `400 34px ${sans}`);
	pen.fillStyle = sumi2;
	fitted(pen, summary.when, width / 2, height - 88, width - 2 * margin, 30, `400 30px ${sans}`);
	fitted(
		pen,
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
