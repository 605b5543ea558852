#!/usr/bin/env node
/**
 * `npm run trials -- [name …] [--amount n] [--dir build]`: runs the named trials, or all of them. Trials take
 * too long for the test suite, and print figures. `--amount` replaces the usual size; `--dir` takes another
 * build, for instance of an older version.
 */
import { parseArgs } from 'node:util';
import { startSite } from '../support/site.mjs';
import { ensureBuild } from '../../tools/build/build.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { run } from '../../tools/test/run.mjs';
import { firstVisit } from './first-visit.mjs';
import { kill } from './kill.mjs';
import { tabs } from './tabs.mjs';
import { underAPath } from './under-a-path.mjs';
import { updateCost } from './update-cost.mjs';

/**
 * Runs a part of the browser tests, with those that are too long for the suite.
 *
 * @param {readonly string[]} args of `tools/test/e2e.mjs`
 * @param {Record<string, string>} [env]
 */
const ofSuite =
	(args, env = {}) =>
	() =>
		run('node', ['tools/test/e2e.mjs', ...args], { env: { TRIALS: '1', ...env } });

/** Drawn anew for each run, where the suite's is fixed. */
const seed = process.env.RUNS_SEED ?? String(Math.floor(Math.random() * 2 ** 31));

/**
 * Runs property-based tests of the suite with another seed and many times the usual number of runs: see
 * `tests/support/runs.ts`.
 *
 * @param {readonly string[]} files
 * @param {number} times
 */
const searches = (files, times) => {
	console.log(`  RUNS_SEED=${seed} draws the same again.`);
	return run('vitest', ['run', '--testTimeout=0', ...files], {
		env: { RUNS_TIMES: String(times), RUNS_SEED: seed }
	});
};

/** How many mutants the suite tries. */
const mutantsOfSuite = 200;
/** How many crafted logs the suite tries. */
const craftedOfSuite = 60;
/** How many rounds the suite plays with a group's database. */
const roundsOfSuite = 8;
/** The files with the longest property-based tests. */
const randomSearches = [
	...['geisha/rules/solver/verdicts', 'hanabi/rules/oracle'],
	...['geisha', 'hanabi', 'hanamikoji', 'koikoi'].map((game) => `${game}/rules/properties`),
	...['koikoi/rules/match-properties', 'koikoi/rules/rescoring', 'records/laws']
];

/**
 * @type {Readonly<Record<string, { what: string, amount?: number, needsBuild?: boolean, work: (trial: { origin: string, dir: string, amount: number }) => Promise<boolean> }>>}
 */
const trials = {
	kill: { what: 'the browser is killed under taps, in each game', amount: 120, work: kill },
	tabs: { what: 'three tabs tap at once, undo, delete', amount: 1000, work: tabs },
	garbage: {
		what: 'files gone wrong, and a sample in the browser',
		amount: 10_000,
		work: async ({ amount }) =>
			(await searches(['tests/mutants.test.ts'], amount / mutantsOfSuite)) &&
			(await ofSuite(['backup', '-g', 'gone wrong'])())
	},
	hostile: {
		what: 'crafted files and links',
		amount: 12_000,
		needsBuild: false,
		work: ({ amount }) => searches(['tests/hostile.test.ts'], amount / craftedOfSuite)
	},
	database: {
		what: 'a group’s database restored, swapped, killed, filled, out of reach, on two servers',
		amount: 80,
		needsBuild: false,
		work: async ({ amount }) => {
			if (process.env.COUCHDB) return searches(['tests/database.test.ts'], amount / roundsOfSuite);
			console.log('  COUCHDB names no real database: see docs/testing.md.');
			return false;
		}
	},
	search: {
		what: 'the rules against slow second readings of them, and what holds in every match',
		amount: 50,
		needsBuild: false,
		work: ({ amount }) => searches(randomSearches, amount)
	},
	screens: {
		what: 'every screen at sixteen sizes, in both languages, with wide text, by Tab in both directions',
		work: ofSuite(['screens'])
	},
	browser: { what: 'what else is too long for the suite in a browser', work: ofSuite(['webkit']) },
	update: { what: 'a new version beside the old worker', work: ofSuite(['update', 'part-missing']) },
	'under-a-path': {
		what: 'the app under a path, with and without its server',
		needsBuild: false,
		work: underAPath
	},
	'update-cost': { what: 'what a phone fetches of a new version, by what changed in it', work: updateCost },
	older: {
		what: 'databases and backups of released versions, and a large one that is moved to lines',
		work: async () =>
			(await run('vitest', ['run', 'tests/released.test.ts'])) &&
			(await ofSuite(['released', 'old-database'])())
	},
	faults: {
		what: 'full disk, refusal, eviction, a newer database, a clock set back and on',
		work: ofSuite(['full-disk', 'lost-database', 'storage', 'clock'])
	},
	aids: {
		what: 'the player aids of every preset on paper, in the fonts of three systems',
		work: ofSuite(['player-aids'], { AIDS: 'all' })
	},
	'first-visit': {
		what: 'a short first visit on a slow phone, then no server',
		amount: 10,
		work: firstVisit
	}
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { amount: { type: 'string' }, dir: { type: 'string' } }
});
const unknown = positionals.find((name) => !trials[name]);
if (unknown) {
	console.error(`No trial ${unknown}: there are ${Object.keys(trials).join(', ')}.`);
	process.exit(1);
}

const chosen = Object.entries(trials).filter(
	([name]) => positionals.length === 0 || positionals.includes(name)
);
if (!values.dir && chosen.some(([, { needsBuild = true }]) => needsBuild)) await ensureBuild();
const dir = values.dir ?? buildDir;
const site = await startSite({ dir });
let isPassed = true;
for (const [name, { what, amount = 0, work }] of chosen) {
	console.log(`\n▸ ${name}: ${what}`);
	const passed = await work({ origin: site.origin, dir, amount: Number(values.amount ?? amount) });
	console.log(`${passed ? '✓' : '✗'} ${name}`);
	isPassed &&= passed;
}
await site.stop();
process.exit(isPassed ? 0 : 1);
