/**
 * Measures the size of an update for each kind of change: copies the sources, changes and builds them, and
 * sums up what a phone would fetch.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceCopy } from '../../tools/size/source-copy.mjs';
import { updateReport, updateFrom } from '../../tools/size/update.mjs';

/** @typedef {import('../../tools/size/update.mjs').Update} Update */
/**
 * @typedef {object} Case
 * @property {string} what
 * @property {import('../../tools/size/source-copy.mjs').Change} change
 * @property {number} [bar] the largest acceptable number of bytes, gzipped, with the page and the lists.
 * @property {string} [only] a text; of the files with a hash in their name, only the one with this text may
 *   be fetched.
 */

const hanabi = 'src/lib/games/hanabi';
/** @type {readonly Case[]} */
const cases = [
	{
		what: 'a sentence of one game',
		change: {
			file: `${hanabi}/words/messages/fr.json`,
			find: 'Plus de jeton bleu pour un indice',
			put: 'Plus un seul jeton bleu pour un indice'
		},
		bar: 30_000
	},
	{
		what: 'a new component, unused',
		change: { file: 'src/lib/ui/Aside.svelte', put: '<p>Nobody shows this.</p>\n' },
		bar: 5_000
	},
	{
		what: 'a line of one table',
		change: {
			file: 'src/lib/games/koikoi/table/Table.svelte',
			find: "const nameOf = (seat: Side): string => names[seat] ?? '';",
			put: "const nameOf = (seat: Side): string => names[seat] ?? '?';"
		},
		bar: 60_000
	},
	{
		what: 'a sentence of a rulebook',
		change: {
			file: `${hanabi}/rulebook/fr.md`,
			find: 'chaque carte bien posée vaut un point',
			put: 'chaque carte bien posée vaut un seul point'
		},
		only: 'vaut un seul point'
	}
];

/** @param {string} dir @returns {string[]} the paths of all files in it. */
const filesIn = (dir) =>
	readdirSync(dir, { recursive: true, encoding: 'utf8' })
		.filter((path) => statSync(join(dir, path)).isFile())
		.sort();

/**
 * @param {string} one
 * @param {string} other
 * @returns {string[]} the paths of files that only one has, or that differ.
 */
const differences = (one, other) => {
	const [here, there] = [filesIn(one), filesIn(other)];
	return [...new Set([...here, ...there])].filter(
		(path) =>
			!here.includes(path) ||
			!there.includes(path) ||
			!readFileSync(join(one, path)).equals(readFileSync(join(other, path)))
	);
};

/**
 * @param {Update} update
 * @param {Case} tried
 * @param {string} dir of the new build.
 * @returns {boolean} whether it is small enough.
 */
const isWithin = ({ fetched, bytes }, { bar, only }, dir) => {
	if (bytes > (bar ?? Infinity)) return false;
	if (only === undefined) return true;
	const named = fetched.filter(({ url }) => url.includes('/immutable/')).map(({ url }) => url);
	return named.length === 1 && readFileSync(join(dir, named[0] ?? ''), 'utf8').includes(only);
};

/**
 * Builds a case, compares it with the build before, and prints the result.
 *
 * @param {SourceCopy} copy
 * @param {string} before the build without the change.
 * @param {Case} tried
 * @returns {Promise<boolean>} whether the update is small enough.
 */
const isCheap = async (copy, before, tried) => {
	const dir = await copy.build(tried.change);
	const update = updateFrom(dir, before);
	const isGood = isWithin(update, tried, dir);
	const bar = tried.only === undefined ? `≤ ${(tried.bar ?? 0) / 1000} kB` : 'that book and the lists alone';
	console.log(`${isGood ? '✓' : '✗'} ${tried.what} (${bar}): ${updateReport(update)}`);
	return isGood;
};

/**
 * Tries all cases, and checks that two builds of the same sources are equal.
 *
 * @returns {Promise<boolean>} whether both hold.
 */
export const updateCost = async () => {
	const [first, second] = [new SourceCopy(), new SourceCopy()];
	try {
		const before = await first.build();
		const differing = differences(before, await second.build());
		console.log(
			`${differing.length === 0 ? '✓' : '✗'} built twice, in two folders: ${differing.length} files differ`
		);
		for (const path of differing.slice(0, 12)) console.log(`              ${path}`);
		let isGood = differing.length === 0;
		for (const tried of cases) isGood = (await isCheap(second, before, tried)) && isGood;
		return isGood;
	} finally {
		first.remove();
		second.remove();
	}
};
