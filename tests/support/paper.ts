/** What a page is on paper. */
import type { Page } from '@playwright/test';

/** @returns the words that stand there, in one line. */
export const onPaper = async (page: Page): Promise<string> =>
	(await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');

/** @returns how many pages there are in a PDF of the browser. */
export const pagesOf = (pdf: Buffer): number =>
	(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

/** @returns the words that are too pale to be read on white paper: less than 4.5:1; but for those on a ground that is printed too. */
export const inkFindings = (page: Page): Promise<readonly string[]> =>
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
