/**
 * Taps at random on each table over whole matches, and measures when everything that a tap changes is painted.
 * The same seed gives the same taps, as long as the table has the same buttons.
 */
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { phone, withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { median, quantile } from './statistics.mjs';
import { tables } from './tables.mjs';
import { tapProbe } from './tap-probe.mjs';
import { visit } from './visit.mjs';

/** How long a finger is down, in milliseconds. */
const held = 40;
/** So many milliseconds are wanted at most, for each time that the phone is slower than this machine. */
const aim = 25;

/**
 * @typedef {import('./visit.mjs').Visitor} Visitor
 * @typedef {import('./tap-probe.mjs').Tap} Tap
 * @typedef {import('./tap-probe.mjs').TappedWindow} TappedWindow
 */

/** Numbers from 0 to 1 that look random, the same for each seed (mulberry32). */
const randomFrom = (/** @type {number} */ seed) => {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
};

/**
 * Runs in the page: chooses a button of the sheet in front, or else of the table, but none that leads away from it.
 *
 * @param {number} share from 0 to 1: which of the buttons.
 */
const chosenButton = (share) => {
	const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
	const found = [...(layer?.querySelectorAll('button:enabled:not([name=menu], [name=rules])') ?? [])];
	const places = found.flatMap((button) => {
		const { x, y, width, height } = button.getBoundingClientRect();
		const [middle, centre] = [x + width / 2, y + height / 2];
		const name = button.getAttribute('aria-label') ?? button.textContent;
		const isFree = button.contains(document.elementFromPoint(middle, centre));
		return isFree ? [{ x: middle, y: centre, name: name.trim().replace(/\s+/g, ' ').slice(0, 40) }] : [];
	});
	return places[Math.floor(share * places.length)];
};

/** @param {Visitor} visitor @param {{ x: number, y: number, name: string }} button */
const tap = async ({ page, session }, { name, ...point }) => {
	await page.evaluate((name) => {
		const { benchTap } = /** @type {TappedWindow} */ (/** @type {unknown} */ (window));
		Object.assign(window, { benchTapped: benchTap(name) });
	}, name);
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
	await page.waitForTimeout(held);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await page.evaluate(() => /** @type {any} */ (window).benchTapped);
};

/**
 * Taps on one match, from its start until it ends or there were enough taps.
 *
 * @param {import('./phone.mjs').Context} context
 * @param {string} address
 * @param {string} ready
 * @param {{ most: number, random: () => number }} how
 * @returns {Promise<readonly Tap[]>}
 */
const tapMatch = async (context, address, ready, { most, random }) => {
	const { visitor } = await visit(context, address, ready, { slow: 'processor' });
	const { page } = visitor;
	await page.evaluate(tapProbe);
	for (let count = 0; count < most && (await page.locator('.result').count()) === 0; count += 1) {
		const button = await page.evaluate(chosenButton, random());
		if (button) await tap(visitor, button);
		else await page.keyboard.press('Escape');
	}
	// Event Timing tells of an event some time after the frame that followed it.
	await page.waitForTimeout(500);
	const taps = await page.evaluate(
		() => /** @type {TappedWindow} */ (/** @type {unknown} */ (window)).benchTaps
	);
	await page.close();
	return taps;
};

/**
 * @param {string} browser its path.
 * @param {import('../support/site.mjs').Site} app
 * @param {{ taps: number, seed: number }} how how many taps in each game, and which.
 * @returns {Promise<Readonly<Record<string, readonly Tap[]>>>} by game.
 */
export const randomTaps = async (browser, app, { taps, seed }) => {
	/** @type {Record<string, readonly Tap[]>} */
	const measured = {};
	for (const [game, ready] of Object.entries(tables)) {
		const random = randomFrom(seed);
		measured[game] = await withPhone(browser, async (context) => {
			const { visitor: home } = await visit(context, `${app.origin}/fr/`, alive, { slow: 'nothing' });
			await installed(home.page);
			/** @type {Tap[]} */
			const all = [];
			for (let match = 1; all.length < taps; match += 1) {
				await seedMatches(home.page, [{ id: `match-${match}`, game }]);
				const address = `${app.origin}/fr/match/?id=match-${match}`;
				all.push(...(await tapMatch(context, address, ready, { most: taps - all.length, random })));
			}
			return all;
		});
	}
	return measured;
};

/** @param {Awaited<ReturnType<typeof randomTaps>>} measured @returns {string} by game, with the slowest taps. */
export const reportTaps = (measured) => {
	const most = aim * phone.slowdown;
	const ms = (/** @type {number} */ value) => value.toFixed(0).padStart(6);
	return [
		`\nRandom taps, in ms (p98 ≤ ${most})   Event Timing: median, p98   all painted: median, p98`,
		...Object.entries(measured).flatMap(([game, taps]) => {
			const interactions = taps.map(({ interaction }) => interaction);
			const painted = taps.map(({ painted }) => painted);
			const [high, late] = [quantile(interactions, 0.98), quantile(painted, 0.98)];
			const slowest = taps.toSorted((a, b) => b.interaction + b.painted - a.interaction - a.painted);
			return [
				`${`${game}, ${taps.length} taps`.padEnd(36)}${ms(median(interactions))}${ms(high)}${high <= most ? ' ✓' : ' ✗'}`.padEnd(
					66
				) + `${ms(median(painted))}${ms(late)}${late <= most ? ' ✓' : ' ✗'}`,
				...slowest
					.slice(0, 4)
					.map(({ name, interaction, painted }) => `    ${ms(interaction)}${ms(painted)}  ${name}`)
			];
		})
	].join('\n');
};
