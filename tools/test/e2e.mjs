#!/usr/bin/env node
/**
 * `npm run test:e2e`: gets the browsers, builds what is out of date, and runs Playwright once for all of them, with
 * the arguments given. `test:firefox` and `test:webkit` run one of them.
 *
 * The whole suite runs in Chromium; what is tagged `@every-engine` in Firefox too; WebKit has a suite of its own
 * in `tests/webkit`. Where Firefox or WebKit cannot be had, a line says so.
 */
import { ensureBrowser, ensureShell } from '../../tests/support/browser.mjs';
import { engineIds, ensureEngine, leftOut } from '../../tests/support/engines.mjs';
import { ensureBuild, ensureSubPathBuild } from '../build/build.mjs';
import { run } from './run.mjs';

/** @typedef {Record<string, string>} Env what the tests must know to find a browser again. */

/** @returns {Promise<Env>} */
const ensureChromium = async () => {
	const browser = await ensureBrowser();
	const shell = await ensureShell(browser);
	return { CHROMIUM: browser, ...(shell && { CHROMIUM_SHELL: shell }) };
};

const given = process.argv.slice(2);
const only = engineIds.find((id) => id === given[0]);

/** @type {[project: string, env: Env][]} */
const found = [];
/** @type {string[]} */
const missing = [];
for (const engine of only ? [only] : engineIds) {
	const env = await ensureEngine(engine);
	if (env) found.push([engine, env]);
	else missing.push(leftOut(engine));
}
if (!only) found.push(['phone', await ensureChromium()]);
const tellMissing = () => missing.forEach((line) => console.error(line));
if (found.length === 0) {
	tellMissing();
	process.exit(0);
}

await ensureBuild();
if (!only) await ensureSubPathBuild();
const projects = found.map(([project]) => `--project=${project}`);
const args = [
	'test',
	'--config',
	'tests/e2e/playwright.config.ts',
	...projects,
	...given.slice(only ? 1 : 0)
];
const isPassed = await run('playwright', args, { env: Object.assign({}, ...found.map(([, env]) => env)) });
// After the list of tests, where it is seen.
tellMissing();
process.exit(isPassed ? 0 : 1);
