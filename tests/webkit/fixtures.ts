/** The fixtures of the tests in WebKit. */
import { test as base } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { startSite, type Site } from '../support/site.mjs';
import { Driver, type Tab } from '../support/webkit';
import { buildDir } from '../../tools/paths.mjs';

/** A page with an iframe of any size, because the browser's window cannot be as narrow as a phone. */
const frame = `<!doctype html><meta charset="utf-8"><title>A phone</title>
<style>body{margin:0}iframe{border:0;display:block}</style><iframe></iframe><script>
const [width, height, ...address] = decodeURIComponent(location.search.slice(1)).split(',');
Object.assign(document.querySelector('iframe'), { width, height, src: address.join(',') });
</script>`;

/** @returns the address of a page that shows a page of the app at a given size. */
export const atSize = (width: number, height: number, address: string): string =>
	`/frame.html?${encodeURIComponent([width, height, address].join(','))}`;

interface Fixtures {
	/** Serves the build. A test may stop it to be offline; it is started again for the next test. */
	readonly site: Site;
	/** The tab of a browser with nothing stored. */
	readonly tab: Tab;
}

export const test = base.extend<Fixtures, { readonly servedBuild: Site; readonly driver: Driver }>({
	servedBuild: [
		// Playwright reads the names of the needed fixtures from the first parameter; here there are none.
		// eslint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const site = await startSite({ dir: buildDir, replaced: new Map([['/frame.html', frame]]) });
			await use(site);
			await site.stop();
		},
		{ scope: 'worker' }
	],
	driver: [
		// eslint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const driver = await Driver.start();
			await use(driver);
			driver.close();
		},
		{ scope: 'worker' }
	],
	site: async ({ servedBuild }, use) => {
		await servedBuild.start();
		await use(servedBuild);
	},
	tab: async ({ driver }, use, info) => {
		const tab = await driver.open();
		await use(tab);
		if (info.status !== info.expectedStatus) {
			await writeFile(info.outputPath('screenshot.png'), await tab.screenshot());
		}
		await tab.end();
	}
});

export { expect } from '@playwright/test';
