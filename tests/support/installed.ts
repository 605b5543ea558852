import type { Page } from '@playwright/test';

/** Waits until the service worker has everything: from then on the app needs no server. */
export const installed = async (page: Pick<Page, 'evaluate'>): Promise<void> => {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (!active || active.state === 'activated') return;
		await new Promise<void>((done) => {
			active.addEventListener('statechange', () => {
				if (active.state === 'activated') done();
			});
		});
	});
};
