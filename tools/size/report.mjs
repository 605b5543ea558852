/** Prints sizes beside the committed baseline and the aims, so that growth is seen in review. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./weigh.mjs').Weight} Weight */

const baselineFile = new URL('./baseline.json', import.meta.url);

/**
 * Upper limits in bytes for the first load of home and of each table opened directly, and for the whole
 * install.
 */
const aims = {
	home: 66_000,
	hanamikoji: 115_000,
	koikoi: 138_000,
	hanabi: 125_000,
	geisha: 118_000,
	install: 600_000
};

/**
 * @param {string} name
 * @returns {string} the aim, and whether it is met; empty if there is none, as for a new game.
 */
const besideAim = (name, /** @type {number} */ bytes) => {
	const aim = Object.entries(aims).find(([of]) => of === name)?.[1];
	return aim === undefined ? '' : `  aim ≤ ${aim / 1000} kB ${bytes <= aim ? '✓' : '✗'}`;
};

/** @returns {Readonly<Record<string, number>>} bytes by name; empty if there is no baseline yet. */
const readBaseline = () => (existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {});

/** @param {Readonly<Record<string, Weight>>} weights to be stored as the new baseline. */
export const writeBaseline = (weights) => {
	const bytes = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight.bytes]));
	writeFileSync(baselineFile, `${JSON.stringify(bytes, undefined, '\t')}\n`);
};

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * @param {string} name `home`, `install` or the id of a game.
 * @param {Weight} weight
 * @returns {string} one line.
 */
export const sizeLine = (name, { bytes, files, bytesByKind }) => {
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
