/**
 * The browser is killed (SIGKILL of all its processes, as a phone does that needs the memory) at a random moment while
 * someone taps, in each game; where that can be had, its disk loses its power at that moment too. Every tap whose
 * transaction had completed, and every one that the mark called saved, must be there when it is opened again.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../support/game-ids.mjs';
import { seedMatches } from '../support/seed.mjs';
import { launch } from '../support/browser-group.mjs';
import { makeDisk } from './kill/disk.mjs';
import { lostOf, tell } from './kill/figures.mjs';
import { storedSeqs } from './kill/in-page.mjs';
import { comeBack, ends, live, longEnough } from './kill/life.mjs';

/** @typedef {import('./kill/figures.mjs').Outlived} Outlived */

const { killed, synced, cut, relaxed } = ends;
/**
 * Each on a disk and with a profile of its own, since what an end leaves can harm the lives after it. So many for each
 * kill: a cut takes as long, and the last only has to show that a loss is seen.
 *
 * @type {readonly { ways: readonly string[], share: number }[]}
 */
const series = [
	{ ways: [killed, synced], share: 1 },
	{ ways: [cut], share: 1 / 3 },
	{ ways: [relaxed], share: 1 / 20 }
];

/** Puts matches into a new profile, all of it on the disk. */
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
	const browser = await launch(profile);
	await browser.page.goto(`${origin}/en/history/`);
	await seedMatches(
		browser.page,
		matches.map((id) => ({ id, game, length: longEnough }))
	);
	await browser.kill();
	disk.flush();
};

/**
 * So many lives in a game, one profile through all of them.
 *
 * @typedef {object} Series
 * @property {string} origin
 * @property {string} game
 * @property {number} count
 * @property {readonly string[]} ways to end, by turns.
 * @property {string} losses where the database of a profile that lost something is put, as it was before it was opened.
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
	let browser = await launch(place.profile);
	for (const [index, match] of matches.entries()) {
		const address = `${origin}/en/match/?id=${match}`;
		const end = ways[index % ways.length] ?? killed;
		const life = await live(browser, { address, match, end, disk });
		const database = join(place.profile, 'Default', 'IndexedDB');
		rmSync(found, { recursive: true, force: true });
		if (existsSync(database)) cpSync(database, found, { recursive: true });
		browser = await launch(place.profile);
		const seqs = await comeBack(browser, address, match);
		const outlived = { life, kept: new Set(seqs), isGone: seqs === undefined };
		lives.push(outlived);
		if (end !== relaxed && lostOf(outlived).length > 0)
			cpSync(found, join(losses, match), { recursive: true });
		if (!outlived.isGone || index + 1 === count) continue;
		// Nothing of this site is left to go on with.
		await browser.kill();
		before.push(...lives);
		lives = [];
		await fill(place, game, matches.slice(index + 1));
		browser = await launch(place.profile);
	}
	// What a life left must have outlived the later ones too.
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
 * @param {{ origin: string, amount: number }} trial kills, of all games together.
 * @returns {Promise<boolean>} whether all that had completed or was shown as saved is there, and the mark says saved
 *   at all, and not too early.
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
