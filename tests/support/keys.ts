/** Moves the focus as a keyboard does. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** More tab stops than any page has. */
const mostStops = 80;

const isFocused = (place: Locator): Promise<boolean> =>
	place.evaluate((element) => element === document.activeElement);

/** Presses a key until the element has the focus. @throws Error if it is not reached. */
export const reachBy = async (page: Page, key: string, place: Locator): Promise<void> => {
	for (let stop = 0; stop < mostStops; stop += 1) {
		if (await isFocused(place)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`${key} does not reach ${place.toString()}`);
};

/** Presses Tab until the element has the focus. @throws Error if it is not reached. */
export const tabTo = (page: Page, place: Locator): Promise<void> => reachBy(page, 'Tab', place);

/** Focuses an element as soon as it can be focused; after a tap it may appear a frame later. */
export const focusOn = (place: Locator): Promise<void> =>
	expect(async () => {
		await place.focus();
		await expect(place).toBeFocused({ timeout: 500 });
	}).toPass();
