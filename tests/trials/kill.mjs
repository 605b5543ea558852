/**
 * The browser is killed (SIGKILL, as a phone does that needs the memory) at a random moment while someone taps, in
 * each game. Every tap that was shown as saved must be there when it is opened again.
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { gameIds } from '../support/game-ids.mjs';
import { seedMatches } from '../support/seed.mjs';

/** Taps of a life, at most; a match lasts one. */
const ofALife = 100;

/** @param {string} profile @returns a browser in a group of processes of its own, and its first page. */
const launch = async (profile) => {
	const args = [...browserArgs, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
	const child = spawn(await ensureBrowser(), [...args, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const address = await new Promise((found) => {
		let said = '';
		child.stderr.on('data', (chunk) => {
			said += String(chunk);
			const [, told] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
			if (told) found(told);
		});
	});
	const browser = await chromium.connectOverCDP(String(address));
	const [context] = browser.contexts();
	if (!context || child.pid === undefined) throw new Error('No browser came up');
	const { pid } = child;
	const page = await context.newPage();
	const gone = new Promise((done) => child.once('close', done));
	const kill = async () => {
		process.kill(-pid, 'SIGKILL');
		await gone;
		await browser.close().catch(() => undefined);
	};
	return { page, kill };
};

/** Run in the page: taps and never ends. It tells of each tap, and of each that the table calls saved. */
const tapOn = (/** @type {{ taps: number, seed: number }} */ { taps, seed }) => {
	const mark = document.querySelector('[data-save]');
	const button = document.querySelector('[name=undo]');
	if (!mark || !(button instanceof HTMLElement)) throw new Error('No table');
	let [done, at, chance] = [0, 0, seed];
	/** @type {number[]} */
	const tapped = [];
	let told = 0;
	// As often as something is painted. What takes longer than this to save is said to be on its way; a tap before
	// that time is not yet called anything.
	const longSave = 300;
	const look = () => {
		const isSaved = document.querySelector('[data-save]')?.getAttribute('data-save') === 'saved';
		const said = tapped.filter((time) => performance.now() - time > longSave).length;
		if (isSaved && said > told) console.log(`saved ${(told = said)}`);
		requestAnimationFrame(look);
	};
	look();
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (/** @type {Parameters<typeof transaction>} */ ...given) {
		const made = transaction.apply(this, given);
		if (given[1] === 'readwrite') {
			made.addEventListener('complete', () => console.log(`stored ${performance.now() - at}`));
		}
		return made;
	};
	const next = () => {
		if (done >= taps) return;
		at = performance.now();
		tapped.push(at);
		done += 1;
		console.log(`tap ${done}`);
		button.click();
		chance = (chance * 1103515245 + 12345) % 2147483648;
		setTimeout(next, (chance / 2147483648) * 120);
	};
	next();
};

/** Run in the page. @returns how many taps of a match are stored. */
const storedUndos = (/** @type {string} */ match) =>
	new Promise((done, failed) => {
		const opening = indexedDB.open('ochaya');
		opening.onerror = () => failed(opening.error);
		opening.onsuccess = () => {
			const range = IDBKeyRange.bound([match], [match, []]);
			const reading = opening.result.transaction('entries').objectStore('entries').getAll(range);
			reading.onsuccess = () => {
				opening.result.close();
				done(reading.result.filter(({ kind }) => kind === 'undo').length);
			};
		};
	});

/**
 * @param {{ origin: string, amount: number }} trial taps in each game.
 * @returns {Promise<boolean>} whether all that was shown as saved is there.
 */
export const kill = async ({ origin, amount }) => {
	const lives = Math.ceil(amount / (ofALife / 2));
	let isWell = true;
	for (const game of gameIds) {
		const profile = mkdtempSync(join(tmpdir(), 'ochaya-kill-'));
		const sum = { kills: 0, taps: 0, saved: 0, unsaved: 0, lost: 0 };
		/** @type {number[]} */
		const times = [];
		let browser = await launch(profile);
		await browser.page.goto(`${origin}/en/history/`);
		await seedMatches(
			browser.page,
			Array.from({ length: lives }, (_, life) => ({ id: `life-${life}`, game, length: ofALife + 20 }))
		);
		for (let life = 0; life < lives && sum.taps < amount; life += 1) {
			const address = `${origin}/en/match/?id=life-${life}`;
			let [taps, saved] = [0, 0];
			const end = 1 + Math.floor(Math.random() * ofALife);
			const moment = new Promise((come) => {
				browser.page.on('console', (message) => {
					const [what, figure] = message.text().split(' ');
					if (what === 'tap') taps = Number(figure);
					if (what === 'saved') saved = Number(figure);
					if (what === 'stored') times.push(Number(figure));
					if (taps >= end) setTimeout(() => come(undefined), Math.random() * 30);
				});
			});
			await browser.page.goto(address);
			await browser.page.locator('[data-save=saved]').waitFor({ state: 'attached' });
			await browser.page.evaluate(tapOn, { taps: ofALife, seed: life + 1 });
			await moment;
			await browser.kill();
			// What the dead browser said before, and comes in only now, was shown.
			await new Promise((next) => setImmediate(next));
			browser = await launch(profile);
			await browser.page.goto(address);
			const missing = browser.page.getByText('Match not found');
			await browser.page.locator('[name=undo]').or(missing).first().waitFor();
			const isGone = await missing.isVisible();
			const kept = isGone ? 0 : Number(await browser.page.evaluate(storedUndos, `life-${life}`));
			sum.kills += 1;
			sum.taps += taps;
			sum.saved += saved;
			sum.unsaved += Math.max(0, taps - kept) - Math.max(0, saved - kept);
			sum.lost += Math.max(0, saved - kept);
			if (isGone) {
				// The files of the database are new ones: nothing of this site is left to go on with.
				console.log(`  ${game}: Chromium came back without its database`);
				break;
			}
		}
		await browser.kill();
		rmSync(profile, { recursive: true, force: true });
		times.sort((one, other) => one - other);
		const at = (/** @type {number} */ part) => (times[Math.floor(part * times.length)] ?? 0).toFixed(1);
		console.log(
			`  ${game}: ${sum.kills} kills under ${sum.taps} taps; of ${sum.saved} shown as saved ${sum.lost} lost; ` +
				`${sum.unsaved} not yet shown as saved lost; tap to stored ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %`
		);
		isWell &&= sum.lost === 0;
	}
	return isWell;
};
