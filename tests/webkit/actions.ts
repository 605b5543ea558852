/** Common actions and expectations for the tests in WebKit. */
import type { Tab } from '../support/webkit';
import { expect } from './fixtures';

/** Fills in the open setup and begins the match: Léa near, Tom far. */
export const completeSetup = async (tab: Tab): Promise<void> => {
	await tab.fill('main input:not([type=radio]):not([type=checkbox])', 'Léa');
	await tab.fill('main input:not([type=radio]):not([type=checkbox])', 'Tom', 1);
	await tab.click('button[type=submit]');
	await tab.find('[name=undo]');
};

/** @returns the text of the first matching element, with plain spaces. */
const shown = (tab: Tab, selector: string): Promise<string | undefined> =>
	tab.evaluate(
		(selector) => document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\s+/g, ' ').trim(),
		selector
	);

/** Waits until the first matching element shows the words. */
export const expectShown = async (tab: Tab, selector: string, words: string): Promise<void> => {
	await expect.poll(() => shown(tab, selector), { timeout: 15_000 }).toContain(words);
};

const storedEntries = (tab: Tab): Promise<number> =>
	tab.evaluate(
		() =>
			new Promise<number>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const counting = opening.result.transaction('lines').objectStore('lines').count();
					counting.onerror = () => failed(counting.error ?? new Error('Not counted'));
					counting.onsuccess = () => {
						opening.result.close();
						done(counting.result);
					};
				};
			})
	);

/**
 * Waits until so many entries are stored. The save mark of the table is no help here, because it does not
 * change for a quick save.
 *
 * @param entries the number of entries: the start, each tap and each undo.
 */
export const expectStored = async (tab: Tab, entries: number): Promise<void> => {
	await expect.poll(() => storedEntries(tab), { timeout: 15_000 }).toBe(entries);
};
