/**
 * A first visit of a few seconds on a slow phone, with taps all the while. Then the tab is closed and the
 * server stopped. Counts how often home and a table open afterwards.
 */
import { chromium } from '@playwright/test';
import { createServer } from 'node:http';
import { browserArgs, ensureBrowser, ensureShell } from '../support/browser.mjs';
import { stoppable } from '../support/site.mjs';
import { staticHandler } from '../../tools/serve/static-handler.mjs';

/**
 * @typedef {{ seconds: number, slower: number, wait: number }} Visit `slower`: CPU throttling rate; `wait`:
 *   ms before each response.
 */

/** After this visit the app must open every time. @type {Visit} */
const required = { seconds: 5, slower: 6, wait: 0 };
/** @type {readonly Visit[]} */
const visits = [
	required,
	...[2, 5, 10].map((seconds) => ({ seconds, slower: 4, wait: 0 })),
	...[2, 10].map((seconds) => ({ seconds, slower: 6, wait: 0 })),
	...[5, 10].map((seconds) => ({ seconds, slower: 10, wait: 0 })),
	...[5, 10].map((seconds) => ({ seconds, slower: 6, wait: 150 }))
];
/** Timeout for each step of opening, without throttling, in milliseconds. */
const longest = 8000;

/** Runs in a page. @returns a random place to tap on the way from home to the table, and at the table. */
const nextTap = () => {
	const wanted = 'a[href*="new/?game=hanamikoji"], button[type=submit], [data-cell]';
	const all = [...document.querySelectorAll(wanted)].map((button) => button.getBoundingClientRect());
	const seen = all.filter(({ width, top, bottom }) => width > 0 && top > 0 && bottom < innerHeight);
	const box = seen[Math.floor(Math.random() * seen.length)];
	return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {Visit} visit */
const comeAndGo = async (context, origin, { seconds, slower }) => {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	let isOver = false;
	const over = new Promise((done) => setTimeout(done, seconds * 1000)).then(() => (isOver = true));
	const tapping = (async () => {
		await page.goto(`${origin}/en/`, { waitUntil: 'commit' });
		while (!isOver) {
			const at = await page.evaluate(nextTap).catch(() => undefined);
			if (at) await page.touchscreen.tap(at.x, at.y);
			await new Promise((next) => setTimeout(next, 250));
		}
	})().catch(() => undefined);
	await over;
	await page.close();
	await tapping;
};

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @returns whether home and a table open.
 */
const openings = async (page, origin) => {
	page.setDefaultTimeout(longest);
	const isThere = (/** @type {Promise<unknown>} */ work) =>
		work.then(
			() => true,
			() => false
		);
	const home = await isThere(
		page.goto(`${origin}/en/`).then(() => page.getByRole('heading', { name: 'New match' }).waitFor())
	);
	const table =
		home &&
		(await isThere(
			(async () => {
				await page.goto(`${origin}/en/new/?game=hanamikoji`);
				await page.locator('button[type=submit]').click();
				await page.locator('[data-score]').waitFor();
			})()
		));
	return { home, table };
};

/**
 * @param {{ dir: string, amount: number }} trial `amount`: how often the required visit is tried; the others
 *   a third of it.
 * @returns {Promise<boolean>} whether the app opened after every required visit.
 */
export const firstVisit = async ({ dir, amount }) => {
	const browserPath = await ensureBrowser();
	const executablePath = (await ensureShell(browserPath)) ?? browserPath;
	let isPassed = true;
	console.log('  visit    slower   a request      home   table');
	for (const visit of visits) {
		const handle = staticHandler({ dir });
		const { seconds, slower, wait } = visit;
		const times = visit === required ? amount : Math.ceil(amount / 3);
		const opened = { home: 0, table: 0 };
		for (let time = 0; time < times; time += 1) {
			const site = await stoppable(
				createServer((request, response) => setTimeout(() => handle(request, response), wait)),
				{}
			);
			const origin = `http://localhost:${site.port}`;
			const browser = await chromium.launch({ executablePath, args: browserArgs });
			const context = await browser.newContext({
				viewport: { width: 390, height: 844 },
				hasTouch: true,
				isMobile: true
			});
			// Opened first, because a browser may open no tab after its last one was closed.
			const later = await context.newPage();
			await comeAndGo(context, origin, visit);
			await site.stop();
			const { home, table } = await openings(later, origin);
			opened.home += Number(home);
			opened.table += Number(table);
			await browser.close();
		}
		const line = [
			`${seconds} s`,
			`${slower} ×`,
			`+ ${wait} ms`,
			`${opened.home}/${times}`,
			`${opened.table}/${times}`
		];
		console.log(`  ${line.map((cell, at) => cell.padEnd([9, 9, 15, 7, 0][at] ?? 0)).join('')}`);
		if (visit === required) isPassed = opened.home === times && opened.table === times;
	}
	return isPassed;
};
