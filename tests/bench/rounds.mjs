/** One round of measurements: each on a fresh profile, all in the same minutes. */
import { seedMatches } from '../support/seed.mjs';
import { withPhone } from './phone.mjs';
import { installed, tap, visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Timings} Timings
 * @typedef {import('../support/site.mjs').Site} Site
 * @typedef {{ shown: readonly number[], stored: readonly number[] }} Taps
 */

const timesTapped = 30;

/** Kit adds its announcer to the page as soon as the page is alive: no page of ours has to say so. */
export const alive = '#svelte-announcer';
export const tableReady = '[data-marker]';

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

/**
 * Taps on a page that is already loaded.
 *
 * @param {string} browser
 * @param {Site} site
 * @param {string} path
 * @param {string} target
 * @returns {Promise<Taps>}
 */
export const taps = (browser, site, path, target) =>
	withPhone(browser, async (context) => {
		const { visitor } = await visit(context, `${site.origin}${path}`, target, { slow: 'processor' });
		return tap(visitor, target, timesTapped);
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
 * A match opened directly on a first visit, then tapped.
 *
 * @param {string} browser
 * @param {Site} site
 * @returns {Promise<{ first: Timings, taps: Taps }>}
 */
export const table = (browser, site) =>
	withPhone(browser, async (context) => {
		const { visitor } = await visit(context, `${site.origin}/fr/`, alive, { slow: 'nothing' });
		await installed(visitor.page);
		await seedMatches(visitor.page, [{ id: 'measured', length: 1 }]);
		await forgetFiles(visitor);
		await visitor.page.close();
		const address = `${site.origin}/fr/match/?id=measured`;
		const first = await visit(context, address, tableReady);
		await first.visitor.page.close();
		const again = await visit(context, address, tableReady, { slow: 'processor' });
		return { first: first.timings, taps: await tap(again.visitor, tableReady, timesTapped) };
	});
