/** The card that a table shows when a round or month is over. */
import type { Locator, Page } from '@playwright/test';

export const roundEndOf = (page: Page): Locator => page.locator('[data-round-end]');

/** Closes the card, if there is one: its tap reaches nothing else. */
export const closeRoundEnd = async (page: Page): Promise<void> => {
	if (await roundEndOf(page).isVisible()) await roundEndOf(page).tap();
};
