/** Taps at Hanabi's table: which parts of the DOM they change, accidental second taps, and the keyboard. */
import { expect, test } from '../support/fixtures';
import { openHanabiTable, turns } from '../support/hanabi';
import { focusOn } from '../support/keys';

test('a double tap counts as one turn, with a message; a tap on another button counts at once', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	const click = (selector: string) =>
		table.root.locator(selector).evaluate((button) => (button as HTMLElement).click());
	await click('[data-act=clue]');
	await click('[data-act=clue]');
	await table.expectCounters({ tokens: 7 });
	await expect(table.status).toHaveText('Deux appuis trop rapprochés : seul le premier compte.');
	await page.clock.runFor(100);
	await click('[data-play=red-1]');
	await table.expectCounters({ tokens: 7, pile: 39 });
	await click('[data-play=blue-1]');
	await table.expectCounters({ pile: 38 });
	// A tap on the next card of the same firework is ignored, because it appeared under the finger.
	await click('[data-play=blue-2]');
	await table.expectCounters({ pile: 38 });
});

test('an accidental second tap does not choose a card in the sheet that the first one opened @trial', async ({
	page
}) => {
	const table = await openHanabiTable(page, { actions: turns('clue clue') });
	await table.wait();
	await page.clock.pauseAt(new Date(Date.now() + 120_000));
	/** Taps an element, always with the same coordinates. */
	const tapAt = (selector: string) =>
		page.locator(selector).evaluate((target) => {
			const place = { bubbles: true, detail: 1, clientX: 200, clientY: 700 };
			target.dispatchEvent(new MouseEvent('click', place));
		});
	await tapAt('[data-act=discard]');
	await tapAt('dialog [data-card=green-2]');
	await expect(table.sheet).toBeVisible();
	await table.expectCounters({ tokens: 6, pile: 40 });
});

test('a completed firework is celebrated, and any tap ends the celebration @trial', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('+white-1 +white-2 +white-3 +white-4') });
	await table.play('white-5');
	const celebration = table.root.locator('.table > .sky > svg');
	await expect(celebration).toHaveCount(1);
	await expect(table.root.locator('[data-height="5"]')).toHaveAttribute('data-course', 'complete');
	await table.root.locator('[data-pile]').tap();
	await expect(celebration).toHaveCount(0);
	await table.expectCounters({ pile: 35, score: 5 });
});

test('a sheet that is closed and opened again within a frame is modal @trial', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue') });
	await table.wait();
	await table.action('discard').tap();
	await expect(table.sheet.and(page.locator(':modal'))).toBeVisible();
	await table.action('play').evaluate(async (opener: HTMLElement) => {
		const sheet = document.querySelector<HTMLDialogElement>('dialog:modal');
		const isClosed = new Promise((done) => sheet?.addEventListener('close', done, { once: true }));
		sheet?.close();
		await isClosed;
		opener.click();
	});
	await expect(table.sheet.and(page.locator(':modal'))).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(table.sheet).toHaveCount(0);
});

test('the fireworks are one tab stop, and so are the cards; the focus stays at the table @trial', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	await focusOn(table.step('white-1'));
	await page.keyboard.press('ArrowRight');
	await expect(table.step('red-1')).toBeFocused();
	for (const rank of [1, 2, 3, 4, 5]) {
		await table.wait();
		await expect(table.step(`red-${rank}`)).toBeFocused();
		await page.keyboard.press('Enter');
	}
	await table.expectCounters({ score: 5 });
	await expect(table.step('white-1')).toBeFocused();
	await table.clue(2);
	await table.wait();
	await focusOn(table.action('discard'));
	await page.keyboard.press('Enter');
	await table.expectSheetTakesFocus();
	await focusOn(table.sheet.locator('[data-card=white-1]'));
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowRight');
	await expect(table.sheet.locator('[data-card=red-2]')).toBeFocused();
	await expect(table.sheet.locator('[data-card][tabindex="0"]')).toHaveCount(1);
});
