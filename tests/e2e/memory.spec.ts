/** A long evening at a table: nothing is kept of what is gone. */
import type { CDPSession, Page } from '@playwright/test';
import { storedKinds } from '../support/database';
import { middleOf } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { newlyDetached, readHeap, type Heap } from '../support/heap';
import { settled } from '../support/settled';
import { openLongMatch, sheetsOf, tapsOf, type Way } from '../support/table-ways';

/**
 * Opens each sheet so many times and closes it by its own button, each as soon as it is there and was painted. This
 * runs in the page, since a thousand commands of the driver would take minutes. Like a tap at a table, such a click
 * gives nothing the focus.
 */
const openAndClose = (page: Page, ways: readonly Way[], times: number): Promise<void> =>
	page.evaluate(
		async ({ ways, times }) => {
			const shown = async (selector: string): Promise<HTMLElement> => {
				for (let frames = 0; frames < 300; frames += 1) {
					const found = document.querySelector<HTMLElement>(selector);
					if (found) return found;
					await new Promise((done) => requestAnimationFrame(done));
				}
				throw new Error(`${selector} never comes`);
			};
			for (let time = 0; time < times; time += 1)
				for (const { clicks, shows } of ways) {
					for (const selector of clicks) (await shown(selector)).click();
					await shown(shows);
					await new Promise((done) => requestAnimationFrame(done));
					(await shown('dialog[open] > .sheet > header > button')).click();
					await shown('body:not(:has(dialog[open]))');
				}
		},
		{ ways, times }
	);

/**
 * Taps with a finger so many times: on one place, on undo, on the other place, on undo. The two places take turns
 * because a second tap on the same one within half a second is ignored as an accident.
 */
const tapAndUndo = async (page: Page, session: CDPSession, game: string, times: number): Promise<void> => {
	const [one, other] = tapsOf(game);
	const selectors = [one, '[name=undo]', other, '[name=undo]'];
	const places = await Promise.all(selectors.map((selector) => middleOf(page.locator(selector).first())));
	// Several at once, as the driver would wait for a frame after each.
	const together = 20;
	for (let done = 0; done < times; done += together)
		await Promise.all(
			Array.from({ length: Math.min(together, times - done) }, (_, tap) => places[tap % places.length])
				.flatMap((place) => [place ? [place] : [], []])
				.map((touchPoints) =>
					session.send('Input.dispatchTouchEvent', {
						type: touchPoints.length > 0 ? 'touchStart' : 'touchEnd',
						touchPoints
					})
				)
		);
};

/** Expects that no node is kept that was not there before, and that what is kept besides takes no more than so much. */
const expectKept = (before: Heap, after: Heap, bytes: number): void => {
	expect(newlyDetached(before, after)).toEqual({});
	expect(after.nodes).toBeLessThanOrEqual(before.nodes);
	expect(after.listeners).toBeLessThanOrEqual(before.listeners);
	expect(after.bytes - before.bytes).toBeLessThan(bytes);
};

/**
 * In bytes, what all openings of all sheets may add to the data of the scripts. They add 4 to 14 kB, less than 60 bytes
 * each, and no node. The smallest sheet, that of giving up, would add 70 kB if it was kept at each of twenty openings.
 */
const sheetsBound = 32_000;
/** In bytes: an entry and its action take about 80. A state of the match kept with each would take some hundreds. */
const entryBound = 200;

// A few hundred openings take minutes where frames are late (`LATE_FRAMES`).
test.describe.configure({ timeout: 360_000 });

for (const game of gameIds)
	test(`${game}: nothing is left of a closed sheet, and of 500 taps only their entries @trial`, async ({
		page
	}) => {
		await openLongMatch(page, game, 122);
		const session = await page.context().newCDPSession(page);
		const ways = sheetsOf(game);
		// Whatever is made once and kept for the next time is made by then.
		for (const place of tapsOf(game))
			for (const selector of [place, '[name=undo]']) {
				await page.locator(selector).first().tap();
				await settled(page);
			}
		await tapAndUndo(page, session, game, 40);
		await openAndClose(page, ways, 2);
		await settled(page);
		const before = await readHeap(session);

		// In the other order, so that it is not the same sheet that was closed last.
		await openAndClose(page, ways.toReversed(), 20);
		await settled(page);
		const closed = await readHeap(session);
		await test.step('sheets', () => expectKept(before, closed, sheetsBound));

		const entries = (await storedKinds(page, game)).length;
		await tapAndUndo(page, session, game, 500);
		await expect.poll(async () => (await storedKinds(page, game)).length).toBe(entries + 500);
		await settled(page);
		const tapped = await readHeap(session);
		await test.step('taps', () => expectKept(closed, tapped, 500 * entryBound));
	});
