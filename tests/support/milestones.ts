/** The rounds, months or turns that a menu or a result lists. */
import type { Locator, Page } from '@playwright/test';

/** The rows of the list on screen, the newest first. */
export const milestones = (page: Page): Locator => page.locator('[data-milestone]');

/** Opens a row of the list, and from it the form that edits it. @param number counts from 1. */
export const openMilestoneEdit = async (page: Page, number: number): Promise<void> => {
	const row = page.locator(`li:has([data-milestone="${number}"])`);
	await row.locator('[data-milestone]').click();
	await row.getByRole('button', { name: /^(Edit|Modifier) / }).click();
};

/** Reopens a match that is over, by the menu of its result. */
export const reopenMatch = async (page: Page): Promise<void> => {
	await page.locator('[name=menu]').click();
	await page.getByRole('button', { name: /^(Reopen the match|Rouvrir la partie)$/ }).click();
};
