/**
 * Measures the rule search over a match as on a phone: how soon the first answer shows after the sheet was opened,
 * and for each key the work of the scripts and the time until it is shown.
 */
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { tables } from './tables.mjs';
import { median, quantile } from './statistics.mjs';
import { visit } from './visit.mjs';

const question = 'combien de cartes en main au début';

/**
 * @typedef {{ first: number, scripts: readonly number[], shown: readonly number[] }} GameSearch milliseconds
 * @typedef {Readonly<Record<string, GameSearch>>} PageSearch by game
 */

/** Runs in the page: notes when the first answer shows after the button of the rules was pressed. */
const openAndAsk = (/** @type {string} */ word) =>
	/** @type {Promise<number>} */ (
		new Promise((resolve) => {
			const begun = performance.now();
			const observer = new MutationObserver(() => {
				const field = document.querySelector('dialog input[type=search]');
				if (field instanceof HTMLInputElement && field.value === '') {
					field.focus();
					field.value = word;
					field.dispatchEvent(new InputEvent('input', { bubbles: true }));
				}
				if (!document.querySelector('dialog [data-hit]')) return;
				observer.disconnect();
				requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
			});
			observer.observe(document.body, { childList: true, subtree: true });
			/** @type {HTMLElement | null} */ (document.querySelector('main [name=rules]'))?.click();
		})
	);

/** Runs in the page: types a text letter by letter, with a pause after each. */
const typeText = async (/** @type {string} */ text) => {
	const field = /** @type {HTMLInputElement} */ (document.querySelector('dialog input[type=search]'));
	/** @type {{ scripts: number[], shown: number[] }} */
	const noted = { scripts: [], shown: [] };
	const pause = () => new Promise((done) => setTimeout(done, 120));
	for (let length = 1; length <= text.length; length += 1) {
		await pause();
		const begun = performance.now();
		field.value = text.slice(0, length);
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		// Svelte updates the page in microtasks, which are all done before the next frame.
		for (let turn = 0; turn < 50; turn += 1) await null;
		noted.scripts.push(performance.now() - begun);
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		noted.shown.push(performance.now() - begun);
	}
	return noted;
};

/**
 * @param {string} browser its path
 * @param {import('../support/site.mjs').Site} site
 * @returns {Promise<PageSearch>}
 */
export const searchPage = async (browser, site) => {
	/** @type {Record<string, GameSearch>} */
	const measured = {};
	for (const [game, ready] of Object.entries(tables)) {
		measured[game] = await withPhone(browser, async (context) => {
			const { visitor: home } = await visit(context, `${site.origin}/fr/`, alive, { slow: 'nothing' });
			await installed(home.page);
			await seedMatches(home.page, [{ id: 'measured', game, length: 2 }]);
			await home.page.close();
			const address = `${site.origin}/fr/match/?id=measured`;
			const { visitor } = await visit(context, address, ready, { slow: 'processor' });
			const first = await visitor.page.evaluate(openAndAsk, 'carte');
			await visitor.page.waitForTimeout(3000);
			return { first, ...(await visitor.page.evaluate(typeText, question)) };
		});
	}
	return measured;
};

/** @param {PageSearch} measured @returns {string} */
export const reportPage = (measured) =>
	[
		`\n${'The search over a match, 4× slower'.padEnd(46)}${'first answer'.padStart(14)}${'a key: median'.padStart(16)}${'95 %'.padStart(10)}${'shown: median'.padStart(16)}${'95 %'.padStart(10)}`,
		...Object.entries(measured).map(([game, { first, scripts, shown }]) => {
			const figure = (/** @type {number} */ value, /** @type {number} */ width) =>
				`${value.toFixed(0)} ms`.padStart(width);
			return `${game.padEnd(46)}${figure(first, 14)}${figure(median(scripts), 16)}${figure(quantile(scripts, 0.95), 10)}${figure(median(shown), 16)}${figure(quantile(shown, 0.95), 10)}`;
		})
	].join('\n');
