#!/usr/bin/env node
/**
 * `npm run test:e2e`, `test:firefox`, `test:webkit`: gets the browser, builds what is out of date, runs Playwright
 * with the arguments given.
 *
 * The whole suite runs in Chromium; those of `every-engine.ts` in Firefox too; WebKit has a suite of its own
 * in `tests/webkit`. Where Firefox or WebKit cannot be had, a line says so.
 */
import { ensureBrowser, ensureShell } from '../support/browser.mjs';
import { engineIds, ensureEngine, leftOut } from '../support/engines.mjs';
import { ensureBuild, ensureSubPathBuild } from './build.mjs';
import { run } from './run.mjs';

const [wanted, ...rest] = process.argv.slice(2);
const engine = engineIds.find((id) => id === wanted);
const project = engine ?? 'phone';

/** @type {Record<string, string>} */
const env = {};
if (engine) {
	const found = await ensureEngine(engine);
	if (!found) {
		console.error(leftOut(engine));
		process.exit(0);
	}
	Object.assign(env, found);
} else {
	const browser = await ensureBrowser();
	const shell = await ensureShell(browser);
	Object.assign(env, { CHROMIUM: browser }, shell && { CHROMIUM_SHELL: shell });
}
await ensureBuild();
if (!engine) await ensureSubPathBuild();
const given = engine ? rest : process.argv.slice(2);
const args = ['test', '--config', 'tests/e2e/playwright.config.ts', `--project=${project}`, ...given];
process.exit((await run('playwright', args, { env })) ? 0 : 1);
