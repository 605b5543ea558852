#!/usr/bin/env node
/** `npm test`: runs every check, the cheapest first, and stops after the first step that fails. */
import { run } from './run.mjs';

/** @typedef {readonly string[]} Lane npm scripts that run one after the other. */
/**
 * The lanes of a step run in parallel, so that two cores are busy. A build and the unit tests write into one folder
 * of SvelteKit's, so they must never run at once; checking the types only reads what `sync` wrote there.
 *
 * @type {readonly (readonly [meaning: string, ...lanes: readonly Lane[]])[]}
 */
const steps = [
	['are known to the tools, and have words in every language', ['sync'], ['messages']],
	['keep the rules and walls of the project, have sound types and build', ['lint', 'build'], ['check:types']],
	['do what their tests say', ['test:unit']],
	['work in browsers', ['test:e2e']]
];

const began = performance.now();
const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

/** @type {[script: string, seconds: string][]} */
const spent = [];

/**
 * @param {Lane} lane
 * @param {'shown' | 'at-end'} output
 * @returns {Promise<string | undefined>} the script that failed, if any.
 */
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
