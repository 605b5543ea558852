/** One round of measurements of visits, each with a fresh profile. */
import { installed } from '../support/installed.mjs';
import { seedMatches } from '../support/seed.mjs';
import { withPhone } from './phone.mjs';
import { tables } from './tables.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Timings} Timings
 * @typedef {import('../support/site.mjs').Site} Site
 */

/**
 * SvelteKit adds this element once the page is hydrated, so that the app needs no mark of its own for tests.
 */
export const alive = '#svelte-announcer';

/**
 * Measures a first visit, one with the server stopped, and one more.
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
		// A start that fails counts as a result, and does not end the measurement.
		const offline = await visit(context, address, ready).catch(() => undefined);
		await offline?.visitor.page.close();
		await site.start();
		const again = await visit(context, address, ready);
		return { first: first.timings, again: again.timings, offline: offline?.timings };
	});

/** Deletes the worker and all cached files, and keeps the app's database. */
const forgetFiles = async (/** @type {import('./phone.mjs').Visitor} */ { page, session }) => {
	await page.evaluate(async () => {
		for (const registration of await navigator.serviceWorker.getRegistrations())
			await registration.unregister();
		for (const name of await caches.keys()) await caches.delete(name);
	});
	await session.send('Network.clearBrowserCache');
};

/**
 * Measures how a match of each game opens directly on a first visit.
 *
 * @param {string} browser
 * @param {Site} site
 * @returns {Promise<Readonly<Record<string, Timings>>>} by game.
 */
export const tablesOpened = async (browser, site) => {
	/** @type {Record<string, Timings>} */
	const opened = {};
	for (const [game, ready] of Object.entries(tables)) {
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
