import type { Page } from '@playwright/test';
import type { Turn } from '$lib/device/worker/talk';

/**
 * Waits until the phone has everything: from then on the app needs no server. The page has it kept in turns, between
 * taps; here one turn is asked for after the other.
 */
export const installed = async (page: Pick<Page, 'evaluate'>): Promise<void> => {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (!active) throw new Error('no worker is active');
		const keep = {
			held: performance.getEntriesByType('resource').map(({ name }) => name),
			locales: [document.documentElement.lang]
		};
		for (;;) {
			const turn = await new Promise<Turn>((done) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = ({ data }) => done(data as Turn);
				active.postMessage({ keep }, [port2]);
			});
			if (turn.kept === turn.of) break;
			if (turn.isBroken) throw new Error('something could not be fetched');
		}
		if (active.state === 'activated') return;
		await new Promise<void>((done) => active.addEventListener('statechange', () => done()));
	});
};

/** Looks for a new version, as browsers do on a visit and once a day, and waits until one is ready. */
export const lookForUpdate = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		const coming = registration.installing;
		await new Promise<void>((done) => {
			if (!coming || coming.state === 'installed') done();
			coming?.addEventListener('statechange', () => done());
		});
	});
