/** Opening a page as a phone does, and what it was like. */
import { openPage } from './phone.mjs';

/**
 * @typedef {import('./phone.mjs').Visitor} Visitor
 * @typedef {{ firstPaint: number, ready: number, interactive: number, blocking: number, shift: number }} Timings
 */

const notesOf = (/** @type {import('@playwright/test').Page} */ page) =>
	page.evaluate(
		() =>
			/** @type {typeof globalThis & { benchNotes: import('./probe.mjs').Notes }} */ (globalThis).benchNotes
	);

/**
 * Waits until nothing was on the wire and no long task ran for a while.
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
 * Opens an address and waits until the page is at rest.
 *
 * @param {import('./phone.mjs').Context} context
 * @param {string} address
 * @param {string} ready matches once the page can be used.
 * @param {{ slow?: 'all' | 'processor' | 'nothing' }} [how]
 * @returns {Promise<{ visitor: Visitor, timings: Timings }>} NaN for what never came.
 */
export const visit = async (context, address, ready, how) => {
	const visitor = await openPage(context, ready, how);
	const { page } = visitor;
	await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
	await settle(visitor);
	const { firstPaint, ready: readyAt, longTasks, shift } = await notesOf(page);
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
			shift
		}
	};
};

/**
 * Waits until the service worker has everything.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<void>}
 * @throws when it has not after a minute: then nothing else here would mean anything.
 */
export const installed = (page) =>
	page.evaluate(async () => {
		for (let wait = 0; wait < 600; wait += 1) {
			const registration = await navigator.serviceWorker.getRegistration();
			if (registration?.active?.state === 'activated') return;
			await new Promise((done) => setTimeout(done, 100));
		}
		throw new Error('the service worker was not installed after a minute');
	});

/**
 * Taps with a finger, again and again.
 *
 * @param {Visitor} visitor
 * @param {string} target
 * @param {number} times
 * @returns {Promise<{ shown: readonly number[], stored: readonly number[] }>} see `Notes`.
 */
export const tap = async ({ page, session }, target, times) => {
	const box = await page.locator(target).first().boundingBox();
	if (!box) throw new Error(`nothing to tap at ${target}`);
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	for (let count = 0; count < times; count += 1) {
		await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
		await page.waitForTimeout(40);
		await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await page.waitForTimeout(200);
	}
	await page.waitForTimeout(300);
	const { shown, stored } = await notesOf(page);
	return { shown, stored };
};
