/** Sizes beside the committed baseline and the aims, so that growth is seen in review. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./weigh.mjs').Weight} Weight */

const baselineFile = new URL('./baseline.json', import.meta.url);

/** In bytes: the first load of home, of each table opened directly, and everything installed. */
const aims = {
	home: 66_000,
	hanamikoji: 115_000,
	koikoi: 138_000,
	hanabi: 125_000,
	geisha: 118_000,
	install: 560_000
};

/** @param {string} name @returns {string} how it stands to its aim; empty for what has none, as a new game. */
const besideAim = (name, /** @type {number} */ bytes) => {
	const aim = Object.entries(aims).find(([of]) => of === name)?.[1];
	return aim === undefined ? '' : `  aim ≤ ${aim / 1000} kB ${bytes <= aim ? '✓' : '✗'}`;
};

/** @returns {Readonly<Record<string, number>>} bytes by what was weighed; empty before the first. */
const readBaseline = () => (existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {});

/** @param {Readonly<Record<string, Weight>>} weights become the baseline. */
export const writeBaseline = (weights) => {
	const bytes = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight.bytes]));
	writeFileSync(baselineFile, `${JSON.stringify(bytes, undefined, '\t')}\n`);
};

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * @param {string} name home, install, or the game of a table.
 * @param {Weight} weight
 * @returns {string} one line.
 */
export const line = (name, { bytes, files, bytesByKind }) => {
	const before = readBaseline()[name];
	const change =
		before === undefined ? '' : `${bytes < before ? '−' : '+'}${kilobytes(Math.abs(bytes - before))}`;
	const kinds = Object.entries(bytesByKind)
		.sort(([, a], [, b]) => b - a)
		.map(([kind, of]) => `${kind} ${(of / 1000).toFixed(1)}`);
	return [
		name.padEnd(10),
		kilobytes(bytes).padStart(9),
		(before === undefined ? 'new' : `baseline ${kilobytes(before)}`).padEnd(18),
		change.padStart(9),
		besideAim(name, bytes).padEnd(20),
		`${files} files: ${kinds.join(', ')}`
	].join('  ');
};
