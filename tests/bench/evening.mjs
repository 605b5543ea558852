#!/usr/bin/env node
/**
 * Counts how often an open table wakes the phone while nobody touches it: the battery of an evening. Each table is
 * open for a whole minute, alone and in a group, and whatever runs on the page's main thread in that minute is
 * listed.
 *
 *   npm run build && node tests/bench/evening.mjs [minutes]
 */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { join, startGroup } from './group-site.mjs';
import { tables } from './scenes.mjs';
import { traced, workSince } from './trace.mjs';

const minutes = Number(process.argv[2] ?? 1);
/** What a table still does after it opened, such as fetching what makes the app work offline, in milliseconds. */
const settling = 20_000;
/** What follows so soon belongs to the same waking, in microseconds. */
const together = 100_000;

/**
 * @param {readonly import('./trace.mjs').TraceEvent[]} work in order of time.
 * @returns {readonly string[]} for each time that the page woke, what woke it.
 */
const wakingsOf = (work) =>
	work
		.filter(({ ts }, index) => ts - (work[index - 1]?.ts ?? -Infinity) > together)
		.map(({ name, args }) => [name, args.data?.type, args.data?.functionName].filter(Boolean).join(' '));

/** @param {import('@playwright/test').Page} page @returns {Promise<readonly string[]>} */
const minuteOf = async (page) => {
	const session = await page.context().newCDPSession(page);
	await page.waitForTimeout(settling);
	const events = await traced(session, async () => {
		await page.evaluate(() => performance.mark('evening'));
		await page.waitForTimeout(minutes * 60_000);
	});
	return wakingsOf(workSince(events, 'evening'));
};

const { origin, stop } = await startGroup();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
console.log(`Times that an open table wakes the phone in ${minutes} minute(s) without a touch`);
for (const isShared of [false, true])
	for (const [game, { ready }] of Object.entries(tables)) {
		const context = await browser.newContext({ baseURL: origin, hasTouch: true, isMobile: true });
		const page = await context.newPage();
		await page.goto('/fr/');
		await installed(page);
		if (isShared) await join(page);
		await seedMatches(page, [{ id: `evening-${game}`, game, length: 200 }]);
		await page.goto(`/fr/match/?id=evening-${game}&game=${game}`);
		await page.locator(ready).first().waitFor();
		const wakings = await minuteOf(page);
		console.log(
			`${game.padEnd(12)} ${isShared ? 'in a group' : 'alone     '} ${wakings.length}   ${wakings.join(', ')}`
		);
		await context.close();
	}
await browser.close();
await stop();
