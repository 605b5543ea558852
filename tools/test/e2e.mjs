#!/usr/bin/env node
/**
 * `npm run test:e2e`: installs missing browsers, builds the app if the build is out of date, and runs
 * Playwright once for all browsers, with the given arguments. `test:firefox` and `test:webkit` run one
 * browser only.
 *
 * Chromium runs the whole suite, Firefox the tests tagged `@every-engine`, WebKit its own suite in `tests/webkit`.
 * With `trial`, only the tests tagged `@trial` run, and where `TRIALS` is set, these too. If Firefox or WebKit cannot be installed, a line says so.
 */
import { ensureBrowser, ensureShell } from '../../tests/support/browser.mjs';
import { engineIds, ensureEngine, missingEngineMessage } from '../../tests/support/engines.mjs';
import { ensureBuild } from '../build/build.mjs';
import { run } from './run.mjs';

/** @typedef {Record<string, string>} Env environment variables by which the tests find a browser. */

/** @returns {Promise<Env>} */
const ensureChromium = async () => {
	const browser = await ensureBrowser();
	const shell = await ensureShell(browser);
	return { CHROMIUM: browser, ...(shell && { CHROMIUM_SHELL: shell }) };
};

const given = process.argv.slice(2);
const only = [...engineIds, 'trial'].find((id) => id === given[0]);
const hasTrials = only === 'trial' || process.env.TRIALS !== undefined;

/** @type {[project: string, env: Env][]} */
const found = [];
/** @type {string[]} */
const missing = [];
for (const engine of engineIds.filter((id) => !only || id === only)) {
	const env = await ensureEngine(engine);
	if (env) found.push([engine, env]);
	else missing.push(missingEngineMessage(engine));
}
if (!only) found.push(['phone', await ensureChromium()]);
if (hasTrials) found.push(['trial', await ensureChromium()]);
const printMissing = () => missing.forEach((line) => console.error(line));
if (found.length === 0) {
	printMissing();
	process.exit(0);
}

await ensureBuild();
const projects = found.map(([project]) => `--project=${project}`);
const args = [
	'test',
	'--config',
	'tests/e2e/playwright.config.ts',
	...projects,
	...given.slice(only ? 1 : 0)
];
const isPassed = await run('playwright', args, { env: Object.assign({}, ...found.map(([, env]) => env)) });
// Printed after the list of tests, where it is seen.
printMissing();
process.exit(isPassed ? 0 : 1);
