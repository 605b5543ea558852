#!/usr/bin/env node
/** `npm test`: every check, the cheapest first; stops at the first that fails and names it. */
import { run } from './run.mjs';

/** @typedef {readonly string[]} Lane scripts, one after the other. */
/** @type {readonly (readonly [meaning: string, ...lanes: readonly Lane[]])[]} */
const steps = [
	['are known to the tools', ['sync']],
	['have words in every language', ['messages']],
	['are written alike (npm run format mends it)', ['format:check']],
	// Side by side: each takes one core.
	['keep the rules and walls of the house, and have sound types', ['lint:rules'], ['check:types']],
	['do what their tests say', ['test:unit']],
	['build', ['build']],
	['work in a browser', ['test:e2e']],
	['work in Firefox', ['test:firefox']],
	['work in WebKit', ['test:webkit']]
];

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();

/** @param {Lane} lane @param {'shown' | 'on-failure'} output @returns {Promise<string | undefined>} the script that failed. */
const failureOf = async (lane, output) => {
	for (const script of lane) {
		const since = performance.now();
		if (!(await run('npm', ['run', '--silent', script], { output }))) return script;
		console.log(`✓ ${script}, ${seconds(since)}`);
	}
	return undefined;
};

for (const [index, [meaning, ...lanes]] of steps.entries()) {
	const place = `${index + 1}/${steps.length}`;
	console.log(`\n▸ ${place} ${lanes.flat().join(', ')}: the sources ${meaning}`);
	const output = lanes.length > 1 ? 'on-failure' : 'shown';
	const [failed] = (await Promise.all(lanes.map((lane) => failureOf(lane, output)))).filter(Boolean);
	if (failed) {
		console.error(`\n✗ npm test stopped at step ${place}: npm run ${failed}`);
		process.exit(1);
	}
}
console.log(`\n✓ All ${steps.length} steps passed, ${seconds(began)}`);
