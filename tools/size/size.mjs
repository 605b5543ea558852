#!/usr/bin/env node
/**
 * `npm run size`: gzip bytes of the first load of home and of each table opened directly, and of the whole
 * install, beside the baseline.
 *
 *   npm run size -- --rebase           stores them as the new baseline
 *   npm run size -- --update FOLDER    prints what a phone with the build in that folder fetches to get this one
 *
 * Each page is opened in a browser without cache and service worker, and the files it requests are summed up,
 * also those it imports while it runs.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../../tests/support/browser.mjs';
import { longActions } from '../../tests/support/long-logs.mjs';
import { seedMatches } from '../../tests/support/seed.mjs';
import { startSite } from '../../tests/support/site.mjs';
import { ensureBuild } from '../build/build.mjs';
import { buildDir } from '../paths.mjs';
import { sizeLine, writeBaseline } from './report.mjs';
import { updateReport, updateFrom } from './update.mjs';
import { weigh, weighInstall } from './weigh.mjs';

/** Whether a file is fetched for installing or bookmarking, and not to show the page. */
const isForTheBrowser = (/** @type {string} */ path) => /favicon|apple-touch-icon|\.webmanifest$/.test(path);

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @returns {Promise<readonly string[]>} the paths the page requested until the network was idle.
 */
const pathsAskedBy = async (context, address) => {
	const page = await context.newPage();
	/** @type {string[]} */
	const paths = [];
	page.on('requestfinished', (request) => {
		const { protocol, pathname } = new URL(request.url());
		if (protocol === 'http:' && !isForTheBrowser(pathname)) paths.push(pathname);
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	await page.close();
	return paths;
};

const { values } = parseArgs({
	options: { rebase: { type: 'boolean' }, update: { type: 'string' } }
});
await ensureBuild();
if (values.update !== undefined) {
	console.log(updateReport(updateFrom(buildDir, resolve(values.update))));
	process.exit(0);
}
const executablePath = await ensureBrowser();
const site = await startSite({ dir: buildDir });
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
	const context = await browser.newContext({
		serviceWorkers: 'block',
		viewport: { width: 390, height: 844 },
		isMobile: true,
		hasTouch: true,
		locale: 'fr-FR'
	});
	/** @type {Record<string, readonly string[]>} */
	const asked = { home: await pathsAskedBy(context, `${site.origin}/fr/`) };

	const seeding = await context.newPage();
	await seeding.goto(`${site.origin}/fr/`);
	const games = Object.keys(longActions);
	await seedMatches(
		seeding,
		games.map((game) => ({ id: game, game, length: 5 }))
	);
	await seeding.close();
	for (const game of games)
		asked[game] = await pathsAskedBy(context, `${site.origin}/fr/match/?id=${game}&game=${game}`);

	/** @type {Record<string, import('./weigh.mjs').Weight>} */
	const weights = { install: weighInstall() };
	for (const [name, paths] of Object.entries(asked)) weights[name] = weigh(paths);
	if (values.rebase) writeBaseline(weights);
	console.log('gzip bytes on the wire (kB = 1000 bytes)');
	for (const name of [...Object.keys(asked), 'install'])
		if (weights[name]) console.log(sizeLine(name, weights[name]));
} finally {
	await browser.close();
	await site.stop();
}
