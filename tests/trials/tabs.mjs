/**
 * Three tabs tap and undo in one match at once. Nothing may be overwritten, and all must show the same. Then
 * one of them deletes the match while another taps.
 */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { seedMatches } from '../support/seed.mjs';

/**
 * Runs in a page: taps markers of a side, and undo at every `undoEach`th tap.
 *
 * @returns how often it did each.
 */
const tapOn = async (
	/** @type {{ side: string, taps: number, undoEach: number }} */ { side, taps, undoEach }
) => {
	const done = { actions: 0, undos: 0 };
	const markers = ['secret', 'trade-off', 'gift', 'competition'];
	for (let tap = 1; tap <= taps; tap += 1) {
		const isUndo = undoEach > 0 && tap % undoEach === 0;
		const what = isUndo ? '[name=undo]' : `[data-marker=${side}-${markers[tap % 4]}]`;
		const button = document.querySelector(what);
		if (button instanceof HTMLElement) button.click();
		done[isUndo ? 'undos' : 'actions'] += 1;
		await new Promise((next) => setTimeout(next, 5));
	}
	return done;
};

/** Runs in a page. @returns how many entries of each kind are stored. */
const storedByKind = () =>
	new Promise((done) => {
		const opening = indexedDB.open('ochaya');
		opening.onsuccess = () => {
			const reading = opening.result.transaction('lines').objectStore('lines').getAll();
			reading.onsuccess = () => {
				opening.result.close();
				/** @type {Record<string, number>} */
				const byKind = {};
				const entries = reading.result.flatMap((value) => value.stretch ?? value);
				for (const { kind } of entries) byKind[kind] = (byKind[kind] ?? 0) + 1;
				done(byKind);
			};
		};
	});

/**
 * @param {{ origin: string, amount: number }} trial `amount`: the number of taps in all three tabs together.
 * @returns {Promise<boolean>} whether every tap is stored, and all tabs show the same.
 */
export const tabs = async ({ origin, amount }) => {
	const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
	try {
		const context = await browser.newContext();
		const first = await context.newPage();
		await first.goto(`${origin}/en/history/`);
		await seedMatches(first, [{ id: 'shared', length: 20 }]);
		const pages = [first, await context.newPage(), await context.newPage()];
		for (const page of pages) {
			await page.goto(`${origin}/en/match/?id=shared`);
			await page.locator('[data-save=saved]').waitFor({ state: 'attached' });
		}
		const taps = Math.ceil(amount / 3);
		const began = performance.now();
		const done = await Promise.all(
			pages.map((page, index) =>
				page.evaluate(tapOn, { side: index === 0 ? 'near' : 'far', taps, undoEach: index === 2 ? 5 : 0 })
			)
		);
		for (const page of pages) await page.locator('[data-save=saved]').waitFor({ state: 'attached' });
		const took = performance.now() - began;
		const sum = done.reduce((all, { actions, undos }) => ({
			actions: all.actions + actions,
			undos: all.undos + undos
		}));
		const stored = /** @type {Record<string, number>} */ (await first.evaluate(storedByKind));
		const shown = () => Promise.all(pages.map((page) => page.getByRole('main').innerText()));
		const before = await shown();
		await Promise.all(pages.map((page) => page.reload()));
		for (const page of pages) await page.locator('[data-save=saved]').waitFor({ state: 'attached' });
		const alike = new Set([...before, ...(await shown())]).size === 1;
		// The match had 19 actions before.
		const [actions, undos] = [(stored.action ?? 0) - 19, stored.undo ?? 0];
		console.log(
			`  ${sum.actions} taps and ${sum.undos} undos in three tabs, all stored after ${(took / 1000).toFixed(1)} s: ` +
				`${actions} and ${undos} entries; all tabs ${alike ? 'show the same, before and after a reload' : 'DIFFER'}`
		);

		const [, second, third] = pages;
		await third?.locator('[name=menu]').click();
		const playing = second?.evaluate(tapOn, { side: 'near', taps: 30, undoEach: 0 }).catch(() => undefined);
		await third?.getByRole('button', { name: 'Delete the match' }).click();
		await playing;
		await first.getByRole('heading', { name: 'Match deleted' }).waitFor();
		await second?.getByRole('heading', { name: 'Match deleted' }).waitFor();
		console.log('  deleted in the third while the second tapped: both others say so');
		return alike && actions === sum.actions && undos === sum.undos;
	} finally {
		await browser.close();
	}
};
