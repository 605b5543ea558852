import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { findFirefox } from '../support/engines.mjs';

/** Chromium's headless shell if there is one; tests that need a profile use the full browser instead. */
const executablePath = process.env.CHROMIUM_SHELL ?? findBrowser();
const firefox = findFirefox();

/**
 * The drivers of Firefox and WebKit drop a command at times. A test that passes at the second try is reported
 * as flaky.
 */
const otherEnginesRetries = 1;

const phone = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	colorScheme: 'light',
	locale: 'fr-FR'
} as const;

/**
 * Used by `npm run test:e2e` for all engines at once, and by `test:firefox` and `test:webkit`. These install
 * browsers and build first (`tools/test/e2e.mjs`). Each worker serves the build itself.
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
		// Otherwise a tap on what isn't there would wait until the test runs out of time.
		actionTimeout: 30_000,
		// Otherwise each page of each test would fetch the whole app. Tests that need the worker allow it.
		serviceWorkers: 'block',
		launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs },
		// `TRACE=1` turns traces on; recording them makes the tests take half as long again.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure'
	},
	projects: [
		// Firefox comes first, because its tests take longest and should not be started last.
		{
			name: 'firefox',
			retries: otherEnginesRetries,
			// Tagged are the tests of a whole match of each game, without a server too, and in two tabs.
			grep: /@every-engine/,
			use: {
				...phone,
				browserName: 'firefox',
				...(firefox?.isSystems && { channel: 'moz-firefox' }),
				launchOptions: {
					...(firefox && { executablePath: firefox.path }),
					args: [],
					// Overlay scrollbars take no room, as on a phone.
					firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 }
				},
				// Playwright adds an inline style for a screenshot, which violates the page's policy and would fail
				// the test.
				screenshot: 'off'
			}
		},
		{
			name: 'webkit',
			retries: otherEnginesRetries,
			testDir: '../webkit',
			grepInvert: process.env.TRIALS ? [] : /@trial/
		},
		{ name: 'phone', grepInvert: /@trial/, use: { ...phone, isMobile: true } },
		// What is too long for every change, or cannot well break: see `npm run trials`.
		{ name: 'trial', grep: /@trial/, use: { ...phone, isMobile: true } }
	]
});
