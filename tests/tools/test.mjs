#!/usr/bin/env node
/** `npm test`: every check, the cheapest first; stops at the first that fails and names it. */
import { run } from './run.mjs';

const steps = [
	['messages', 'have words in every language'],
	['format:check', 'are written alike (npm run format mends it)'],
	['lint', 'keep the rules and walls of the house'],
	['check', 'have sound types'],
	['test:unit', 'do what their tests say'],
	['build', 'build'],
	['test:e2e', 'work in a browser']
];

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();

for (const [index, [script = '', meaning = '']] of steps.entries()) {
	const place = `${index + 1}/${steps.length}`;
	console.log(`\n▸ ${place} ${script}: the sources ${meaning}`);
	const since = performance.now();
	if (!(await run('npm', ['run', '--silent', script]))) {
		console.error(`\n✗ npm test stopped at step ${place}: npm run ${script}`);
		process.exit(1);
	}
	console.log(`✓ ${script}, ${seconds(since)}`);
}
console.log(`\n✓ All ${steps.length} steps passed, ${seconds(began)}`);
