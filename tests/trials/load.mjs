/**
 * Imports a history of many years in the settings, opens the history and a match, and exports everything.
 * Prints how long each took and how much memory it needed.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { packedBackup } from '../support/packed-backup.mjs';

/** How many entries each match has. */
const length = 50;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const longest = 20 * 60_000;

/**
 * Runs a function, and prints how long it took and the largest heap of the page meanwhile.
 *
 * @param {string} what
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<string>} work resolves with a text to be printed.
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
		`  ${what}: ${took.toFixed(1)} s, heap ${megabytes(before)}, at most ${megabytes(most)}; ${result}`
	);
};

const takeIn =
	(/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ file) => async () => {
		await page.locator('input[type=file]').first().setInputFiles(file);
		await page.locator('.said p').first().waitFor();
		return (await page.locator('.said').innerText()).trim();
	};

/**
 * @param {{ origin: string, amount: number }} trial `amount`: the number of matches.
 * @returns {Promise<boolean>} true, if nothing failed on the way.
 */
export const load = async ({ origin, amount }) => {
	const folder = mkdtempSync(join(tmpdir(), 'ochaya-trial-'));
	const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
	/** @returns the settings page in a browser with nothing stored. */
	const openSettings = async () => {
		const page = await (await browser.newContext({ baseURL: origin })).newPage();
		page.setDefaultTimeout(longest);
		await page.goto('/en/settings/');
		await page.getByText(/Protected|Not protected/).waitFor();
		return page;
	};
	try {
		// A thousand matches come first, to compare with.
		for (const matches of new Set([Math.min(1000, amount), amount])) {
			const made = join(folder, 'made.jsonl.gz');
			writeFileSync(made, await packedBackup({ matches, length }));
			const entries = (matches * length).toLocaleString('en');
			console.log(`  ${entries} entries in ${matches} matches: a file of ${megabytes(statSync(made).size)}`);

			const here = await openSettings();
			await measured('taken in', here, takeIn(here, made));
			await measured('first page of history', here, async () => {
				await here.goto('/en/history/');
				await here.getByRole('main').getByRole('listitem').first().waitFor();
				return '';
			});
			await measured('a match opened', here, async () => {
				await here.goto('/en/match/?id=match-0');
				await here.locator('[name=undo]').waitFor();
				return '';
			});
			await here.goto('/en/settings/');
			await here.getByText(/Protected|Not protected/).waitFor();
			const file = join(folder, 'exported.jsonl.gz');
			await measured('exported', here, async () => {
				const coming = here.waitForEvent('download');
				await here.getByRole('button', { name: 'Export to a file' }).click();
				await (await coming).saveAs(file);
				return `a file of ${megabytes(statSync(file).size)}`;
			});
			await here.context().close();
		}
		return true;
	} finally {
		await browser.close();
		rmSync(folder, { recursive: true, force: true });
	}
};
