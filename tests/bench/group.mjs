#!/usr/bin/env node
/**
 * Measures a shared group: the time from a tap to the other screen, bytes and requests per tap, and the time
 * a new phone needs to get 1,000 matches of 50 entries. The browsers run on this machine, with
 * a database in memory or the one that COUCHDB names.
 *
 *   npm run build && node tests/bench/group.mjs [taps]
 */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { join, startGroup } from './group-site.mjs';
import { quantile } from './statistics.mjs';

const taps = Number(process.argv[2] ?? 60);
let answered = 0;
const { couch, group, origin, stop } = await startGroup((bytes) => (answered += bytes));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

const openPhone = async () => (await browser.newContext({ baseURL: origin })).newPage();
const [lea, sam] = [await openPhone(), await openPhone()];
await join(lea);
await lea.goto('/en/new/?game=hanamikoji');
for (const [seat, name] of ['Aki', 'Ben'].entries()) await lea.getByRole('textbox').nth(seat).fill(name);
await lea.locator('button[type=submit]').click();
await lea.locator('[data-group=in-step]').waitFor();
const match = new URL(lea.url()).search;
await join(sam);
await sam.goto(`/en/match/${match}`);
await sam.locator('[data-group=in-step]').waitFor();

/** Resolves with the time when the cell changes on a screen. @param {import('@playwright/test').Page} page */
const changes = (page) =>
	page.evaluate(
		() =>
			new Promise((done) => {
				const cell = document.querySelector('[data-cell=near-0]');
				if (!cell) throw new Error('No table');
				const before = cell.textContent;
				const watch = new MutationObserver(() => {
					if (cell.textContent === before) return;
					watch.disconnect();
					done(performance.timeOrigin + performance.now());
				});
				watch.observe(cell, { subtree: true, childList: true, characterData: true });
			})
	);
/** @type {number[]} */
const delays = [];
couch.requests.length = 0;
answered = 0;
for (let tap = 0; tap < taps; tap += 1) {
	const seen = changes(sam);
	// Counting a card and undoing it in turn changes the same cell with each tap.
	const at = await lea.evaluate(
		(selector) => {
			const target = /** @type {HTMLElement | null} */ (document.querySelector(selector));
			const now = performance.timeOrigin + performance.now();
			target?.click();
			return now;
		},
		tap % 2 === 0 ? '[data-cell=near-0]' : 'button[name=undo]'
	);
	delays.push(Number(await seen) - at);
	await lea.locator('[data-group=in-step]').waitFor();
	await sam.locator('[data-group=in-step]').waitFor();
}
const sent = couch.requests.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
	`tap to the other screen   median ${quantile(delays, 0.5).toFixed(0)} ms   p95 ${quantile(delays, 0.95).toFixed(0)} ms   (${delays.length} taps)`
);
console.log(
	`a tap, two phones         ${(couch.requests.length / taps).toFixed(1)} requests   ${(sent / taps).toFixed(0)} bytes sent in bodies   ${(answered / taps).toFixed(0)} bytes answered`
);

// They would read it all too.
for (const page of [lea, sam]) await page.context().close();
const matches = 1_000;
const entriesPerMatch = 50;
/** The start of a match, then cards counted. @param {number} seq */
const entryOf = (seq) => ({
	...{ device: 'd'.repeat(32), number: seq, at: 1.7e12 + seq, version: 1 },
	...(seq === 0
		? {
				kind: 'start',
				game: 'hanamikoji',
				options: { roundLimit: null, atLimit: 'points' },
				players: ['Aki', 'Ben'].map((name) => ({ id: name, name })),
				opening: [{ type: 'starter', side: 0 }]
			}
		: { kind: 'action', action: { type: 'count', side: seq % 2, geisha: seq % 7, cards: seq % 3 } })
});
await group.bulkDocs(
	Array.from({ length: matches }, (_, match) => ({
		_id: `match!${match.toString(16).padStart(32, '0')}`,
		...{
			ochaya: 6,
			kind: 'match',
			entries: Array.from({ length: entriesPerMatch }, (_, seq) => entryOf(seq))
		}
	}))
);
answered = 0;
const late = await openPhone();
const whole = await join(late);
const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;
console.log(
	`${matches} matches of ${entriesPerMatch} to step   ${seconds(whole)}   ${(answered / 1e6).toFixed(1)} MB answered`
);

await browser.close();
await stop();
process.exit(0);
