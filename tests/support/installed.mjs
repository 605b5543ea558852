/** Waits for the service worker. */

/** @typedef {Pick<import('@playwright/test').Page, 'evaluate'>} Evaluates */
/** @typedef {import('../../src/lib/device/worker/messages').KeepFilesResult} KeepFilesResult */

/**
 * Waits until the whole app works offline. The page asks the worker for a few files at a time, between taps;
 * this function asks for all of them without a pause. An app without our worker, such as the floor app of the
 * bench, is ready once its worker is active.
 *
 * @param {Evaluates} page
 * @returns {Promise<void>}
 * @throws Error if a file could not be fetched.
 */
export const installed = (page) =>
	page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (!active) throw new Error('no worker is active');
		const isOurs = (await caches.keys()).some((name) => name.startsWith('ochaya-parts-'));
		const keep = {
			held: performance.getEntriesByType('resource').map(({ name }) => name),
			locales: [document.documentElement.lang]
		};
		while (isOurs) {
			/** @type {KeepFilesResult} */
			const turn = await new Promise((done) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = ({ data }) => done(data);
				active.postMessage({ keep }, [port2]);
			});
			if (turn.kept === turn.of) break;
			if (turn.isBroken) throw new Error('something could not be fetched');
		}
		if (active.state === 'activated') return;
		await new Promise((done) => active.addEventListener('statechange', done));
	});

/**
 * Checks for a new version, as browsers do on a visit, and waits until it is installed.
 *
 * @param {Evaluates} page
 * @returns {Promise<void>}
 */
export const lookForUpdate = (page) =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		const coming = registration.installing;
		if (coming && coming.state !== 'installed')
			await new Promise((done) => coming.addEventListener('statechange', done));
	});
