/** The fixtures of the browser tests, which use this `test` instead of Playwright's. */
import { test as base, type Locator, type Page } from '@playwright/test';
import { buildDir } from '../../tools/paths.mjs';
import { installed } from './installed.mjs';
import { haveFramesLate } from './late-frames';
import { startSite, type Site } from './site.mjs';
import { watchTroubles, type Troubles } from './troubles';

interface WorkerFixtures {
	readonly servedBuild: Site;
	/** Replaces taps by clicks in Firefox, whose driver silently drops touches. */
	readonly tapsAsTheyCan: undefined;
}

interface Fixtures {
	/** Serves the build. A test may stop it to be offline; it is started again for the next test. */
	readonly site: Site;
	/** Fails the test on any console error, uncaught error, policy violation or request to another origin. */
	readonly troubles: Troubles;
	/** Opens a page and waits for its `main`. `path` is what follows `/fr/`. */
	readonly openApp: (locale: 'fr' | 'en', path?: string) => Promise<Page>;
	/** Opens a page and waits until the app works offline. Needs `serviceWorkers: 'allow'`. */
	readonly openInstalled: (locale: 'fr' | 'en', path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	servedBuild: [
		// Playwright reads the names of the needed fixtures from the first parameter; here there are none.
		// eslint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const site = await startSite({ dir: buildDir });
			await use(site);
			await site.stop();
		},
		{ scope: 'worker' }
	],
	tapsAsTheyCan: [
		async ({ browser, browserName }, use) => {
			if (browserName === 'firefox') {
				const page = await browser.newPage();
				const { prototype } = page.locator('html').constructor as unknown as { prototype: Locator };
				prototype.tap = function (options) {
					return this.click(options);
				};
				await page.close();
			}
			await use(undefined);
		},
		{ scope: 'worker', auto: true }
	],
	site: async ({ servedBuild }, use) => {
		await servedBuild.start();
		await use(servedBuild);
	},
	context: async ({ context }, use) => {
		await haveFramesLate(context);
		await use(context);
	},
	baseURL: async ({ site }, use) => {
		await use(site.origin);
	},
	troubles: [
		async ({ context }, use) => {
			const troubles = watchTroubles(context);
			await use(troubles);
			base.expect(troubles.found()).toEqual([]);
		},
		{ auto: true }
	],
	openApp: async ({ page }, use) => {
		await use(async (locale, path = '') => {
			await page.goto(`/${locale}/${path}`);
			await page.locator('main').waitFor();
			return page;
		});
	},
	openInstalled: async ({ openApp }, use) => {
		await use(async (locale, path = '') => {
			const page = await openApp(locale, path);
			await installed(page);
			return page;
		});
	}
});

export { expect } from '@playwright/test';
