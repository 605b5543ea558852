#!/usr/bin/env node
/**
 * `npm run test:changed`: the tests that a change touches, while one works; `npm test` runs them all. What is not
 * committed yet counts, and after `-- origin/main` what has been committed since then too.
 *
 * Vitest and Playwright follow the imports of a test. The tests in `tests/` itself also read what no import tells of
 * (every game, every message file), so they run in any case. Browser tests import nothing of the app: when it
 * changed, the smoke tests stand in for those that may be concerned.
 */
import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';
import { run } from './run.mjs';

const [base = 'HEAD'] = process.argv.slice(2);

/** @param {string[]} args @returns {string[]} the paths that git answers with. */
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
