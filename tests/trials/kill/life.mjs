/** A life of the browser: it is started, someone taps in a match, and it is killed at a random moment. */
import { storedSeqs, tapOn } from './in-page.mjs';

/**
 * The largest number of taps before the kill, and further taps that may come while the browser is being
 * killed.
 */
const [maxTaps, furtherTaps] = [60, 20];
/** How many entries each match has, so that every tap (on undo) has something to undo. */
export const longEnough = 120;

/**
 * How a life ends. The last one makes the app write with relaxed durability, to show that the trial detects
 * losses.
 */
export const ends = /** @type {const} */ ({
	killed: 'killed',
	synced: 'killed, then synced',
	cut: 'power cut',
	relaxed: 'power cut, durability relaxed'
});

/** @param {string} end */
const isCut = (end) => end === ends.cut || end === ends.relaxed;

/**
 * Taps in a match, and kills the browser a little after a tap is made or stored.
 *
 * @param {import('../../support/killable-browser.mjs').Browser} browser
 * @param {{ address: string, match: string, end: string, disk: import('./disk.mjs').Disk }} way
 * @returns {Promise<import('./figures.mjs').Life>} what the page reported before it was killed.
 */
export const live = async ({ page, kill }, { address, match, end, disk }) => {
	/** @type {Map<number, number>} */
	const completed = new Map();
	const life = { match, end, first: 0, taps: 0, shown: 0, early: 0, completed, times: [0], ended: 0 };
	life.times.pop();
	const last = 1 + Math.floor(Math.random() * maxTaps);
	const awaited = Math.random() < 0.5 ? 'tap' : 'complete';
	const delay = Math.random() * 25;
	const moment = new Promise((come) => {
		page.on('console', (message) => {
			const [what, ...figures] = message.text().split(' ');
			const [one = 0, other = 0, ...seqs] = figures.map(Number);
			if (what === 'tap') life.taps = one;
			if (what === 'complete') {
				life.times.push(other);
				for (const seq of seqs) completed.set(seq, one);
			}
			if (what === 'shown') {
				life.early += Math.max(0, one - Math.max(other, life.shown));
				life.shown = one;
			}
			if (what === awaited && life.taps >= last) setTimeout(() => come(undefined), delay);
		});
	});
	await page.goto(address);
	await page.locator('[data-save=saved]').waitFor({ state: 'attached' });
	const [seqs = []] = await page.evaluate(storedSeqs, [match]);
	life.first = Math.max(...seqs) + 1;
	await page.evaluate(tapOn, {
		taps: maxTaps + furtherTaps,
		seed: life.first + last,
		isRelaxed: end === ends.relaxed
	});
	await moment;
	life.ended = (isCut(end) ? disk.cut?.() : undefined) ?? Date.now();
	await kill();
	// Messages that the browser sent before it died, but that arrive only now, count too.
	await new Promise((next) => setImmediate(next));
	if (isCut(end)) {
		// The browser may run on for a moment after the cut, unlike a phone without power, so later messages do
		// not count.
		for (const [seq, at] of completed) if (at > life.ended) completed.delete(seq);
		life.shown = Math.min(life.shown, Math.max(life.first - 1, ...completed.keys()) - life.first + 1);
	}
	if (isCut(end)) disk.restart();
	if (end === ends.synced) disk.flush();
	return life;
};

/**
 * Opens the match after a kill, as a player does.
 *
 * @param {import('../../support/killable-browser.mjs').Browser} browser @param {string} address @param
 *   {string} match
 * @returns {Promise<readonly number[] | undefined>} the `seq` of each entry; undefined if the match is gone.
 */
export const comeBack = async ({ page }, address, match) => {
	await page.goto(address);
	const missing = page.getByText('Match not found');
	await page.locator('[name=undo]').or(missing).first().waitFor();
	if (await missing.isVisible()) return undefined;
	return (await page.evaluate(storedSeqs, [match]))[0];
};
