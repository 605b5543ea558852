import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { findFirefox } from '../support/engines.mjs';

/** Without windows, where there is such a one: those tests that need a profile take the whole browser. */
const executablePath = process.env.CHROMIUM_SHELL ?? findBrowser();
const firefox = findFirefox();

/** They are driven through drivers that drop a command at times. What passes the second time is told as flaky. */
const othersRetries = 1;

const phone = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	colorScheme: 'light',
	locale: 'fr-FR'
} as const;

/**
 * Run by `npm run test:e2e`, for all engines at once, and by `test:firefox` and `test:webkit`, which get the browsers
 * and build first. Each worker serves the build itself.
 */
export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	workers: 3,
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['../support/slowest-playwright.mjs']],
	use: {
		browserName: 'chromium',
		// Each page of each test would fetch and keep the whole app: those that go on without their server allow it.
		serviceWorkers: 'block',
		launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
		// Keeping a trace of every test, in case it fails, takes half as long again: `TRACE=1` asks for it.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure'
	},
	projects: [
		// In this order: the longest tests are Firefox's, and none of them is to be begun last.
		{
			name: 'firefox',
			retries: othersRetries,
			// A match of each game, and what engines differ in: by the tags of the tests.
			grep: /@(every-engine|other-engines)/,
			use: {
				...phone,
				browserName: 'firefox',
				...(firefox?.isSystems && { channel: 'moz-firefox' }),
				launchOptions: {
					...(firefox && { executablePath: firefox.path }),
					args: [],
					// As on a phone: they take no room.
					firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 }
				},
				// Taking one lays an inline style into the page, which its policy refuses: a trouble of its own.
				screenshot: 'off'
			}
		},
		{ name: 'webkit', retries: othersRetries, testDir: '../webkit' },
		{ name: 'phone', grepInvert: /@other-engines/, use: { ...phone, isMobile: true } }
	]
});
