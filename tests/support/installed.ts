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

/**
 * The same, without waiting until the app asks for its worker: it does once it had nothing to do for a second, which
 * on a busy machine may be long. What it asks for then is here already.
 */
export const installNow = async (page: Pick<Page, 'evaluate'>): Promise<void> => {
	await page.evaluate(async () => {
		const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
		const home = new URL('../', manifest?.href ?? '/en/');
		// Until the app has made its policy, no text is the address of a script.
		const policies = globalThis.trustedTypes as { readonly defaultPolicy?: unknown } | undefined;
		const isRefused = () => policies?.defaultPolicy === null;
		while (isRefused()) await new Promise((done) => setTimeout(done, 10));
		await navigator.serviceWorker.register(new URL('sw.js', home), { scope: home.pathname });
	});
	await installed(page);
};
