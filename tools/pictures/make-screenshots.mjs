#!/usr/bin/env node
/** Remakes `static/screenshots/`: for the installer and the README. Plays a round in the build, by taps. */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../../tests/support/browser.mjs';
import { eveningsOf, friendId } from '../../tests/support/evenings.mjs';
import { startSite } from '../../tests/support/site.mjs';
import { ensureBuild } from '../build/build.mjs';
import { locales } from '../locales.mjs';
import { buildDir, root } from '../paths.mjs';

const folder = join(root, 'static/screenshots');
/** What comes of evenings: each page, and what is there once it has counted. */
const looks = /** @type {const} */ ([
	['result', 'match/?id=evening-000006', '[href*="with="]'],
	['records', 'records/?game=koikoi', 'figure svg'],
	['player', `players/?id=${friendId('Léa')}`, 'figure svg']
]);
/** As the manifest says. */
const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

/** Cards counted at each geisha, near and far: a round that passes the checks. */
const cards = { near: [2, 0, 1, 0, 1, 1, 3], far: [0, 2, 0, 2, 1, 2, 1] };

const executablePath = await ensureBrowser();
await ensureBuild();
mkdirSync(folder, { recursive: true });
const site = await startSite({ dir: buildDir });
const browser = await chromium.launch({
	...(executablePath === undefined ? {} : { executablePath }),
	args: [...browserArgs]
});

for (const lang of locales) {
	/** @type {Record<'settings_storage_kept' | 'settings_storage_not_kept' | 'import_done', string>} */
	const words = JSON.parse(readFileSync(join(root, `src/lib/i18n/messages/${lang}.json`), 'utf8'));
	const context = await browser.newContext({
		viewport: upright,
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		colorScheme: 'light',
		reducedMotion: 'reduce'
	});
	const page = await context.newPage();
	/** @param {string} name */
	const shoot = async (name) => {
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: join(folder, `${lang}-${name}.png`) });
	};
	await page.goto(`${site.origin}/${lang}/new/?game=hanamikoji`);
	for (const [index, name] of ['Léa', 'Sam'].entries()) {
		await page.locator('input:not([type=radio])').nth(index).fill(name);
	}
	await page.locator('button[type=submit]').click();
	for (const [side, counts] of Object.entries(cards)) {
		for (const [geisha, count] of counts.entries()) {
			for (let card = 0; card < count; card += 1)
				await page.locator(`[data-cell="${side}-${geisha}"]`).click();
		}
	}
	for (const marker of ['near-secret', 'far-gift', 'near-competition', 'far-secret']) {
		await page.locator(`[data-marker="${marker}"]`).click();
	}
	await page.locator('[data-save="saved"]').waitFor();
	await shoot('table');
	await page.setViewportSize(lying);
	await shoot('table-wide');
	await page.setViewportSize(upright);
	await page.goto(`${site.origin}/${lang}/`);
	await page.locator('aside').first().waitFor();
	await shoot('home');

	await page.goto(`${site.origin}/${lang}/settings/`);
	const storage = page.getByText(words.settings_storage_kept);
	await storage.or(page.getByText(words.settings_storage_not_kept)).waitFor();
	const buffer = Buffer.from(JSON.stringify(eveningsOf(60)));
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'evenings.json', mimeType: 'application/json', buffer });
	const [imported = ''] = words.import_done.split('{');
	await page.getByText(imported.trim()).waitFor();
	for (const [name, path, ready] of looks) {
		await page.goto(`${site.origin}/${lang}/${path}`);
		await page.locator(ready).first().waitFor();
		await shoot(name);
	}
	await context.close();
}
await browser.close();
await site.stop();
