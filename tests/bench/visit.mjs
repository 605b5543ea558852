/** Opens pages and taps on them as on a phone, and measures both. */
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
 * Waits until there was no network activity and no long task for 1.5 seconds; at most 30 seconds.
 *
 * @param {Visitor} visitor
 */
const settle = async ({ page, lastActivity }) => {
	const [quiet, limit] = [1500, 30_000];
	const end = Date.now() + limit;
	while (Date.now() < end) {
		const { longTasks } = await notesOf(page);
		const now = await page.evaluate(() => performance.now());
		const [start, duration] = longTasks.at(-1) ?? [-quiet, 0];
		if (Date.now() - lastActivity() > quiet && now - (start + duration) > quiet) return;
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

/** How long a finger is down, and the pause after it, in milliseconds. */
const [held, between] = [40, 200];

/**
 * Taps once with a finger.
 *
 * @param {Visitor} visitor
 * @param {import('./scenes.mjs').Step} step
 * @throws Error if there is nothing to tap, or something covers it.
 */
export const tap = async ({ page, session }, { name, on, shows, wait = 0 }) => {
	const point = await page.evaluate(
		({ name, on, shows }) => {
			const { benchExpect } =
				/** @type {typeof globalThis & { benchExpect: (name: string, shows: string) => void }} */ (
					globalThis
				);
			benchExpect(name, shows);
			const target = [...document.querySelectorAll(on)].find((found) => found.getClientRects().length > 0);
			if (!target) return undefined;
			const { x, y, width, height } = target.getBoundingClientRect();
			const point = { x: x + width / 2, y: y + height / 2 };
			return target.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
		},
		{ name, on, shows }
	);
	if (!point) throw new Error(`${name}: nothing to tap at ${on}`);
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
	await page.waitForTimeout(held);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await page.waitForTimeout(between + wait);
};

/** @returns the measurements of the taps since the last call. */
export const tapsNoted = async (/** @type {Visitor} */ { page }) => {
	await page.waitForTimeout(100);
	return page.evaluate(() => {
		const { benchNotes } = /** @type {typeof globalThis & { benchNotes: import('./probe.mjs').Notes }} */ (
			globalThis
		);
		return benchNotes.taps.splice(0);
	});
};
