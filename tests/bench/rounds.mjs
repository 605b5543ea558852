/** One round of measurements: each on a fresh profile, all in the same minutes. */
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { withPhone } from './phone.mjs';
import { tables } from './scenes.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Timings} Timings
 * @typedef {import('../support/site.mjs').Site} Site
 */

/** Kit adds its announcer to the page as soon as the page is alive: no page of ours has to say so. */
export const alive = '#svelte-announcer';

/**
 * A first visit, one more, and one with the server stopped.
 *
 * @param {string} browser its path.
 * @param {Site} site
 * @param {string} path
 * @param {string} ready
 * @returns {Promise<{ first: Timings, again: Timings, offline: Timings | undefined }>}
 */
export const visits = (browser, site, path, ready) =>
	withPhone(browser, async (context) => {
		const address = `${site.origin}${path}`;
		const first = await visit(context, address, ready);
		await installed(first.visitor.page);
		await first.visitor.page.close();
		await site.stop();
		// A start that fails is a result, not the end of the measurement.
		const offline = await visit(context, address, ready).catch(() => undefined);
		await offline?.visitor.page.close();
		await site.start();
		const again = await visit(context, address, ready);
		return { first: first.timings, again: again.timings, offline: offline?.timings };
	});

/** Forgets everything fetched, and keeps what the app has stored. */
const forgetFiles = async (/** @type {import('./phone.mjs').Visitor} */ { page, session }) => {
	await page.evaluate(async () => {
		for (const registration of await navigator.serviceWorker.getRegistrations())
			await registration.unregister();
		for (const name of await caches.keys()) await caches.delete(name);
	});
	await session.send('Network.clearBrowserCache');
};

/**
 * A match of each game, opened directly on a first visit.
 *
 * @param {string} browser
 * @param {Site} site
 * @returns {Promise<Readonly<Record<string, Timings>>>} by game.
 */
export const tablesOpened = async (browser, site) => {
	/** @type {Record<string, Timings>} */
	const opened = {};
	for (const [game, { ready }] of Object.entries(tables)) {
		opened[game] = await withPhone(browser, async (context) => {
			const { visitor } = await visit(context, `${site.origin}/fr/`, alive, { slow: 'nothing' });
			await installed(visitor.page);
			await seedMatches(visitor.page, [{ id: 'measured', game, length: 2 }]);
			await forgetFiles(visitor);
			await visitor.page.close();
			return (await visit(context, `${site.origin}/fr/match/?id=measured&game=${game}`, ready)).timings;
		});
	}
	return opened;
};
