#!/usr/bin/env node
/**
 * A history of many years through the settings of a real browser: taken in from a file, exported, and that
 * file taken in by another browser. Prints how long each took and how much memory it needed.
 *
 * `node tests/trials/large-backup.mjs [matches] [entries of each]`, after `npm run build`; 4,000 of 100 when
 * not said.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { packedBackup } from '../support/packed-backup.mjs';
import { startSite } from '../support/site.mjs';
import { buildDir } from '../tools/paths.mjs';

const [matches = 4000, length = 100] = process.argv.slice(2).map(Number);
const entries = (matches * length).toLocaleString('en');
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const longest = 20 * 60_000;

/**
 * Does a work in a page, and tells how long it took and the most its script held meanwhile.
 *
 * @param {string} what
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<string>} work gives what came of it.
 */
const measured = async (what, page, work) => {
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.collectGarbage');
	const heap = async () => (await session.send('Runtime.getHeapUsage')).usedSize;
	const before = await heap();
	let most = before;
	let isOver = false;
	const watching = (async () => {
		while (!isOver) {
			most = Math.max(most, await heap());
			await new Promise((next) => setTimeout(next, 100));
		}
	})();
	const began = performance.now();
	const result = await work();
	const took = (performance.now() - began) / 1000;
	isOver = true;
	await watching;
	console.log(
		`${what}: ${took.toFixed(1)} s, heap ${megabytes(before)}, at most ${megabytes(most)}; ${result}`
	);
};

const folder = mkdtempSync(join(tmpdir(), 'ochaya-trial-'));
const site = await startSite({ dir: buildDir });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

/** @returns a page at the settings of a browser with nothing stored. */
const openSettings = async () => {
	const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
	page.setDefaultTimeout(longest);
	await page.goto('/en/settings/');
	await page.getByText(/Protected|Not protected/).waitFor();
	return page;
};
const takeIn =
	(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ file) => async () => {
		await page.locator('input[type=file]').setInputFiles(file);
		await page.locator('.said p').first().waitFor();
		return (await page.locator('.said').innerText()).trim();
	};

try {
	const made = join(folder, 'made.jsonl.gz');
	writeFileSync(made, packedBackup({ matches, length }));
	console.log(`${entries} entries in ${matches} matches: a file of ${megabytes(statSync(made).size)}`);

	const here = await openSettings();
	await measured('taken in', here, takeIn(here, made));
	const file = join(folder, 'exported.jsonl.gz');
	await measured('exported', here, async () => {
		const coming = here.waitForEvent('download');
		await here.getByRole('button', { name: 'Export to a file' }).click();
		await (await coming).saveAs(file);
		return `a file of ${megabytes(statSync(file).size)}`;
	});
	await here.context().close();

	const there = await openSettings();
	await measured('taken back', there, takeIn(there, file));
} finally {
	await browser.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
