import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../support/browser.mjs';

const executablePath = findBrowser();

/** Run by `npm run test:e2e`, which gets the browser and builds first. Each worker serves the build itself. */
export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list']],
	use: {
		browserName: 'chromium',
		launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
		// Keeping a trace of every test, in case it fails, takes half as long again: `TRACE=1` asks for it.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure'
	},
	projects: [
		{
			name: 'phone',
			use: {
				viewport: { width: 390, height: 844 },
				deviceScaleFactor: 2,
				isMobile: true,
				hasTouch: true,
				colorScheme: 'light',
				locale: 'fr-FR'
			}
		}
	]
});
