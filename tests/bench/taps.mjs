#!/usr/bin/env node
/**
 * Measures taps at a table, alternately with taps on a page without framework: milliseconds from finger up
 * until the change is shown and until it is stored, and with `--trace` how the browser spent them.
 *
 *   node tests/bench/taps.mjs --game hanabi --taps 30 --trace
 *
 * It measures the existing build, and does not make one. `--scene start` taps at the start of a match instead
 * of the end of a long one, `--scene all` at both; `--only clue` reports only taps of that name;
 * `--build DIR` measures another build.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installed } from '../support/installed.mjs';
import { findBrowser } from '../support/browser.mjs';
import { seedMatches } from '../support/seed.mjs';
import { buildDir } from '../../tools/paths.mjs';
import { phone, withPhone } from './phone.mjs';
import { reportTaps } from './report-taps.mjs';
import { alive } from './rounds.mjs';
import { tables } from './scenes.mjs';
import { startSecureSite } from './secure-site.mjs';
import { splitTaps, traced } from './trace.mjs';
import { tap, tapsNoted, visit } from './visit.mjs';

/** How many rounds one page is tapped before it is the other's turn. */
const inTurn = 5;
export const bareFolder = fileURLToPath(new URL('bare-app', import.meta.url));
const bareSteps = [{ name: 'bare', on: '#add', shows: '#score' }];

/**
 * @typedef {import('./visit.mjs').Visitor} Visitor
 * @typedef {import('./scenes.mjs').Step} Step
 * @typedef {import('./probe.mjs').Tap} Tap
 * @typedef {import('./trace.mjs').TapSplit} TapSplit
 * @typedef {{ taps: readonly Tap[], splits: readonly TapSplit[] }} Measured
 * @typedef {{ game: string, scene: string, table: Measured, bare: Measured }} SceneTaps
 */

/** @param {Visitor} visitor @param {readonly Step[]} steps @param {number} times */
const tapAll = async (visitor, steps, times) => {
	for (let count = 0; count < times; count += 1) for (const step of steps) await tap(visitor, step);
};

/**
 * @param {Visitor} visitor
 * @param {readonly Step[]} steps
 * @param {number} times
 * @returns {Promise<readonly TapSplit[]>}
 */
const traceAll = async (visitor, steps, times) => {
	const events = await traced(visitor.session, () => tapAll(visitor, steps, times));
	return splitTaps(
		events,
		(await tapsNoted(visitor)).map(({ name }) => name)
	);
};

/**
 * @param {string} browser its path.
 * @param {{ app: import('../support/site.mjs').Site, bare: import('../support/site.mjs').Site }} sites
 * @param {{ game: string, scene: import('./scenes.mjs').Scene, taps: number, traces?: number }} what `taps`
 *   of each kind, and `traces` more of each while a trace is recorded.
 * @returns {Promise<SceneTaps>}
 */
export const tapScene = (browser, sites, { game, scene, taps, traces = 0 }) =>
	withPhone(browser, async (context) => {
		const { visitor: home } = await visit(context, `${sites.app.origin}/fr/`, alive, { slow: 'nothing' });
		await installed(home.page);
		await seedMatches(home.page, [{ ...scene, id: 'measured', game }]);
		await home.page.close();
		const ready = tables[game]?.ready ?? '';
		const address = `${sites.app.origin}/fr/match/?id=measured`;
		const { visitor: bare } = await visit(context, `${sites.bare.origin}/`, '#add', { slow: 'processor' });
		const { visitor: table } = await visit(context, address, ready, { slow: 'processor' });

		/** Throttles only the page in front, because throttling takes time even on an idle page. */
		const toFront = async (/** @type {Visitor} */ visitor) => {
			const behind = visitor === bare ? table : bare;
			await behind.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
			await visitor.page.bringToFront();
			await visitor.session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
			await visitor.page.waitForTimeout(300);
		};
		/** @type {{ taps: Tap[], splits: readonly TapSplit[] }} */
		const ofTable = { taps: [], splits: [] };
		/** @type {{ taps: Tap[], splits: readonly TapSplit[] }} */
		const ofBare = { taps: [], splits: [] };
		const pages = [
			{ visitor: bare, steps: bareSteps, into: ofBare },
			{ visitor: table, steps: scene.steps, into: ofTable }
		];
		for (const { visitor, steps } of pages) {
			await toFront(visitor);
			await tapAll(visitor, steps, 2);
			await tapsNoted(visitor);
		}
		for (let done = 0; done < taps; done += inTurn) {
			for (const { visitor, steps, into } of pages) {
				await toFront(visitor);
				await tapAll(visitor, steps, Math.min(inTurn, taps - done));
				into.taps.push(...(await tapsNoted(visitor)));
			}
		}
		for (const { visitor, steps, into } of traces > 0 ? pages : []) {
			await toFront(visitor);
			into.splits = await traceAll(visitor, steps, traces);
		}
		return { game, scene: scene.name, table: ofTable, bare: ofBare };
	});

const main = async () => {
	const { values } = parseArgs({
		options: {
			game: { type: 'string' },
			scene: { type: 'string', default: 'end' },
			only: { type: 'string' },
			taps: { type: 'string', default: '30' },
			trace: { type: 'boolean', default: false },
			build: { type: 'string', default: buildDir }
		}
	});
	const browser = findBrowser();
	if (!browser) throw new Error('No browser: set CHROMIUM to one.');
	const app = await startSecureSite(values.build);
	const bare = await startSecureSite(bareFolder);
	const isWanted = (/** @type {string} */ name) => values.scene === 'all' || name.startsWith(values.scene);
	for (const [game, { scenes }] of Object.entries(tables)) {
		if (values.game !== undefined && values.game !== game) continue;
		for (const scene of scenes.filter(({ name }) => isWanted(name))) {
			const taps = Number(values.taps);
			const traces = values.trace ? Math.max(5, Math.round(taps / 3)) : 0;
			console.log(
				reportTaps([await tapScene(browser, { app, bare }, { game, scene, taps, traces })], values.only)
			);
		}
	}
	await app.stop();
	await bare.stop();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
