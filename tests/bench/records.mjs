#!/usr/bin/env node
/**
 * Measures how fast the pages of records are whole with 1,000 and 10,000 matches of the four games, on a processor
 * slowed down four times, when they are opened from home. The pages are those of all players, one game, one player, two
 * players, and a group of players. Part of `npm run bench`; by itself:
 *
 *   node tests/bench/records.mjs                                          everything
 *   node tests/bench/records.mjs --pages person,pair --counts 1000,10000   a selection
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installed } from '../support/installed.mjs';
import { ensureBrowser } from '../support/browser.mjs';
import { eveningsOf, friendId, multiply } from '../support/evenings.mjs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { startSecureSite } from './secure-site.mjs';
import { median } from './statistics.mjs';
import { visit } from './visit.mjs';

const times = 3;
const counts = [1000, 10_000];
/** In milliseconds, how soon a page is to be whole, and in megabytes what it is to keep. */
const aims = { 1000: 600, 10_000: 2500, kept: 80 };

const [lea, sam] = ['Léa', 'Sam'].map(friendId);
/** They have played together, or their page would have nothing to show. */
const table = ['Léa', 'Tom', 'Zoé'].map(friendId).sort().join('.');

/**
 * A page of records: its path, and a selector of what is shown once it has figures.
 *
 * @typedef {{ name: string, path: string, shows: string }} RecordsPage
 */

/** @type {Readonly<Record<string, RecordsPage>>} */
const pages = {
	players: { name: 'all players', path: 'players/', shows: '[data-counted=all] li a' },
	game: { name: 'one game', path: 'records/?game=koikoi', shows: '.records .stands' },
	person: { name: 'one player', path: `players/?id=${lea}`, shows: '.person .list' },
	pair: { name: 'two players', path: `players/?id=${lea}&with=${sam}`, shows: '.pair section' },
	group: { name: 'a table', path: `players/?group=${table}`, shows: '.group section' }
};

/**
 * @typedef {{ whole: number, longest: number, heap: number }} Measured milliseconds until the page is whole, and of the
 *   longest task; megabytes of heap in use after it.
 * @typedef {Measured & { page: string, matches: number }} Figures
 */

/**
 * Notes that all matches are in a backup. Otherwise home would look how many are not, and read all rows for it before
 * the page of records is opened.
 *
 * @param {import('playwright-core').Page} page
 * @param {number} matches
 */
const rememberBackup = (page, matches) =>
	page.evaluate(
		(matches) =>
			new Promise((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction('settings', 'readwrite');
					transaction.objectStore('settings').put({ at: 0, matches }, 'backup');
					transaction.onabort = () => failed(transaction.error);
					transaction.oncomplete = () => {
						database.close();
						done(undefined);
					};
				};
			}),
		matches
	);

/**
 * Goes to a page from home, as people do, with nothing of it read before.
 *
 * @param {import('./phone.mjs').Context} context
 * @param {string} home
 * @param {RecordsPage} to
 * @returns {Promise<Measured>}
 */
const measure = async (context, home, { path, shows }) => {
	const { visitor } = await visit(context, home, alive, { slow: 'processor' });
	const { page, session } = visitor;
	const [whole, longest] = await page.evaluate(async ([path, shows]) => {
		const { benchNotes } = /** @type {typeof globalThis & { benchNotes: import('./probe.mjs').Notes }} */ (
			globalThis
		);
		const link = document.createElement('a');
		link.href = path;
		document.body.append(link);
		const from = performance.now();
		link.click();
		while (!document.querySelector(shows)?.getClientRects().length) {
			await new Promise((next) => requestAnimationFrame(next));
			if (performance.now() - from > 30_000) throw new Error(`${location.href} has no ${shows}`);
		}
		const until = performance.now();
		await new Promise((next) => setTimeout(next, 1000));
		const tasks = benchNotes.longTasks.filter(([start]) => start >= from);
		return [until - from, Math.max(0, ...tasks.map(([, duration]) => duration))];
	}, /** @type {[string, string]} */ ([path, shows]));
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	await page.close();
	return { whole: whole ?? NaN, longest: longest ?? NaN, heap: usedSize / 1e6 };
};

/**
 * @param {string} browser
 * @param {import('../support/site.mjs').Site} site
 * @param {{ wanted?: readonly string[], matches?: readonly number[] }} [what] pages and numbers of matches;
 *   by default all.
 * @returns {Promise<readonly Figures[]>}
 */
export const records = (browser, site, { wanted = Object.keys(pages), matches = counts } = {}) =>
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
		/** @type {Figures[]} */
		const found = [];
		for (const count of matches) {
			await multiply(visitor.page, count);
			await rememberBackup(visitor.page, count);
			for (const [id, to] of Object.entries(pages)) {
				if (!wanted.includes(id)) continue;
				/** @type {Measured[]} */
				const measured = [];
				for (let time = 0; time < times; time += 1)
					measured.push(await measure(context, `${site.origin}/fr/`, to));
				/** @param {keyof Measured} figure */
				const middle = (figure) => median(measured.map((one) => one[figure]));
				found.push({
					page: id,
					matches: count,
					whole: middle('whole'),
					longest: middle('longest'),
					heap: middle('heap')
				});
			}
		}
		return found;
	});

/** @param {readonly Figures[]} figures @param {string} id @returns {string | undefined} */
const reportPage = (figures, id) => {
	const ofPage = figures.filter(({ page }) => page === id);
	const [few] = ofPage;
	if (!few) return undefined;
	const lines = ofPage.map(({ matches, whole, longest, heap }) => {
		const cells = [...[whole, longest].map((value) => `${value.toFixed(0)} ms`), `${heap.toFixed(1)} MB`].map(
			(cell) => cell.padStart(14)
		);
		const ratio = `${(whole / few.whole).toFixed(2)}×`;
		return `${`${matches} matches`.padEnd(34)}${cells.join('')}${ratio.padStart(9)}`;
	});
	const heading = ['whole', 'longest task', 'kept'].map((title) => title.padStart(14)).join('');
	return [`\n${`${pages[id]?.name} records`.padEnd(34)}${heading}${'ratio'.padStart(9)}`, ...lines].join(
		'\n'
	);
};

/** @param {readonly Figures[]} figures @returns {string} */
export const reportRecords = (figures) =>
	[
		`\nRecords: aim whole in ≤ ${aims[1000]} ms with 1,000 matches and ≤ ${aims[10_000]} ms with 10,000, ≤ ${aims.kept} MB kept`,
		...Object.keys(pages)
			.map((id) => reportPage(figures, id))
			.filter((report) => report !== undefined)
	].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({ options: { pages: { type: 'string' }, counts: { type: 'string' } } });
	const browser = await ensureBrowser();
	await ensureBuild();
	const site = await startSecureSite(buildDir);
	const what = {
		...(values.pages !== undefined && { wanted: values.pages.split(',') }),
		...(values.counts !== undefined && { matches: values.counts.split(',').map(Number) })
	};
	console.log(reportRecords(await records(browser, site, what)));
	await site.stop();
}
