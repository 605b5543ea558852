/** Checks of printed pages. */
import type { Page } from '@playwright/test';

/** @returns the visible text of the page, in one line. */
export const visibleText = async (page: Page): Promise<string> =>
	(await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');

/** @returns the number of pages of a PDF made by the browser. */
export const pdfPageCount = (pdf: Buffer): number =>
	(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

/** @returns the texts with a contrast to white below 4.5:1, except those whose background is printed too. */
export const paleTexts = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const light = (part: number): number =>
			part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		const contrastToWhite = (colour: string): number => {
			const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(
				(part) => Number(part) / 255
			);
			return 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
		};
		const findings: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const words = walker.currentNode.textContent?.trim() ?? '';
			const element = walker.currentNode.parentElement;
			if (words === '' || !element || !element.checkVisibility({ visibilityProperty: true })) continue;
			const { color, fill, printColorAdjust } = getComputedStyle(element);
			if (printColorAdjust === 'exact') continue;
			const ink = element instanceof SVGElement ? fill : color;
			if (contrastToWhite(ink) < 4.5) findings.push(`${words}: ${ink}`);
		}
		return findings;
	});
