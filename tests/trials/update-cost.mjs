/**
 * What an update costs, for each kind of change: the sources are copied, changed, built, and what a phone would fetch
 * is weighed. Alone, `npm run update-cost` tries one change, as a part of `npm test`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Scratch } from '../../tools/size/scratch.mjs';
import { toldUpdate, updateFrom } from '../../tools/size/update.mjs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { buildDir } from '../../tools/paths.mjs';

/** @typedef {import('../../tools/size/update.mjs').Update} Update */
/**
 * @typedef {object} Case
 * @property {string} what
 * @property {import('../../tools/size/scratch.mjs').Change} change
 * @property {number} [bar] bytes on the wire, the page and the lists included.
 * @property {string} [only] the one file named by its content that may be fetched, by what it must hold.
 */

const hanabi = 'src/lib/games/hanabi';
/** @type {Case} */
const oneSentence = {
	what: 'a sentence of one game',
	change: {
		file: `${hanabi}/words/messages/fr.json`,
		find: 'Plus de jeton bleu pour un indice',
		put: 'Plus un seul jeton bleu pour un indice'
	},
	bar: 30_000
};
/** @type {readonly Case[]} */
const cases = [
	oneSentence,
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

/** @param {string} dir @returns {string[]} the files in it, by their path. */
const filesIn = (dir) =>
	readdirSync(dir, { recursive: true, encoding: 'utf8' })
		.filter((path) => statSync(join(dir, path)).isFile())
		.sort();

/** @param {string} one @param {string} other @returns {string[]} the files that only one has, or that are not the same. */
const differences = (one, other) => {
	const [here, there] = [filesIn(one), filesIn(other)];
	return [...new Set([...here, ...there])].filter(
		(path) =>
			!here.includes(path) ||
			!there.includes(path) ||
			!readFileSync(join(one, path)).equals(readFileSync(join(other, path)))
	);
};

/** @param {Update} update @param {Case} tried @param {string} dir of the new build. @returns {boolean} whether it is within its bar. */
const isWithin = ({ fetched, bytes }, { bar, only }, dir) => {
	if (bytes > (bar ?? Infinity)) return false;
	if (only === undefined) return true;
	const named = fetched.filter(({ url }) => url.includes('/immutable/')).map(({ url }) => url);
	return named.length === 1 && readFileSync(join(dir, named[0] ?? ''), 'utf8').includes(only);
};

/**
 * Builds a case and compares.
 *
 * @param {Scratch} scratch
 * @param {string} before the build without the change.
 * @param {Case} tried
 * @returns {Promise<boolean>} whether it is within its bar; a few lines are said in any case.
 */
const isCheap = async (scratch, before, tried) => {
	const dir = await scratch.build(tried.change);
	const update = updateFrom(dir, before);
	const isGood = isWithin(update, tried, dir);
	const bar = tried.only === undefined ? `≤ ${(tried.bar ?? 0) / 1000} kB` : 'that book and the lists alone';
	console.log(`${isGood ? '✓' : '✗'} ${tried.what} (${bar}): ${toldUpdate(update)}`);
	return isGood;
};

/**
 * All of them, each in a build of its own.
 *
 * @returns {Promise<boolean>} whether every bar is kept.
 */
export const updateCost = async () => {
	const [first, second] = [new Scratch(), new Scratch()];
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

/**
 * One change, beside the build that is there: made in another folder, so what would differ in every build is seen too.
 *
 * @returns {Promise<boolean>}
 */
const oneUpdate = async () => {
	await ensureBuild();
	const scratch = new Scratch();
	try {
		return await isCheap(scratch, buildDir, oneSentence);
	} finally {
		scratch.remove();
	}
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit((await oneUpdate()) ? 0 : 1);
