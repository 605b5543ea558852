/** What people do in the rooms of the app, in WebKit. */
import type { Tab } from '../support/webkit';
import { expect } from './fixtures';

/** Fills in the setup that is open and sits down: Léa near, and Tom. */
export const sitDown = async (tab: Tab): Promise<void> => {
	await tab.fill('main input:not([type=radio]):not([type=checkbox])', 'Léa');
	await tab.fill('main input:not([type=radio]):not([type=checkbox])', 'Tom', 1);
	await tab.click('button[type=submit]');
	await tab.find('[name=undo]');
};

/** @returns what the first of these shows, with plain spaces. */
const shown = (tab: Tab, selector: string): Promise<string | undefined> =>
	tab.evaluate(
		(selector) => document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\s+/g, ' ').trim(),
		selector
	);

/** Waits until something shows the words. */
export const expectShown = async (tab: Tab, selector: string, words: string): Promise<void> => {
	await expect.poll(() => shown(tab, selector), { timeout: 15_000 }).toContain(words);
};

/** For so long after a tap, in milliseconds, the mark still tells of the tap before it: a quick save is not announced. */
const unannounced = 300;

/** Waits until all that is shown is stored. */
export const expectSaved = async (tab: Tab): Promise<void> => {
	await tab.evaluate((time) => new Promise((done) => setTimeout(done, time)), unannounced);
	await tab.find('[data-save=saved]');
};
