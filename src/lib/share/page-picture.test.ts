import { expect, it } from 'vitest';
import { drawPage, pageSize, type PagePicture, type PictureLine } from './page-picture';

const line = (name: string): PictureLine => ({
	...{ lead: '1', name, value: '80%', told: '4 wins in 5 matches' }
});
const page = (lines: readonly PictureLine[]): PagePicture => ({
	title: 'Hanamikoji ranking',
	below: ['This year'],
	lines,
	after: []
});

/** Draws on a context that writes down what it is asked for. */
const drawn = (picture: PagePicture) => {
	const texts: { text: string; x: number; y: number }[] = [];
	const rects: { x: number; y: number; width: number; height: number; colour: unknown }[] = [];
	drawPage(
		{
			font: '',
			fillStyle: '',
			textAlign: 'left',
			fillText: (text, x, y) => void texts.push({ text, x, y }),
			// Seven pixels a letter.
			measureText: (text) => ({ width: text.length * 7 }) as TextMetrics,
			fillRect(x, y, width, height) {
				rects.push({ x, y, width, height, colour: this.fillStyle });
			}
		},
		picture
	);
	return { texts, rects };
};

it('everything drawn lies in the picture, whose height follows its lines', () => {
	for (const count of [0, 1, 7, 24]) {
		const picture = page(Array.from({ length: count }, (_, index) => line(`Player ${index}`)));
		const { width, height } = pageSize(picture);
		const { texts, rects } = drawn(picture);
		expect(texts.every(({ x, y }) => x >= 0 && x <= width && y > 0 && y < height)).toBe(true);
		expect(rects.every((rect) => rect.y + rect.height <= height)).toBe(true);
		expect(texts.filter(({ text }) => text.startsWith('Player'))).toHaveLength(count);
	}
});

it('beyond twenty-four lines, an ellipsis says that there are more', () => {
	const { texts } = drawn(page(Array.from({ length: 30 }, (_, index) => line(`Player ${index}`))));
	expect(texts.filter(({ text }) => text.startsWith('Player'))).toHaveLength(23);
	expect(texts.map(({ text }) => text)).toContain('…');
});
