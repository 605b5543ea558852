#!/usr/bin/env node
/**
 * How many captured piles a second are scored, beside the slow second reading of the rules the tests use, in
 * turns over the same seeded piles of 0 to 24 cards. Part of `npm run bench`; needs neither build nor browser:
 *
 *   node tests/bench/piles.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../tools/paths.mjs';
import { median } from './statistics.mjs';

const games = `${root}src/lib/games/koikoi/`;
const seed = 20_260_401;
const pileCount = 10_000;
const rounds = 25;
/** Left out: until the machine code of both is made. */
const warmUp = 3;

/**
 * @typedef {import('../../src/lib/games/koikoi/cards.ts').CardId} CardId
 * @typedef {{
 *   cardIds: readonly CardId[],
 *   presets: typeof import('../../src/lib/games/koikoi/presets.ts').presets,
 *   scorePile: typeof import('../../src/lib/games/koikoi/score-pile.ts').scorePile,
 *   rawSum: typeof import('../../src/lib/games/koikoi/testing/oracle.ts').rawSum
 * }} Scorers
 * @typedef {{ preset: string, scorer: number, naive: number, ratio: number }} Speed piles per second.
 */

/** @returns {Promise<Scorers>} the scorers as they are shipped: bundled, without types. */
const bundled = async () => {
	const outDir = mkdtempSync(join(tmpdir(), 'ochaya-bench-piles-'));
	const files = ['cards', 'presets', 'score-pile', 'testing/oracle'];
	const input = Object.fromEntries(files.map((file) => [file.replace('/', '-'), `${games}${file}.ts`]));
	await build({
		configFile: false,
		logLevel: 'warn',
		build: {
			outDir,
			emptyOutDir: true,
			ssr: true,
			rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } }
		}
	});
	const parts = await Promise.all(
		Object.keys(input).map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href))
	);
	rmSync(outDir, { recursive: true });
	return Object.assign({}, ...parts);
};

/** @param {number} state @returns {() => number} numbers from 0 up to 1, the same for the same seed. */
const seeded = (state) => () => {
	state = (state + 0x6d2b79f5) | 0;
	let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** @param {readonly CardId[]} cards @returns {readonly (readonly CardId[])[]} as many piles of each size. */
const randomPiles = (cards) => {
	const next = seeded(seed);
	return Array.from({ length: pileCount }, (_, place) => {
		const left = [...cards];
		return Array.from(
			{ length: place % 25 },
			() => /** @type {CardId} */ (left.splice(Math.floor(next() * left.length), 1)[0])
		);
	});
};

/** @returns {Promise<readonly Speed[]>} by preset, the medians of the rounds. */
export const piles = async () => {
	const { cardIds, presets, scorePile, rawSum } = await bundled();
	const all = randomPiles(cardIds);
	/** @param {(pile: readonly CardId[]) => number} score */
	const measure = (score) => {
		const begun = performance.now();
		let sum = 0;
		for (const pile of all) sum += score(pile);
		return { sum, speed: (all.length * 1000) / (performance.now() - begun) };
	};
	return Object.entries(presets).map(([preset, rules]) => {
		const measured = Array.from({ length: warmUp + rounds }, () => {
			const scorer = measure((pile) => scorePile(pile, rules, 8).points);
			const naive = measure((pile) => rawSum(pile, rules, 8));
			if (scorer.sum !== naive.sum) throw new Error(`${preset}: the two readings of the rules differ.`);
			return { scorer: scorer.speed, naive: naive.speed, ratio: scorer.speed / naive.speed };
		}).slice(warmUp);
		return {
			preset,
			scorer: median(measured.map(({ scorer }) => scorer)),
			naive: median(measured.map(({ naive }) => naive)),
			ratio: median(measured.map(({ ratio }) => ratio))
		};
	});
};

/** @param {readonly Speed[]} speeds @returns {string} */
export const reportPiles = (speeds) => {
	const figure = (/** @type {number} */ value) => `${Math.round(value / 1000)} k`.padStart(12);
	const rows = speeds.map(({ preset, scorer, naive, ratio }) => {
		return `${preset.padEnd(34)}${figure(scorer)}${figure(naive)}${`${ratio.toFixed(1)}×`.padStart(9)}`;
	});
	const heading = `\n${'Koï-Koï piles scored per second'.padEnd(34)}${'app'.padStart(12)}${'naive'.padStart(12)}${'ratio'.padStart(9)}`;
	return [heading, ...rows].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(reportPiles(await piles()));
