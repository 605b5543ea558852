#!/usr/bin/env node
/**
 * Measures the rule search: how many questions that it does not know find their answer first or second (five turns,
 * see `search-folds.ts`), and how long it takes for each key press, where every question of the tests is typed letter
 * by letter, with the index as a page makes it. Part of `npm run bench`; needs neither build nor browser:
 *
 *   node tests/bench/search.mjs            the figures
 *   node tests/bench/search.mjs --missed   and every question that was missed
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { locales } from '../../tools/locales.mjs';
import { root } from '../../tools/paths.mjs';
import { phone } from './phone.mjs';
import { median, quantile } from './statistics.mjs';

const rounds = 5;
/** The first rounds are not counted, until V8 has optimised the code. */
const warmUp = 2;

/**
 * @typedef {{
 *   compileRulebook: typeof import('../../tools/plugins/rulebook/compile.ts').compileRulebook,
 *   indexBook: typeof import('../../src/lib/rulebook/search/book-index.ts').indexBook,
 *   find: typeof import('../../src/lib/rulebook/search/find.ts').find,
 *   readAsked: typeof import('../../src/lib/rulebook/search/asked.ts').readAsked,
 *   folds: typeof import('../support/search-folds.ts')
 * }} Parts
 * @typedef {{ game: string, ask: string }} Question
 * @typedef {{
 *   bytes: number, gzip: number, firstIndex: number, index: number,
 *   keys: number, median: number, late: number, worst: number
 * }} Speed milliseconds, on this machine.
 */

/** @returns {Promise<Parts>} the functions of the search, bundled as they ship. */
const bundled = async () => {
	// The bundle lies within the project, so that Node finds the Markdown parser, which is not bundled.
	mkdirSync(`${root}.svelte-kit`, { recursive: true });
	const outDir = mkdtempSync(join(root, '.svelte-kit/bench-search-'));
	const search = `${root}src/lib/rulebook/search/`;
	const input = {
		compile: `${root}tools/plugins/rulebook/compile.ts`,
		'book-index': `${search}book-index.ts`,
		find: `${search}find.ts`,
		asked: `${search}asked.ts`,
		'search-folds': `${root}tests/support/search-folds.ts`
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
	return Object.assign({}, ...parts, { folds: parts.at(-1) });
};

/** @typedef {import('../../src/lib/i18n/locale.ts').Locale} Locale */

/**
 * @param {Parts} parts
 * @param {Locale} locale
 * @returns what is searched on its pages
 */
const gamesOf = ({ compileRulebook, readAsked }, locale) =>
	readdirSync(`${root}src/lib/games/`, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name: id }) => {
			const read = (/** @type {string} */ file) =>
				readFileSync(`${root}src/lib/games/${id}/rulebook/${file}`, 'utf8');
			const book = compileRulebook(read(`${locale}.md`));
			const asked = readAsked(read(`asked.${locale}.txt`));
			return { id, book, asked };
		});

/** @param {() => unknown} work @returns {number} milliseconds */
const timed = (work) => {
	const begun = performance.now();
	work();
	return performance.now() - begun;
};

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
const timedLong = async (work) => {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
};

