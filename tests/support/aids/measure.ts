/** Measures of a player aid on paper: how high it is, how small its text is, and what sticks out of its frame. */
import type { Page } from '@playwright/test';

const pixelsPerMm = 96 / 25.4;
/** What A4 leaves within the margins of `app.css`, in millimetres. */
const paper = { width: 188, height: 275 };

/** Fonts of three systems, or those with their widths that are free: Android, Windows, Linux. The last is widest. */
export const systemFonts = ['Roboto', 'Open Sans', 'DejaVu Sans'] as const;

export interface AidOnPaper {
	/** In millimetres, of the 275 that the paper has. */
	readonly height: number;
	/** What is left free on each face of a booklet, in millimetres. */
	readonly left: readonly number[];
	/** The smallest text, in points. */
	readonly smallest: number;
	/** Texts that leave their frame, and short ones that wrap, each in words. */
	readonly faults: readonly string[];
}

/** Lays pages out as on paper from now on. */
export const layOutAsPaper = async (page: Page): Promise<void> => {
	await page.setViewportSize({
		width: Math.round(paper.width * pixelsPerMm),
		height: Math.round(paper.height * pixelsPerMm)
	});
	await page.emulateMedia({ media: 'print' });
};

/** Sets the text of the page in a font, in place of the system's. */
export const setFont = (page: Page, font: string): Promise<void> =>
	page.evaluate((font) => {
		document.documentElement.style.setProperty('--sans', `'${font}', sans-serif`);
	}, font);

/** @returns whether the browser has a font, which then has other widths than what would stand in for it. */
export const hasFont = (page: Page, font: string): Promise<boolean> =>
	page.evaluate((font) => {
		const context = document.createElement('canvas').getContext('2d');
		if (!context) return false;
		const widthIn = (families: string): number => {
			context.font = `100px ${families}`;
			return context.measureText('Choisis une action ; mmmiiiWW 0123').width;
		};
		return ['serif', 'monospace'].every((other) => widthIn(`'${font}', ${other}`) !== widthIn(other));
	}, font);

/** @returns the measures of the aid on the page, which is laid out as on paper. */
export const measureAid = (page: Page): Promise<AidOnPaper> =>
	page.evaluate(() => {
		const sheet = document.querySelector('.paper');
		if (!sheet) throw new Error('No player aid on this page');
		const faults: string[] = [];
		let smallest = Infinity;
		/** In half a pixel nothing is seen. */
		const slack = 0.5;
		const framesOf = (element: Element): readonly Element[] => {
			const frames: Element[] = [];
			for (let each: Element | null = element; each; each = each.parentElement) {
				const { borderLeftStyle, borderTopStyle } = getComputedStyle(each);
				const isFramed = borderLeftStyle !== 'none' && borderTopStyle !== 'none';
				if (each.checkVisibility() && (isFramed || each.matches('td, th, figure, .face, li, .paper')))
					frames.push(each);
				if (each === sheet) break;
			}
			return frames;
		};
		const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { currentNode } = walker;
			const words = currentNode.textContent?.trim() ?? '';
			const element = currentNode.parentElement;
			if (words === '' || !element || element.closest('.spoken, svg')) continue;
			if (!element.checkVisibility()) continue;
			smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(element).fontSize));
			const range = document.createRange();
			range.selectNodeContents(currentNode);
			const [first] = [...range.getClientRects()];
			if (!first) continue;
			const box = range.getBoundingClientRect();
			for (const frame of framesOf(element)) {
				const around = frame.getBoundingClientRect();
				// A line of text may be higher than its frame's line, but is never beside it.
				const isBeside = box.left < around.left - slack || box.right > around.right + slack;
				const isBelow = box.bottom > around.bottom + 3 || box.top < around.top - 3;
				// The face is the one frame with a height of its own, so what does not fit runs over it.
				if (isBeside || isBelow) faults.push(`“${words}” leaves ${frame.tagName} ${frame.className}`);
			}
			const isShort = element.closest('.sum, .points, small, [data-drawing="geishas"] li, th');
			if (isShort && !words.includes(' ') && box.height > first.height * 1.5)
				faults.push(`“${words}” is broken`);
		}
		for (const row of sheet.querySelectorAll('.sum, .points')) {
			const range = document.createRange();
			range.selectNodeContents(row);
			const lines = [...range.getClientRects()];
			if (lines.some(({ top }) => lines.some(({ bottom }) => top > bottom - 2)))
				faults.push(`“${row.textContent}” is on several lines`);
		}
		for (const drawn of sheet.querySelectorAll('figure svg')) {
			const around = drawn.closest('li, figure')?.getBoundingClientRect();
			const box = drawn.getBoundingClientRect();
			if (around && (box.left < around.left - slack || box.right > around.right + slack))
				faults.push(`a drawing leaves ${drawn.closest('figure')?.dataset.drawing}`);
		}
		const left = [...sheet.querySelectorAll('.face')].map((face, place) => {
			const around = face.getBoundingClientRect();
			const boxes = [...face.children].map((child) => child.getBoundingClientRect());
			const isTurned = place === 1 || place === 2;
			return isTurned
				? Math.min(...boxes.map(({ top }) => top)) - around.top
				: around.bottom - Math.max(...boxes.map(({ bottom }) => bottom));
		});
		const pixels = sheet.getBoundingClientRect().bottom + scrollY;
		return {
			height: Math.round((pixels * 254) / 96) / 10,
			left: left.map((one) => Math.round((one * 254) / 96) / 10),
			smallest: Math.round(smallest * 7.5) / 10,
			faults: [...new Set(faults)]
		};
	});
