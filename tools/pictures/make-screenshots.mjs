#!/usr/bin/env node
/**
 * Remakes the pictures of the installer (`static/screenshots/`, in every language) and of the README
 * (`docs/pictures/`, by day and by night), from matches that are taken into the built app.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../../tests/support/browser.mjs';
import { backupOf, eveningsOf, fixtureOf, logOf } from '../../tests/support/evenings.mjs';
import { startSite } from '../../tests/support/site.mjs';
import { ensureBuild } from '../build/build.mjs';
import { locales } from '../locales.mjs';
import { buildDir, root } from '../paths.mjs';

const forInstaller = join(root, 'static/screenshots');
const forReadme = join(root, 'docs/pictures');
/** The sizes that the manifest gives for the pictures. */
const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

const now = Date.now();
const minutes = 60_000;
const day = 24 * 60 * minutes;
const evening = new Date(now - day).setHours(20, 30, 0, 0);

/** @param {string} game @param {string} name @param {number} [actions] how many are played; all of them without it. */
const played = (game, name, actions) => {
	const fixture = fixtureOf(game, name);
	return { ...fixture, actions: fixture.actions.slice(0, actions) };
};

/** Two matches under way: Hanamikoji in its second round, with every card counted, and Hanabi in its last round. */
const open = { id: 'open', began: now - 35 * minutes, names: ['Léa', 'Sam'] };
const entries = [
	logOf(played('hanamikoji', 'charm', 31), open),
	logOf(played('hanabi', 'last-round', 49), {
		id: 'show',
		began: now - 60 * minutes,
		names: ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé']
	}),
	logOf(played('hanamikoji', 'charm'), { id: 'won', began: evening, names: ['Ema', 'Léa'] }),
	logOf(played('geisha', 'points-to-ten'), { id: 'garden', began: evening - day, names: ['Tom', 'Léa'] }),
	logOf(played('koikoi', 'six-months'), { id: 'months', began: evening - 3 * day, names: ['Sam', 'Ema'] }),
	eveningsOf(60, evening - 8 * day).entries
].flat();
const backup = Buffer.from(JSON.stringify(backupOf(entries, now)));

/** Where each picture is taken, and what is there once the page is complete. */
const places = {
	home: { path: '', ready: 'aside' },
	hanamikoji: { path: 'match/?id=open&game=hanamikoji', ready: '[data-save="saved"]' },
	hanabi: { path: 'match/?id=show&game=hanabi', ready: '[data-save="saved"]' },
	result: { path: 'match/?id=won&game=hanamikoji', ready: '[href*="with="]' }
};

const executablePath = await ensureBrowser();
await ensureBuild();
const site = await startSite({ dir: buildDir });
const browser = await chromium.launch({
	executablePath,
	args: [...browserArgs]
});

/**
 * @param {string} lang
 * @param {'light' | 'dark'} colorScheme
 * @returns a page of the app with all matches taken in, and a way to photograph a page once it is complete.
 */
const openApp = async (lang, colorScheme) => {
	const context = await browser.newContext({
		viewport: upright,
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		colorScheme,
		reducedMotion: 'reduce'
	});
	const page = await context.newPage();
	await page.goto(`${site.origin}/${lang}/settings/`);
	/** @type {Record<'import_done', string>} */
	const words = JSON.parse(readFileSync(join(root, `src/lib/i18n/messages/${lang}.json`), 'utf8'));
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'evenings.json', mimeType: 'application/json', buffer: backup });
	const [imported = ''] = words.import_done.split('{');
	await page.getByText(imported.trim()).waitFor();
	/** @param {{ path: string, ready: string }} place @param {string} file */
	const shoot = async ({ path, ready }, file) => {
		await page.goto(`${site.origin}/${lang}/${path}`);
		await page.locator(ready).first().waitFor();
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: file });
	};
	return { page, shoot, close: () => context.close() };
};

for (const folder of [forInstaller, forReadme]) mkdirSync(folder, { recursive: true });
for (const lang of locales) {
	const { page, shoot, close } = await openApp(lang, 'light');
	await shoot(places.home, join(forInstaller, `${lang}-home.png`));
	await shoot(places.hanamikoji, join(forInstaller, `${lang}-table.png`));
	await page.setViewportSize(lying);
	await shoot(places.hanamikoji, join(forInstaller, `${lang}-table-wide.png`));
	await close();
}
for (const [colours, name] of /** @type {const} */ ([
	['light', 'day'],
	['dark', 'night']
])) {
	const { shoot, close } = await openApp('en', colours);
	for (const [picture, place] of Object.entries(places))
		await shoot(place, join(forReadme, `${picture}-${name}.png`));
	await close();
}
await browser.close();
await site.stop();
