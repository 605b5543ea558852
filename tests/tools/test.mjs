#!/usr/bin/env node
/** `npm test`: every check, the cheapest first; stops at the first that fails and names it. */
import { run } from './run.mjs';

/** Those within one line run side by side: each keeps one processor busy. */
const steps = [
	[['messages', 'have words in every language']],
	[['format:check', 'are written alike (npm run format mends it)']],
	[
		['lint', 'keep the rules and walls of the house'],
		['check', 'have sound types']
	],
	[['test:unit', 'do what their tests say']],
	[['build', 'build']],
	[['test:e2e', 'work in a browser']]
];

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();

for (const [index, together] of steps.entries()) {
	const place = `${index + 1}/${steps.length}`;
	const output = together.length === 1 ? 'shown' : 'on-failure';
	const since = performance.now();
	for (const [script, meaning] of together) console.log(`\n▸ ${place} ${script}: the sources ${meaning}`);
	const passed = await Promise.all(
		together.map(async ([script = '']) => {
			const isWell = await run('npm', ['run', '--silent', script], { output });
			if (isWell) console.log(`✓ ${script}, ${seconds(since)}`);
			return isWell ? [] : [script];
		})
	);
	for (const script of passed.flat())
		console.error(`\n✗ npm test stopped at step ${place}: npm run ${script}`);
	if (passed.flat().length > 0) process.exit(1);
}
console.log(`\n✓ All ${steps.length} steps passed, ${seconds(began)}`);
