/**
 * Kills the browser (SIGKILL to all its processes, as a phone does that needs the memory) at a random moment
 * while someone taps, in each game. Where possible, other runs cut the power of its disk. Every tap whose
 * transaction was complete, or that was shown as saved, must be there when the browser is opened again.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../support/game-ids.mjs';
import { seedMatches } from '../support/seed.mjs';
import { launchKillable } from '../support/killable-browser.mjs';
import { makeDisk } from './kill/disk.mjs';
import { lostOf, tell } from './kill/figures.mjs';
import { storedSeqs } from './kill/in-page.mjs';
import { comeBack, ends, live, longEnough } from './kill/life.mjs';

/** @typedef {import('./kill/figures.mjs').Outlived} Outlived */

const { killed, synced, cut, relaxed } = ends;
/**
 * Each series has its own disk and profile, since a cut can damage the profile for later lives. `share` is
 * the number of lives relative to the first series: cuts take long, and the last series only has to show that
 * losses are detected.
 *
 * @type {readonly { ways: readonly string[], share: number }[]}
 */
const series = [
	{ ways: [killed, synced], share: 1 },
	{ ways: [cut], share: 1 / 3 },
	{ ways: [relaxed], share: 1 / 20 }
];

/** Puts matches into a new profile, and flushes all to the disk. */
const fill = async (
	/** @type {{ profile: string, origin: string, disk: import('./kill/disk.mjs').Disk }} */ {
		profile,
		origin,
		disk
	},
	/** @type {string} */ game,
	/** @type {readonly string[]} */ matches
) => {
	rmSync(profile, { recursive: true, force: true });
	const browser = await launchKillable(profile);
	await browser.page.goto(`${origin}/en/history/`);
	await seedMatches(
		browser.page,
		matches.map((id) => ({ id, game, length: longEnough }))
	);
	await browser.kill();
	disk.flush();
};

/**
 * Lets the browser live and die many times in one game, with the same profile.
 *
 * @typedef {object} Series
 * @property {string} origin
 * @property {string} game
 * @property {number} count
 * @property {readonly string[]} ways to end a life, taken in turn.
 * @property {string} losses the folder for copies of databases that lost something, as they were before they
 *   were opened.
 *
 * @param {Series} series
 * @returns {Promise<Outlived[]>}
 */
const livesIn = async ({ origin, game, count, ways, losses }) => {
	const disk = makeDisk();
	if (!disk.cut && ways.some((way) => way !== killed && way !== synced)) {
		console.log(`  No ${ways.join(', ')}: only root on Linux can have a disk whose power can be cut`);
		disk.remove();
		return [];
	}
	const place = { profile: join(disk.path, 'profile'), origin, disk };
	const found = join(losses, 'found');
	const matches = Array.from({ length: count }, (_, index) =>
		`${game}-${ways[0]}-${index}`.replaceAll(/[ ,]+/g, '-')
	);
	/** @type {Outlived[]} */
	const before = [];
	/** @type {(Outlived & { kept: Set<number> })[]} */
	let lives = [];
	await fill(place, game, matches);
	let browser = await launchKillable(place.profile);
	for (const [index, match] of matches.entries()) {
		const address = `${origin}/en/match/?id=${match}`;
		const end = ways[index % ways.length] ?? killed;
		const life = await live(browser, { address, match, end, disk });
		const database = join(place.profile, 'Default', 'IndexedDB');
		rmSync(found, { recursive: true, force: true });
		if (existsSync(database)) cpSync(database, found, { recursive: true });
		browser = await launchKillable(place.profile);
		const seqs = await comeBack(browser, address, match);
		const outlived = { life, kept: new Set(seqs), isGone: seqs === undefined };
		lives.push(outlived);
		if (end !== relaxed && lostOf(outlived).length > 0)
			cpSync(found, join(losses, match), { recursive: true });
		if (!outlived.isGone || index + 1 === count) continue;
		// The whole database is lost, so the remaining matches are put in anew.
		await browser.kill();
		before.push(...lives);
		lives = [];
		await fill(place, game, matches.slice(index + 1));
		browser = await launchKillable(place.profile);
	}
	// What was stored after a life must still be there after all later lives.
	const last = await browser.page.evaluate(
		storedSeqs,
		lives.map(({ life }) => life.match)
	);
	for (const [index, { kept }] of lives.entries()) {
		for (const seq of kept) if (!last[index]?.includes(seq)) kept.delete(seq);
	}
	await browser.kill();
	disk.remove();
	return [...before, ...lives];
};

/**
 * @param {{ origin: string, amount: number }} trial `amount`: the number of kills in all games together.
 * @returns {Promise<boolean>} whether no completed tap and none shown as saved was lost, and the save mark
 *   showed taps as saved, but never before their transaction was complete.
 */
export const kill = async ({ origin, amount }) => {
	const losses = mkdtempSync(join(tmpdir(), 'ochaya-kill-losses-'));
	/** @type {Outlived[]} */
	const all = [];
	for (const { ways, share } of series) {
		const count = Math.ceil((amount * share) / gameIds.length);
		for (const game of gameIds) {
			const lives = await livesIn({ origin, game, count, ways, losses });
			if (lives.length > 0) tell(`${game}, ${ways.join(' or ')}`, lives);
			all.push(...lives);
		}
	}
	for (const end of Object.values(ends)) {
		const lives = all.filter(({ life }) => life.end === end);
		if (lives.length > 0) tell(end, lives);
	}
	const strict = all.filter(({ life }) => life.end !== relaxed);
	const hasLost = strict.some((outlived) => lostOf(outlived).length > 0);
	if (hasLost) console.log(`  What lost something, as it was found: ${losses}`);
	else rmSync(losses, { recursive: true, force: true });
	const isTold = strict.some(({ life }) => life.shown > 0);
	if (!isTold) console.log('  The mark never told that a tap was saved');
	return !hasLost && isTold && strict.every(({ life }) => life.early === 0);
};
