#!/usr/bin/env node
/**
 * `npm run test:changed`: runs the tests that a change concerns; `npm test` runs all. The change is what is
 * not committed yet; with `-- origin/main` also what was committed since then.
 *
 * Vitest and Playwright follow the imports of a test. The tests in `tests/` itself also read files they do
 * not import (every game, every message file), so they always run. Browser tests import nothing of the app,
 * so the smoke tests run whenever the app changed.
 */
import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';
import { run } from './run.mjs';

const [base = 'HEAD'] = process.argv.slice(2);

/** @param {string[]} args of git. @returns {string[]} the paths that git prints. */
const paths = (...args) =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
	...paths('diff', '--name-only', base),
	...paths('ls-files', '--others', '--exclude-standard')
];
const isOfTheApp = (/** @type {string} */ path) =>
	/^(src|static|tools)\/|^package(-lock)?\.json$|^(svelte|vite)\.config\./.test(path) &&
	!path.endsWith('.test.ts');

const wanted = [
	['vitest', 'run', 'src/', 'tools/', `--changed=${base}`, '--passWithNoTests'],
	['vitest', 'run', 'tests/'],
	...(changed.some(isOfTheApp) ? [['npm', 'run', '--silent', 'test:e2e', '--', 'smoke']] : []),
	...(changed.some((path) => path.startsWith('tests/'))
		? [['npm', 'run', '--silent', 'test:e2e', '--', `--only-changed=${base}`]]
		: [])
];
for (const [command = '', ...args] of wanted) {
	console.log(`\n▸ ${[command, ...args].join(' ')}`);
	if (!(await run(command, args))) process.exit(1);
}
