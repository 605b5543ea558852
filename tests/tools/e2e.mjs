#!/usr/bin/env node
/** `npm run test:e2e`: gets a browser, builds what is out of date, runs Playwright with the arguments given. */
import { ensureBrowser } from '../support/browser.mjs';
import { ensureBuild, ensureSubPathBuild } from './build.mjs';
import { run } from './run.mjs';

const CHROMIUM = await ensureBrowser();
await ensureBuild();
await ensureSubPathBuild();
const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exit((await run('playwright', args, { env: { CHROMIUM } })) ? 0 : 1);