/** @returns {Promise<Speed>} */
export const keys = async () => {
	const parts = await bundled();
	const { indexBook, find } = parts;
	const gamesByLocale = locales.map((locale) => ({ locale, games: gamesOf(parts, locale) }));
	const shipped = JSON.stringify(gamesByLocale[0]?.games.map(({ asked }) => asked));
	const makeIndexes = (/** @type {(typeof gamesByLocale)[number]} */ { locale, games }) =>
		Promise.all(games.map(({ id, ...book }) => indexBook(id, locale, book)));
	const [own = { locale: locales[0], games: [] }] = gamesByLocale;
	const firstIndex = await timedLong(() => makeIndexes(own));
	const made = await Promise.all(gamesByLocale.map(makeIndexes));
	/** @type {number[]} */
	const indexed = [];
	for (let round = 0; round < rounds; round += 1) indexed.push(await timedLong(() => makeIndexes(own)));
	const typed = locales.flatMap((locale, place) => {
		/** @type {Question[]} */
		const questions = JSON.parse(readFileSync(`${root}tests/support/questions.${locale}.json`, 'utf8'));
		return questions.flatMap(({ game, ask }) =>
			Array.from(ask, (_, last) => ({
				...{ indexes: made[place] ?? [], game, locale },
				so: ask.slice(0, last + 1)
			}))
		);
	});
	const measured = Array.from({ length: warmUp + rounds }, () =>
		typed.map(({ indexes, game, locale, so }) => timed(() => find(indexes, so, game, locale)))
	).slice(warmUp);
	// The best round of each key counts, because slower ones include other work of the machine.
	const all = typed.map((_, key) => Math.min(...measured.map((round) => round[key] ?? NaN)));
	return {
		bytes: shipped.length,
		gzip: gzipSync(shipped, { level: 9 }).length,
		firstIndex,
		index: Math.min(...indexed),
		keys: typed.length,
		median: median(all),
		late: quantile(all, 0.99),
		worst: Math.max(...all)
	};
};

/** @param {Speed} speed @returns {string} */
export const reportKeys = (speed) => {
	const row = (/** @type {string} */ name, /** @type {number} */ value) =>
		`${name.padEnd(46)}${`${value.toFixed(2)} ms`.padStart(12)}${`${(phone.slowdown * value).toFixed(2)} ms`.padStart(12)}`;
	return [
		`\n${'Search over the rulebooks'.padEnd(46)}${'here'.padStart(12)}${`${phone.slowdown}× slower`.padStart(12)}`,
		row(`a key, median of ${speed.keys}`, speed.median),
		row('a key, 99 %', speed.late),
		row('a key, the slowest', speed.worst),
		row('the indexes of a language, the first time', speed.firstIndex),
		row('the same, warmed up', speed.index),
		`what it is made of in a language, beside the rulebooks, weighs ${(speed.bytes / 1000).toFixed(1)} kB, ${(speed.gzip / 1000).toFixed(1)} kB gzipped`
	].join('\n');
};

/** @returns {Promise<readonly import('../support/search-folds.ts').AskedForm[]>} every form, asked while unknown */
export const unknown = async () => {
	const parts = await bundled();
	const { askUnknownForms, turns } = parts.folds;
	/** @type {import('../support/search-folds.ts').AskedForm[]} */
	const all = [];
	for (const locale of locales)
		for (const { id, ...book } of gamesOf(parts, locale))
			for (let turn = 0; turn < turns; turn += 1)
				all.push(...(await askUnknownForms(id, locale, book, turn)));
	return all;
};

/**
 * @param {readonly import('../support/search-folds.ts').AskedForm[]} asked
 * @returns {string}
 */
export const reportUnknown = (asked) => {
	const share = (/** @type {readonly { isFound: boolean }[]} */ some) =>
		`${((100 * some.filter(({ isFound }) => isFound).length) / some.length).toFixed(1)} %`.padStart(10);
	const of = (/** @type {string} */ game, /** @type {string} */ lang) =>
		share(asked.filter((one) => one.game === game && one.locale === lang));
	return [
		`\n${'Unknown questions answered first or second'.padEnd(46)}${locales.map((locale) => locale.padStart(10)).join('')}`,
		...[...new Set(asked.map(({ game }) => game))].map(
			(game) => `${game.padEnd(46)}${locales.map((locale) => of(game, locale)).join('')}`
		),
		`${`all ${asked.length}`.padEnd(46)}${share(asked)}`
	].join('\n');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const asked = await unknown();
	console.log(reportUnknown(asked));
	if (process.argv.includes('--missed'))
		for (const { game, locale, ask, sections, found } of asked.filter(({ isFound }) => !isFound))
			console.log(`${game} ${locale}: ${ask} [${sections.join(' ')}] found ${found.join(' ')}`);
	console.log(reportKeys(await keys()));
}
