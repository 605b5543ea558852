/** A life of the browser: someone taps in a match until its moment has come. */
import { storedSeqs, tapOn } from './in-page.mjs';

/** Taps of a life, at most, and some that come while it ends; a match lasts one life. */
const [ofALife, more] = [60, 20];
/** How long a match must be, so that there is something to undo for all of them: no game makes much less of it. */
export const longEnough = 120;

/** How a life ends. The last shows that the trial sees a loss: the app writes without the strictness it asks for. */
export const ends = /** @type {const} */ ({
	killed: 'killed',
	synced: 'killed, then synced',
	cut: 'power cut',
	relaxed: 'power cut, durability relaxed'
});

/** @param {string} end */
const isCut = (end) => end === ends.cut || end === ends.relaxed;

/**
 * Taps in a match, and ends the browser a little after a tap is made or complete.
 *
 * @param {import('../../support/browser-group.mjs').Browser} browser
 * @param {{ address: string, match: string, end: string, disk: import('./disk.mjs').Disk }} way
 * @returns {Promise<import('./figures.mjs').Life>} what it told before it ended.
 */
export const live = async ({ page, kill }, { address, match, end, disk }) => {
	/** @type {Map<number, number>} */
	const completed = new Map();
	const life = { match, end, first: 0, taps: 0, shown: 0, early: 0, completed, times: [0], ended: 0 };
	life.times.pop();
	const last = 1 + Math.floor(Math.random() * ofALife);
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
		taps: ofALife + more,
		seed: life.first + last,
		isRelaxed: end === ends.relaxed
	});
	await moment;
	life.ended = (isCut(end) ? disk.cut?.() : undefined) ?? Date.now();
	await kill();
	// What the dead browser told before, and comes in only now, was told.
	await new Promise((next) => setImmediate(next));
	if (isCut(end)) {
		// A browser without its disk may go on for a moment: nobody was told of that by a phone that had lost its power.
		for (const [seq, at] of completed) if (at > life.ended) completed.delete(seq);
		life.shown = Math.min(life.shown, Math.max(life.first - 1, ...completed.keys()) - life.first + 1);
	}
	if (isCut(end)) disk.restart();
	if (end === ends.synced) disk.flush();
	return life;
};

/**
 * Opens the match as a player does.
 *
 * @param {import('../../support/browser-group.mjs').Browser} browser @param {string} address @param {string} match
 * @returns {Promise<readonly number[] | undefined>} the `seq` of its entries; undefined when it is not there at all.
 */
export const comeBack = async ({ page }, address, match) => {
	await page.goto(address);
	const missing = page.getByText('Match not found');
	await page.locator('[name=undo]').or(missing).first().waitFor();
	if (await missing.isVisible()) return undefined;
	return (await page.evaluate(storedSeqs, [match]))[0];
};
