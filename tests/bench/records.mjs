#!/usr/bin/env node
/**
 * How fast the records are there when much has been played: the first figures and the last, of 100, 10,000 and
 * 100,000 matches of the four games, on a processor four times slower. Part of `npm run bench`; alone:
 *
 *   node tests/bench/records.mjs
 */
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../support/browser.mjs';
import { eveningsOf, multiply } from '../support/evenings.mjs';
import { ensureBuild } from '../tools/build.mjs';
import { buildDir } from '../tools/paths.mjs';
import { withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { startSecureSite } from './secure-site.mjs';
import { median } from './statistics.mjs';
import { installed, visit } from './visit.mjs';

const times = 3;
const counts = [100, 10_000, 100_000];

/**
 * @typedef {{ matches: number, first: number, complete: number, longest: number }} Figures
 *   milliseconds until the first figures show, until all are counted, and of the longest single task.
 */

/**
 * @param {import('./phone.mjs').Context} context
 * @param {string} address
 * @returns {Promise<Omit<Figures, 'matches'>>}
 */
const measure = async (context, address) => {
	const { visitor } = await visit(context, address, '[data-counted] li a', { slow: 'processor' });
	const { page } = visitor;
	await page.locator('[data-counted=all]').waitFor({ timeout: 120_000 });
	const noted = await page.evaluate(() => {
		const marks = performance.getEntriesByType('mark');
		const at = (/** @type {string} */ name) => marks.find((mark) => mark.name === name)?.startTime ?? NaN;
		return { begun: at('records-begun'), first: at('records-first'), complete: at('records-complete') };
	});
	const longest = await page.evaluate(() => {
		const { benchNotes } = /** @type {typeof globalThis & { benchNotes: import('./probe.mjs').Notes }} */ (
			globalThis
		);
		return Math.max(0, ...benchNotes.longTasks.map(([, duration]) => duration));
	});
	await page.close();
	return { first: noted.first, complete: noted.complete - noted.begun, longest };
};

/**
 * @param {string} browser
 * @param {import('../support/site.mjs').Site} site
 * @returns {Promise<readonly Figures[]>}
 */
export const records = (browser, site) =>
	withPhone(browser, async (context) => {
		const { visitor } = await visit(context, `${site.origin}/fr/settings/`, alive, { slow: 'nothing' });
		await installed(visitor.page);
		await visitor.page.locator('input[type=file]').setInputFiles({
			name: 'evenings.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(eveningsOf(40)))
		});
		await visitor.page.getByText(/^Importé/).waitFor();
		const found = [];
		for (const matches of counts) {
			await multiply(visitor.page, matches);
			const measured = [];
			for (let time = 0; time < times; time += 1)
				measured.push(await measure(context, `${site.origin}/fr/players/`));
			/** @param {'first' | 'complete' | 'longest'} figure */
			const middle = (figure) => median(measured.map((one) => one[figure]));
			found.push({
				matches,
				first: middle('first'),
				complete: middle('complete'),
				longest: middle('longest')
			});
		}
		return found;
	});

/** @param {readonly Figures[]} figures @returns {string} */
export const reportRecords = (figures) => {
	const [few] = figures;
	const lines = figures.map(({ matches, first, complete, longest }) => {
		const ratio = first / (few?.first ?? NaN);
		const cells = [first, complete, longest].map((value) => `${value.toFixed(0)} ms`.padStart(14));
		return `${`${matches} matches`.padEnd(34)}${cells.join('')}${`${ratio.toFixed(2)}×`.padStart(9)}`;
	});
	const heading = ['first figures', 'all counted', 'longest task']
		.map((title) => title.padStart(14))
		.join('');
	return [
		`\n${'Records of all players'.padEnd(34)}${heading}${'ratio'.padStart(9)}   aim ≤ 1.50×, 10,000 ≤ 1000 ms`,
		...lines
	].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const browser = await ensureBrowser();
	await ensureBuild();
	const site = await startSecureSite(buildDir);
	console.log(reportRecords(await records(browser, site)));
	await site.stop();
}
