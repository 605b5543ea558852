/** Measures how fast a long match and a long history open. */
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { withPhone } from './phone.mjs';
import { alive } from './rounds.mjs';
import { tables } from './tables.mjs';
import { median } from './statistics.mjs';
import { visit } from './visit.mjs';

const times = 5;
const historyReady = 'main a[href*="/match/?id="]';

/**
 * @param {import('./phone.mjs').Context} context
 * @param {string} address
 * @param {string} ready
 * @returns {Promise<number>} milliseconds until it is shown: the median of a few visits with the app
 *   installed.
 */
const untilShown = async (context, address, ready) => {
	const measured = [];
	for (let count = 0; count < times; count += 1) {
		const { visitor, timings } = await visit(context, address, ready, { slow: 'processor' });
		measured.push(timings.ready);
		await visitor.page.close();
	}
	return median(measured);
};

/**
 * @param {string} browser
 * @param {import('../support/site.mjs').Site} site
 * @returns {Promise<{ shortMatch: number, longMatch: number, shortHistory: number, longHistory: number }>}
 *   milliseconds until shown: a match of 10 and of 500 entries, a history of 100 and of 10,000 matches.
 */
export const growth = (browser, site) =>
	withPhone(browser, async (context) => {
		const { visitor } = await visit(context, `${site.origin}/fr/`, alive, { slow: 'nothing' });
		await installed(visitor.page);
		/** @param {number} from @param {number} to @param {number} length of each, in entries. */
		const seed = (from, to, length) =>
			seedMatches(
				visitor.page,
				Array.from({ length: to - from }, (_, index) => ({ id: `seeded-${from + index}`, length }))
			);
		await seed(0, 98, 2);
		await seedMatches(visitor.page, [
			{ id: 'short', length: 10 },
			{ id: 'long', length: 500 }
		]);
		const match = (/** @type {string} */ id) =>
			untilShown(context, `${site.origin}/fr/match/?id=${id}`, tables.hanamikoji ?? '');
		const history = () => untilShown(context, `${site.origin}/fr/history/`, historyReady);

		const shortMatch = await match('short');
		const longMatch = await match('long');
		const shortHistory = await history();
		await seed(98, 9_998, 1);
		return { shortMatch, longMatch, shortHistory, longHistory: await history() };
	});
