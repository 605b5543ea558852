#!/usr/bin/env node
/**
 * `npm run words`: walks all screens in each language, and writes every sentence into `words-sheet/`. With
 * arguments for Playwright (`-g "fr: hanabi$"`) it walks these again, and the rest of the sheet stays. With
 * `count` it prints how many words the most seen screens have.
 */
import { rmSync } from 'node:fs';
import { ensureBrowser, ensureShell } from '../../tests/support/browser.mjs';
import { ensureBuild } from '../build/build.mjs';
import { run } from '../test/run.mjs';
import { sheetDir, writeSheets } from './sheet.mjs';

const given = process.argv.slice(2);
const isCount = given[0] === 'count';
const browser = await ensureBrowser();
const shell = await ensureShell(browser);
const env = { CHROMIUM: browser, ...(shell && { CHROMIUM_SHELL: shell }) };
await ensureBuild();
if (given.length === 0) rmSync(sheetDir, { recursive: true, force: true });
const project = `--project=${isCount ? 'count' : 'walk'}`;
const args = ['test', '--config', 'tools/words/words.config.ts', project, ...given.slice(isCount ? 1 : 0)];
const isDone = await run('playwright', args, { env });
if (!isCount) console.log(writeSheets());
process.exit(isDone ? 0 : 1);
