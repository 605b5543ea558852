/** The card that a table shows when a round or month is over. */
import { expect, type Locator, type Page } from '@playwright/test';

export const roundEndOf = (page: Page): Locator => page.locator('[data-round-end]');

/** Closes the card, if there is one: its tap reaches nothing else. */
export const closeRoundEnd = async (page: Page): Promise<void> => {
	const card = roundEndOf(page);
	// It takes the second of two taps in a row for one that was meant for what ended the round.
	await expect(async () => {
		if (await card.isVisible()) await card.tap({ timeout: 500 });
		await expect(card).toBeHidden({ timeout: 500 });
	}).toPass();
};
