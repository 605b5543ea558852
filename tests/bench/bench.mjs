#!/usr/bin/env node
/**
 * `npm run bench`: measures the app as on a phone, its starts compared with the floor app. The two are measured
 * alternately, because ratios stay comparable when the speed of the machine changes. It prints figures and never
 * fails. At the end comes `search.mjs`, which can also be run by itself.
 *
 *   npm run bench -- --rounds 5      more rounds, steadier medians (3 take about half an hour)
 *   npm run bench -- tables          visits alone
 *   npm run bench -- taps            random taps alone; --taps 300 --seed 2 has more and others
 *   npm run bench -- tables --slowdown 8
 *                                    the same on an old phone: a processor eight times slower
 *   npm run bench -- lists           records and filters alone
 *   npm run bench -- search          the rule search alone
 *   npm run bench -- taps --build DIR  measures another build
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../support/browser.mjs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { run } from '../../tools/test/run.mjs';
import { filters, reportFilters } from './filters.mjs';
import { reportVisits } from './report.mjs';
import { phone } from './phone.mjs';
import { alive, tablesOpened, visits } from './rounds.mjs';
import { records, reportRecords } from './records.mjs';
import { keys, reportKeys, reportUnknown, unknown } from './search.mjs';
import { reportPage, searchPage } from './search-page.mjs';
import { protocol, startSecureSite } from './secure-site.mjs';
import { randomTaps, reportTaps } from './taps.mjs';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: 'string', default: '3' },
		taps: { type: 'string', default: '150' },
		seed: { type: 'string', default: '1' },
		build: { type: 'string', default: buildDir },
		slowdown: { type: 'string', default: '4' }
	}
});
const parts = ['tables', 'taps', 'lists', 'search'];
const unknownPart = positionals.find((part) => !parts.includes(part));
if (unknownPart !== undefined) throw new Error(`No part ${unknownPart}: there are ${parts.join(', ')}.`);
phone.slowdown = Number(values.slowdown);
const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const browser = await ensureBrowser();
if (values.build === buildDir) await ensureBuild();

/** @param {import('../support/site.mjs').Site} app */
const measureSearch = async (app) => {
	console.log(reportPage(await searchPage(browser, app)));
	console.log(reportUnknown(await unknown()));
	console.log(reportKeys(await keys()));
};

/** @param {import('../support/site.mjs').Site} app @param {string} copies a folder for what is served */
const measureTables = async (app, copies) => {
	await run('vite', ['build', '--logLevel', 'warn'], { cwd: here('floor-app'), output: 'on-failure' });
	cpSync(here('floor-app/build'), join(copies, 'floor'), { recursive: true });
	const floor = await startSecureSite(join(copies, 'floor'));
	const rounds = [];
	const began = performance.now();
	for (let count = 1; count <= Number(values.rounds); count += 1) {
		rounds.push({
			home: await visits(browser, app, '/fr/', alive),
			floor: await visits(browser, floor, '/game/', '[data-ready=true]'),
			tables: await tablesOpened(browser, app)
		});
		console.log(`round ${count} of ${values.rounds}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
	}
	console.log(reportVisits(rounds, phone.slowdown > 4 ? 1.6 : 1.5));
	await floor.stop();
};

/** @param {import('../support/site.mjs').Site} app */
const measureTaps = async (app) => {
	const how = { taps: Number(values.taps), seed: Number(values.seed) };
	console.log(reportTaps(await randomTaps(browser, app, how)));
};

/** @param {import('../support/site.mjs').Site} app */
const measureLists = async (app) => {
	console.log(reportRecords(await records(browser, app)));
	console.log(reportFilters(await filters(browser, app)));
};

// Copies are served, so that a build made meanwhile does not change what is measured.
const copies = mkdtempSync(join(tmpdir(), 'ochaya-bench-builds-'));
cpSync(values.build, join(copies, 'app'), { recursive: true });
const app = await startSecureSite(join(copies, 'app'));
const isWanted = (/** @type {string} */ part) => positionals.length === 0 || positionals.includes(part);
console.log(`A phone ${phone.slowdown} times slower than this machine, on slow 4G, over ${protocol}.`);
if (isWanted('tables')) await measureTables(app, copies);
if (isWanted('taps')) await measureTaps(app);
if (isWanted('lists')) await measureLists(app);
if (isWanted('search')) await measureSearch(app);
await app.stop();
rmSync(copies, { recursive: true });
