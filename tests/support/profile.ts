/** A browser with a profile of its own: what private windows cannot do, and what its user has set. */
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, findBrowser } from './browser.mjs';

/** Blocks site data for every site, as in the browser's settings. */
export const siteDataBlocked = { profile: { default_content_setting_values: { cookies: 2 } } };

/** @param preferences as Chromium keeps them in its profile. */
export const inProfile = async (
	preferences: object,
	work: (context: BrowserContext) => Promise<void>
): Promise<void> => {
	const profile = mkdtempSync(join(tmpdir(), 'ochaya-profile-'));
	mkdirSync(join(profile, 'Default'));
	writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
	const executablePath = findBrowser();
	const context = await chromium.launchPersistentContext(profile, {
		...(executablePath === undefined ? {} : { executablePath }),
		args: browserArgs
	});
	try {
		await work(context);
	} finally {
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	}
};
