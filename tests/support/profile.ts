/**
 * Runs Chromium with a profile of its own, for tests that need its settings or that do not work in private
 * windows.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, findBrowser } from './browser.mjs';

/** Preferences that block site data for every site. */
export const siteDataBlocked = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Runs a function with a new profile. @param preferences in the format of Chromium's `Preferences` file. */
export const withProfile = async (
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
