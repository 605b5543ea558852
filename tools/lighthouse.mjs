#!/usr/bin/env node
/**
 * `npm run lighthouse`: audits home, a table under way and a page of rules as on a phone. `npx` downloads
 * Lighthouse at the first run, because it is larger than all other development dependencies together.
 *
 * Fails if accessibility, best practices or SEO score less than 100; performance is only printed.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../tests/support/browser.mjs';
import { seedMatches } from '../tests/support/seed.mjs';
import { startSite } from '../tests/support/site.mjs';
import { ensureBuild } from './build/build.mjs';
import { buildDir } from './paths.mjs';
import { run } from './test/run.mjs';

/** The last version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
/** @type {Readonly<Record<string, string>>} */
const pages = {
	home: 'fr/',
	table: 'fr/match/?id=audited',
	rules: 'fr/rules/hanamikoji/'
};

/** @returns {Promise<number>} a free port. */
const freePort = () =>
	new Promise((done) => {
		const server = createServer().listen(0, () => {
			const address = server.address();
			server.close(() => done(typeof address === 'object' && address ? address.port : 0));
		});
	});

/**
 * @param {string} address
 * @param {number} port for debugging the browser.
 * @param {string} file for the report.
 * @returns {Promise<Record<string, number>>} scores out of 100, by category.
 */
const audit = async (address, port, file) => {
	const args = ['--yes', lighthouse, address, `--port=${port}`, '--quiet', '--disable-storage-reset'];
	const how = [`--only-categories=${categories.join()}`, '--output=json', `--output-path=${file}`];
	if (!(await run('npx', [...args, ...how], { output: 'on-failure' })))
		throw new Error(`${lighthouse} failed`);
	/** @type {{ categories: Record<string, { score: number }> }} */
	const report = JSON.parse(readFileSync(file, 'utf8'));
	return Object.fromEntries(
		categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
	);
};

const executablePath = await ensureBrowser();
await ensureBuild();
const site = await startSite({ dir: buildDir });
const folder = mkdtempSync(join(tmpdir(), 'ochaya-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
	executablePath,
	args: [...browserArgs, `--remote-debugging-port=${port}`]
});
let isPassed = true;
try {
	const [page = await context.newPage()] = context.pages();
	await page.goto(`${site.origin}/fr/`);
	await seedMatches(page, [{ id: 'audited', length: 5 }]);
	for (const [name, path] of Object.entries(pages)) {
		const points = await audit(`${site.origin}/${path}`, port, join(folder, `${name}.json`));
		const { performance, ...held } = points;
		console.log(`${name.padEnd(6)} performance ${performance}, ${JSON.stringify(held)}`);
		isPassed &&= Object.values(held).every((of) => of === 100);
	}
} finally {
	await context.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
process.exit(isPassed ? 0 : 1);
