/** Records what a table says to screen readers. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What was said since recording began. */
export interface Heard {
	/** Waits until exactly these sentences were said, in this order, since the last call. */
	readonly expect: (...sentences: readonly string[]) => Promise<void>;
}

/** Begins to record. The table must be open. */
export const recordHeard = async (page: Page): Promise<Heard> => {
	const region = page.locator('[data-said]');
	await expect(region).toBeAttached();
	const said = await region.evaluateHandle((element) => {
		const texts: string[] = [];
		new MutationObserver(() => {
			const text = element.textContent.trim();
			if (text !== '') texts.push(text);
		}).observe(element, { childList: true, subtree: true, characterData: true });
		return texts;
	});
	let from = 0;
	return {
		expect: async (...sentences) => {
			await expect.poll(() => said.evaluate((texts, start) => texts.slice(start), from)).toEqual(sentences);
			from += sentences.length;
		}
	};
};
