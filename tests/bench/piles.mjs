#!/usr/bin/env node
/**
 * Measures how many captured piles of Koï-Koï are scored per second, over the same seeded piles of 0 to 24
 * cards: from cards to total, from cards to the list of yaku, from bit masks to total, and, to compare, from
 * cards to total by the slow second implementation that the tests use. Part of `npm run bench`; needs neither
 * build nor browser:
 *
 *   node tests/bench/piles.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../tools/paths.mjs';
import { median } from './statistics.mjs';

const rules = `${root}src/lib/games/koikoi/rules/`;
const seed = 20_260_401;
const pileCount = 10_000;
const rounds = 25;
/** The first rounds are not counted, until V8 has optimised the code. */
const warmUp = 3;

/**
 * @typedef {import('../../src/lib/games/koikoi/rules/cards.ts').CardId} CardId
 * @typedef {{
 *   cardIds: readonly CardId[],
 *   presets: typeof import('../../src/lib/games/koikoi/rules/options.ts').presets,
 *   maskOf: typeof import('../../src/lib/games/koikoi/rules/cards.ts').maskOf,
 *   holdingsOfCards: typeof import('../../src/lib/games/koikoi/rules/pile.ts').holdingsOfCards,
 *   pointsByYaku: typeof import('../../src/lib/games/koikoi/rules/pile.ts').pointsByYaku,
 *   sumOf: typeof import('../../src/lib/games/koikoi/rules/pile.ts').sumOf,
 *   scorePile: typeof import('../../src/lib/games/koikoi/rules/pile.ts').scorePile,
 *   rawSum: typeof import('../oracles/koikoi/oracle.ts').rawSum
 * }} Scorers
 * @typedef {{ preset: string, total: number, list: number, masks: number, naive: number, ratio: number }} Speed
 *   piles per second; `ratio` is `total` divided by `naive`.
 */

/** @returns {Promise<Scorers>} the scoring functions, bundled as they ship. */
const bundled = async () => {
	const outDir = mkdtempSync(join(tmpdir(), 'ochaya-bench-piles-'));
	const files = ['cards', 'options', 'pile'];
	const input = {
		...Object.fromEntries(files.map((file) => [file, `${rules}${file}.ts`])),
		oracle: `${root}tests/oracles/koikoi/oracle.ts`
	};
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
	// The second implementation exports some of the same names, so only its sum is taken.
	const { rawSum } = parts.pop();
	return Object.assign({ rawSum }, ...parts);
};

/** @param {number} state the seed. @returns {() => number} a generator of random numbers from 0 up to 1. */
const seeded = (state) => () => {
	state = (state + 0x6d2b79f5) | 0;
	let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/**
 * @param {readonly CardId[]} cards
 * @returns {readonly (readonly CardId[])[]} random piles, equally many of each size.
 */
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

/**
 * @returns {Promise<readonly Speed[]>} the medians of the rounds, for each preset.
 * @throws Error if the implementations differ.
 */
export const piles = async () => {
	const { cardIds, presets, maskOf, holdingsOfCards, pointsByYaku, sumOf, scorePile, rawSum } =
		await bundled();
	const all = randomPiles(cardIds);
	const masks = all.map(maskOf);
	/** @template Pile @param {readonly Pile[]} given @param {(pile: Pile) => number} score */
	const measure = (given, score) => {
		const begun = performance.now();
		let sum = 0;
		for (const pile of given) sum += score(pile);
		return { sum, speed: (given.length * 1000) / (performance.now() - begun) };
	};
	return Object.entries(presets).map(([preset, rules]) => {
		/** @param {import('../../src/lib/games/koikoi/rules/cards.ts').Mask} mask */
		const totalOf = (mask) => sumOf(pointsByYaku(holdingsOfCards(mask, rules), rules, 8));
		const measured = Array.from({ length: warmUp + rounds }, () => {
			const total = measure(all, (pile) => totalOf(maskOf(pile)));
			const list = measure(all, (pile) => scorePile(pile, rules, 8).points);
			const fromMasks = measure(masks, totalOf);
			const naive = measure(all, (pile) => rawSum(pile, rules, 8));
			if ([total, list, fromMasks].some(({ sum }) => sum !== naive.sum))
				throw new Error(`${preset}: the two readings of the rules differ.`);
			return {
				total: total.speed,
				list: list.speed,
				masks: fromMasks.speed,
				naive: naive.speed,
				ratio: total.speed / naive.speed
			};
		}).slice(warmUp);
		/** @param {keyof (typeof measured)[number]} figure */
		const middle = (figure) => median(measured.map((one) => one[figure]));
		return {
			preset,
			total: middle('total'),
			list: middle('list'),
			masks: middle('masks'),
			naive: middle('naive'),
			ratio: middle('ratio')
		};
	});
};

/** @param {readonly Speed[]} speeds @returns {string} */
export const reportPiles = (speeds) => {
	/** @param {string} name @param {readonly string[]} figures */
	const row = (name, figures) => name.padEnd(32) + figures.map((figure) => figure.padStart(13)).join('');
	const figure = (/** @type {number} */ value) => `${Math.round(value / 1000)} k`;
	const rows = speeds.map(({ preset, total, list, masks, naive, ratio }) =>
		row(preset, [...[total, list, masks, naive].map(figure), `${ratio.toFixed(1)}×`])
	);
	const columns = ['cards→total', 'cards→list', 'masks→total', 'naive', 'ratio'];
	return ['', row('Koï-Koï piles scored per second', columns), ...rows].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(reportPiles(await piles()));
