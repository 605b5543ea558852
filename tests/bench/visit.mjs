/** Opens pages as on a phone, and measures how. */
import { openPage } from './phone.mjs';

/**
 * @typedef {import('./phone.mjs').Visitor} Visitor
 * @typedef {{ firstPaint: number, ready: number, interactive: number, blocking: number, shift: number, shifted: readonly string[] }} Timings
 */

const notesOf = (/** @type {import('@playwright/test').Page} */ page) =>
	page.evaluate(
		() =>
			/** @type {typeof globalThis & { benchNotes: import('./probe.mjs').Notes }} */ (globalThis).benchNotes
	);

/**
 * Waits until the page can be used, and there was no network activity and no long task for 1.5 seconds; at most 30
 * seconds.
 *
 * @param {Visitor} visitor
 */
const settle = async ({ page, lastActivity }) => {
	const [quiet, limit] = [1500, 30_000];
	const end = Date.now() + limit;
	while (Date.now() < end) {
		const { longTasks, ready } = await notesOf(page);
		const now = await page.evaluate(() => performance.now());
		const [start, duration] = longTasks.at(-1) ?? [-quiet, 0];
		if (ready !== null && Date.now() - lastActivity() > quiet && now - (start + duration) > quiet) return;
		await page.waitForTimeout(100);
	}
};

/**
 * Opens an address and waits until the page is idle.
 *
 * @param {import('./phone.mjs').Context} context
 * @param {string} address
 * @param {string} ready matches once the page can be used.
 * @param {{ slow?: 'all' | 'processor' | 'nothing' }} [how]
 * @returns {Promise<{ visitor: Visitor, timings: Timings }>} milliseconds since the navigation; NaN for what
 *   never happened.
 */
export const visit = async (context, address, ready, how) => {
	const visitor = await openPage(context, ready, how);
	const { page } = visitor;
	await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
	await settle(visitor);
	const { firstPaint, ready: readyAt, longTasks, shift, shifted } = await notesOf(page);
	const painted = firstPaint ?? NaN;
	const late = longTasks.filter(([start, duration]) => start + duration > painted);
	const [start, duration] = late.at(-1) ?? [0, 0];
	return {
		visitor,
		timings: {
			firstPaint: painted,
			ready: readyAt ?? NaN,
			interactive: Math.max(painted, readyAt ?? NaN, start + duration),
			blocking: late.reduce((sum, [, lasted]) => sum + Math.max(0, lasted - 50), 0),
			shift,
			shifted
		}
	};
};
