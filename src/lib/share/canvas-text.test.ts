import { describe, expect, it } from 'vitest';
import { cutToWidth, drawTextBlock, wrapUnits, type TextContext } from './canvas-text';

const family = '👨‍👩‍👧‍👦';

interface Drawn {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly font: string;
}

/** A canvas on which each UTF-16 unit is half as wide as its font is high, and which notes what is drawn. */
const fakeContext = (): TextContext & { readonly drawn: Drawn[] } => {
	const drawn: Drawn[] = [];
	return {
		drawn,
		font: '',
		fillStyle: '',
		textAlign: 'start',
		measureText(text: string) {
			const size = Number(/(\d+)px/.exec(this.font)?.[1]);
			return { width: (text.length * size) / 2 } as TextMetrics;
		},
		fillText(text: string, x: number, y: number) {
			drawn.push({ text, x, y, font: this.font });
		}
	};
};
/** @returns a measure by which ten units are as wide as 100 pixels. */
const tenPixelsEach = (text: string): number => text.length * 10;

describe('a text that is too wide is cut', () => {
	it.each([
		['not at all where there is room', 'Léa wins', 80, 'Léa wins'],
		['with an ellipsis', 'Maximilienne', 80, 'Maximil…'],
		['without a space before the ellipsis', 'Léa Sophie', 50, 'Léa…'],
		['between families, not in one', `${family}${family}`, 130, `${family}…`],
		['after a whole letter with its accent', 'e\u0301e\u0301e\u0301', 50, 'e\u0301e\u0301…'],
		['with no half of a Chinese character', '𠮷𠮷𠮷', 40, '𠮷…'],
		['to the ellipsis where nothing else fits', family, 30, '…']
	])('%s', (_, text, width, shown) => {
		expect(cutToWidth(tenPixelsEach, text, width)).toBe(shown);
	});
});

describe('a text is set in lines', () => {
	it('of whole words', () => {
		expect(wrapUnits(tenPixelsEach, ['one', 'two', 'three', 'four'], 90)).toEqual([
			'one two',
			'three',
			'four'
		]);
	});
	it('which keep what a no-break space binds', () => {
		expect(wrapUnits(tenPixelsEach, ['won', '3\u00A0points', 'more'], 110)).toEqual([
			'won',
			'3\u00A0points',
			'more'
		]);
	});
	it('and a name that fits on a line stays on one', () => {
		expect(wrapUnits(tenPixelsEach, ['Al,', 'Ana Bel,', 'Cy'], 100)).toEqual(['Al,', 'Ana Bel,', 'Cy']);
	});
	it('and one that does not is broken at its own spaces, then between letters', () => {
		expect(wrapUnits(tenPixelsEach, ['Ana Maximilienne'], 100)).toEqual(['Ana', 'Maximilien', 'ne']);
		expect(wrapUnits(tenPixelsEach, [`${family}${family}`], 120)).toEqual([family, family]);
		expect(wrapUnits(tenPixelsEach, ['漢字漢字漢字漢字漢字漢字'], 100)).toEqual([
			'漢字漢字漢字漢字漢字',
			'漢字'
		]);
	});
	it('also where not even one letter fits', () => {
		expect(wrapUnits(tenPixelsEach, [family], 30)).toEqual([family]);
	});
	it('none for nothing', () => {
		expect(wrapUnits(tenPixelsEach, ['', ' '], 100)).toEqual([]);
	});
});

describe('a block of text', () => {
	const style = { weight: 700, family: 'serif', sizes: [40, 30, 20] } as const;

	it('has the largest size in which it fits, and tells where it ends', () => {
		const context = fakeContext();
		const bottom = drawTextBlock(context, ['Léa', 'wins'], { x: 50, y: 100, width: 400, height: 60 }, style);
		expect(context.drawn).toEqual([{ text: 'Léa wins', x: 50, y: 140, font: '700 40px serif' }]);
		expect(bottom).toBe(150);
	});
	it('is set smaller where it would take too many lines', () => {
		const context = fakeContext();
		// In 40 px it takes three lines of 50 px, in 30 px two of 38 px.
		drawTextBlock(context, ['aaaaaaaa', 'bbbbbbbb', 'cc'], { x: 0, y: 0, width: 200, height: 80 }, style);
		expect(context.drawn.map(({ text, font }) => [text, font])).toEqual([
			['aaaaaaaa', '700 30px serif'],
			['bbbbbbbb cc', '700 30px serif']
		]);
	});
	it('breaks a word only where it does not fit in any size, and then in the largest', () => {
		const context = fakeContext();
		drawTextBlock(context, ['a'.repeat(25)], { x: 0, y: 0, width: 240, height: 160 }, style);
		expect(context.drawn.map(({ text, font }) => [text, font])).toEqual([
			['a'.repeat(12), '700 40px serif'],
			['a'.repeat(12), '700 40px serif'],
			['a', '700 40px serif']
		]);
	});
	it('ends with an ellipsis where it does not fit in the smallest size', () => {
		const context = fakeContext();
		const units = Array.from({ length: 8 }, () => family);
		drawTextBlock(context, units, { x: 0, y: 0, width: 235, height: 50 }, style);
		expect(context.drawn.map(({ text }) => text)).toEqual([`${family} ${family}`, `${family}…`]);
		expect(context.drawn.every(({ text }) => text.isWellFormed())).toBe(true);
	});
});
