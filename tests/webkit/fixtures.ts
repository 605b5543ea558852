/** What the tests in WebKit stand on. */
import { test as base } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { startSite, type Site } from '../support/site.mjs';
import { Driver, type Tab } from '../support/webkit';
import { buildDir } from '../../tools/paths.mjs';

/** A page that holds another at any size: the browser's own window is never as narrow as a phone. */
const frame = `<!doctype html><meta charset="utf-8"><title>A phone</title>
<style>body{margin:0}iframe{border:0;display:block}</style><iframe></iframe><script>
const [width, height, ...address] = decodeURIComponent(location.search.slice(1)).split(',');
Object.assign(document.querySelector('iframe'), { width, height, src: address.join(',') });
</script>`;

/** @returns the address of a page of the app, held at a size. */
export const atSize = (width: number, height: number, address: string): string =>
	`/frame.html?${encodeURIComponent([width, height, address].join(','))}`;

interface Fixtures {
	/** The build on a server of this worker. Stop it to be offline; the next test finds it running. */
	readonly site: Site;
	/** A browser in which nothing is stored. */
	readonly tab: Tab;
}

export const test = base.extend<Fixtures, { readonly servedBuild: Site; readonly driver: Driver }>({
	servedBuild: [
		// Playwright reads from the first parameter which fixtures are wanted: here none.
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
