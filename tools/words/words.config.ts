import { defineConfig } from '@playwright/test';
import base from '../../tests/e2e/playwright.config';

/** The walk over all screens and the count, as the browser tests run. `npm run words` starts it. */
export default defineConfig({
	...base,
	testDir: '.',
	outputDir: '../../test-results/words',
	workers: 2,
	timeout: 600_000,
	reporter: 'list',
	projects: (['walk', 'count'] as const).map((name) => ({
		name,
		testMatch: `${name}.spec.ts`,
		use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, screenshot: 'off' }
	}))
});
