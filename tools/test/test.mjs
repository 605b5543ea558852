#!/usr/bin/env node
/** `npm test`: every check, the cheapest first; stops at the first step that fails and names what did. */
import { run } from './run.mjs';

/** @typedef {readonly string[]} Lane scripts, one after the other. */
/**
 * The lanes of a step run side by side, of about the same length, so that two cores always have something to do.
 * Kit writes into one folder whenever it builds or tests: never two of these at once, or the build is broken.
 * `update-cost` builds in a folder of its own, and wants `build/` to compare with.
 *
 * @type {readonly (readonly [meaning: string, ...lanes: readonly Lane[]])[]}
 */
const steps = [
	['are known to the tools, and have words in every language', ['sync'], ['messages']],
	[
		'keep the rules and walls of the project, are written alike (npm run format mends it), have sound types, build, and are cheap to update',
		['lint:rules'],
		['format:check', 'check:types', 'build', 'build:under-a-path', 'update-cost']
	],
	['do what their tests say', ['test:unit']],
	['work in browsers', ['test:e2e']]
];

const began = performance.now();
const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

/** @type {[script: string, seconds: string][]} */
const spent = [];

/** @param {Lane} lane @param {'shown' | 'at-end'} output @returns {Promise<string | undefined>} the script that failed. */
const failureOf = async (lane, output) => {
	for (const script of lane) {
		const since = performance.now();
		const isGood = await run('npm', ['run', '--silent', script], { output });
		spent.push([script, seconds(since)]);
		console.log(`${isGood ? '✓' : '✗'} ${script}, ${seconds(since)} s`);
		if (!isGood) return script;
	}
	return undefined;
};

const showSpent = () => {
	spent.push(['in all', seconds(began)]);
	console.log('\n   seconds');
	for (const [script, took] of spent) console.log(`${took.padStart(10)}  ${script}`);
};

for (const [index, [meaning, ...lanes]] of steps.entries()) {
	const place = `${index + 1}/${steps.length}`;
	console.log(`\n▸ ${place} ${lanes.flat().join(', ')}: the sources ${meaning}`);
	const output = lanes.length > 1 ? 'at-end' : 'shown';
	const failed = (await Promise.all(lanes.map((lane) => failureOf(lane, output)))).filter(Boolean);
	if (failed.length > 0) {
		showSpent();
		console.error(`\n✗ npm test stopped at step ${place}: npm run ${failed.join(', npm run ')}`);
		process.exit(1);
	}
}
showSpent();
console.log(`\n✓ All ${steps.length} steps passed`);
