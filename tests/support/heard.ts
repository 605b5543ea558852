/** Records what a table says to screen readers. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What was said since recording began. */
export interface Heard {
	/** Waits until exactly these sentences were said, in this order, since the last call. */
	readonly expect: (...sentences: readonly string[]) => Promise<void>;
	/** @returns what was said since the last call. */
	readonly since: () => Promise<readonly string[]>;
}

/** Begins to record. The table must be open. */
export const recordHeard = async (page: Page): Promise<Heard> => {
	const region = page.locator('[data-said]');
	await expect(region).toBeAttached();
	const said = await region.evaluateHandle((element) => {
		const texts: string[] = [];
		new MutationObserver(() => {
			const text = element.textContent.trim();
			// No-break spaces are told apart by the tests of the words.
			if (text !== '') texts.push(text.replace(/[\u00a0\u202f]/gu, ' '));
		}).observe(element, { childList: true, subtree: true, characterData: true });
		return texts;
	});
	let from = 0;
	return {
		expect: async (...sentences) => {
			await expect.poll(() => said.evaluate((texts, start) => texts.slice(start), from)).toEqual(sentences);
			from += sentences.length;
		},
		since: async () => {
			const sentences = await said.evaluate((texts, start) => texts.slice(start), from);
			from += sentences.length;
			return sentences;
		}
	};
};
