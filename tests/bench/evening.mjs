#!/usr/bin/env node
/**
 * Counts how often an open table wakes the phone while nobody touches it: the battery of an evening. Each table is
 * open for so many minutes, alone and in a group, and whatever runs on the page's main thread in that time is
 * listed.
 *
 *   npm run build && node tests/bench/evening.mjs [minutes] [game]
 */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { join, startGroup } from './group-site.mjs';
import { tables } from './tables.mjs';
import { traced, workSince } from './trace.mjs';

const minutes = Number(process.argv[2] ?? 1);
const onlyGame = process.argv[3];
/** What a table still does after it opened, such as fetching what makes the app work offline, in milliseconds. */
const settling = 20_000;
/** What follows so soon belongs to the same waking, in microseconds. */
const together = 100_000;
/** How often the phone may be woken, in times a minute. */
const aims = { alone: 0, 'in a group': 4 };

/** V8 collects garbage once or twice after every page was opened, whatever the page does. */
const isGarbage = (/** @type {import('./trace.mjs').TraceEvent} */ { name }) =>
	/^(V8\.GC_|MajorGC|MinorGC)/.test(name);
const nameOf = (/** @type {import('./trace.mjs').TraceEvent} */ { name, args }) =>
	[name, args.data?.type, args.data?.functionName].filter(Boolean).join(' ');

/**
 * @param {readonly import('./trace.mjs').TraceEvent[]} work in order of time.
 * @returns {readonly string[]} for each time that the page woke, what woke it.
 */
const wakingsOf = (work) =>
	work.filter(({ ts }, index) => ts - (work[index - 1]?.ts ?? -Infinity) > together).map(nameOf);

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ readonly wakings: readonly string[], readonly collections: number }>}
 */
const idleOf = async (page) => {
	const session = await page.context().newCDPSession(page);
	await page.waitForTimeout(settling);
	const events = await traced(session, async () => {
		await page.evaluate(() => performance.mark('evening'));
		await page.waitForTimeout(minutes * 60_000);
	});
	const begun = events.find(({ name }) => name === 'evening')?.ts ?? 0;
	// Making the mark is work too.
	const work = workSince(events, 'evening').filter(({ ts }) => ts - begun > together);
	return {
		wakings: wakingsOf(work.filter((event) => !isGarbage(event))),
		collections: wakingsOf(work.filter(isGarbage)).length
	};
};

const { origin, stop } = await startGroup();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
console.log('Times a minute that an untouched table wakes the phone (garbage collected by V8 apart)');
for (const [where, aim] of Object.entries(aims))
	for (const [game, ready] of Object.entries(tables)) {
		if (onlyGame !== undefined && game !== onlyGame) continue;
		const context = await browser.newContext({ baseURL: origin, hasTouch: true, isMobile: true });
		const page = await context.newPage();
		await page.goto('/fr/');
		await installed(page);
		if (where === 'in a group') await join(page);
		await seedMatches(page, [{ id: `evening-${game}`, game, length: 200 }]);
		await page.goto(`/fr/match/?id=evening-${game}&game=${game}`);
		await page.locator(ready).first().waitFor();
		const { wakings, collections } = await idleOf(page);
		const rate = wakings.length / minutes;
		console.log(
			`${game.padEnd(12)} ${where.padEnd(10)} ${rate.toFixed(1).padStart(4)}   aim ≤ ${aim} ${rate <= aim ? '✓' : '✗'}   ${wakings.join(', ')} (V8: ${collections})`
		);
		await context.close();
	}
await browser.close();
await stop();
