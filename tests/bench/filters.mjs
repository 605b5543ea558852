#!/usr/bin/env node
/**
 * Measures how soon a filter or a search of 10,000 matches is answered once it is set, on a processor slowed down four
 * times: from the change of the field until the page shows what it finds. Part of `npm run bench`; by itself:
 *
 *   node tests/bench/filters.mjs
 */
import { fileURLToPath } from 'node:url';
import { installed } from '../support/installed.mjs';
import { ensureBrowser } from '../support/browser.mjs';
import { eveningsOf, multiply } from '../support/evenings.mjs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { startSecureSite } from './secure-site.mjs';
import { median } from './statistics.mjs';
import { visit } from './visit.mjs';

const times = 5;
const matches = 10_000;

/**
 * A filter that is set: where, by which value of which field, and the text of which element changes once it is answered.
 *
 * @typedef {{ name: string, path: string, ready: string, field: string, values: readonly string[], shown: string, aim: number }} Case
 */

/** @type {readonly Case[]} */
const cases = [
	{
		...{ name: 'history, a time', path: 'history/', ready: '.totals:not(:empty)' },
		...{
			field: 'search select:has(option[value=year])',
			values: ['year', 'before'],
			shown: '.totals',
			aim: 300
		}
	},
	{
		...{ name: 'history, a game', path: 'history/', ready: '.totals:not(:empty)' },
		...{
			field: 'search select:has(option[value=geisha])',
			values: ['geisha', 'hanabi'],
			shown: '.totals',
			aim: 300
		}
	},
	{
		...{
			name: 'a game’s records, a time',
			path: 'records/?game=koikoi',
			ready: '[data-counted=all] .stands'
		},
		...{ field: 'select:has(option[value=year])', values: ['year', 'before'], shown: '.records', aim: 300 }
	},
	{
		...{ name: 'all players, a game', path: 'players/', ready: '[data-counted=all] li a' },
		...{
			field: 'select:has(option[value=geisha])',
			values: ['geisha', 'hanabi'],
			shown: '.list ul',
			aim: 300
		}
	},
	{
		...{ name: 'a search that finds nothing', path: 'history/', ready: '.totals:not(:empty)' },
		...{
			field: 'input[type=search]',
			values: ['nobody of this name', 'nor of that'],
			shown: '.matches',
			aim: 500
		}
	}
];

/**
 * @typedef {Case & { took: number }} Answered with the milliseconds until it was answered.
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {Case} what
 * @param {string} value
 * @returns {Promise<number>} milliseconds until the first change of what is shown was painted.
 */
const answer = (page, { field, shown }, value) =>
	page.evaluate(
		({ field, shown, value }) =>
			new Promise((done) => {
				const control = /** @type {HTMLInputElement} */ (document.querySelector(field));
				const element = /** @type {HTMLElement} */ (document.querySelector(shown));
				const before = element.textContent;
				const from = performance.now();
				const observer = new MutationObserver(() => {
					if (document.querySelector(shown)?.textContent === before) return;
					observer.disconnect();
					requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
				});
				observer.observe(document.body, { subtree: true, childList: true, characterData: true });
				control.value = value;
				control.dispatchEvent(new Event(control.type === 'search' ? 'input' : 'change', { bubbles: true }));
			}),
		{ field, shown, value }
	);

/**
 * @param {string} browser
 * @param {import('../support/site.mjs').Site} site
 * @returns {Promise<readonly Answered[]>}
 */
export const filters = (browser, site) =>
	withPhone(browser, async (context) => {
		const { visitor } = await visit(context, `${site.origin}/fr/settings/`, alive, { slow: 'nothing' });
		await installed(visitor.page);
		await visitor.page
			.locator('input[type=file]')
			.first()
			.setInputFiles({
				name: 'evenings.json',
				mimeType: 'application/json',
				buffer: Buffer.from(JSON.stringify(eveningsOf(40)))
			});
		await visitor.page.getByText(/^Importé/).waitFor();
		await multiply(visitor.page, matches);
		/** @type {Answered[]} */
		const answered = [];
		for (const what of cases) {
			const { visitor } = await visit(context, `${site.origin}/fr/${what.path}`, what.ready, {
				slow: 'processor'
			});
			const { page } = visitor;
			await page.locator(what.ready).first().waitFor({ timeout: 60_000 });
			const closed = page.locator('main details:not([open]) > summary');
			while ((await closed.count()) > 0) await closed.first().click();
			/** @type {number[]} */
			const took = [];
			for (let time = 0; time < times; time += 1) {
				took.push(await answer(page, what, what.values[time % 2] ?? ''));
				await page.waitForTimeout(1500);
			}
			answered.push({ ...what, took: median(took) });
			await page.close();
		}
		return answered;
	});

/** @param {readonly Answered[]} answered @returns {string} */
export const reportFilters = (answered) =>
	[
		`\nFilters: of ${matches} matches, until the answer is painted`,
		...answered.map(
			({ name, took, aim }) =>
				`${name.padEnd(34)}${`${took.toFixed(0)} ms`.padStart(14)}${`aim ≤ ${aim} ms`.padStart(18)}`
		)
	].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const browser = await ensureBrowser();
	await ensureBuild();
	const site = await startSecureSite(buildDir);
	console.log(reportFilters(await filters(browser, site)));
	await site.stop();
}
