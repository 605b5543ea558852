/**
 * Sheets over a match: what the browser tells late about a closed one does not close it again, and nothing of them
 * scrolls but their content.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHanabiTable } from '../support/hanabi';
import { settled } from '../support/settled';
import { openTable } from '../support/setup';

for (const way of ['its button', 'Escape'] as const)
	for (const name of ['rules', 'menu'] as const)
		test(`closed by ${way} and opened again within a frame, the sheet of the ${name} stays open @trial`, async ({
			page
		}) => {
			await openTable(page);
			const opener = page.getByRole('main').locator(`[name=${name}]`);
			const close = page.getByRole('dialog').getByRole('button', { name: 'Fermer' });
			await opener.tap();
			await expect(close).toBeVisible();
			const hasStep = name === 'rules';
			await page.evaluate(
				async ({ way, name, hasStep }) => {
					const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
					const opener = document.querySelector(`main [name=${name}]`) as HTMLElement;
					const closing = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
					// The step back out of the rules comes later, too.
					const stepping = new Promise((resolve) =>
						window.addEventListener('popstate', resolve, { once: true })
					);
					if (way === 'its button') (dialog.querySelector('header button') as HTMLElement).click();
					else {
						// What the browser does for Escape; it fires `close` only with the next frame.
						dialog.dispatchEvent(new Event('cancel'));
						dialog.close();
					}
					// The app closes the dialog itself, once the click is handled.
					await new Promise<void>(queueMicrotask);
					opener.click();
					await Promise.all([closing, hasStep && stepping]);
					await new Promise(requestAnimationFrame);
				},
				{ way, name, hasStep }
			);
			await expect(close).toBeVisible();
			await close.tap();
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await expect(opener).toBeVisible();
		});

test('a second tap in a row on what opened a sheet does not close it; one beside it does @trial', async ({
	page
}) => {
	await openHanabiTable(page);
	const sheet = page.getByRole('dialog');
	const box = await page.locator('[name=more]').boundingBox();
	if (!box) throw new Error('the button has no box');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	for (const twice of [
		() => page.mouse.dblclick(x, y),
		async () => {
			await page.touchscreen.tap(x, y);
			await page.touchscreen.tap(x, y);
		}
	]) {
		await twice();
		await settled(page);
		await expect(sheet).toBeVisible();
		await page.mouse.click(4, 4);
		await expect(sheet).toHaveCount(0);
	}
});

test('on a wide screen, menu and rules stand beside the whole table @trial', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openTable(page);
	for (const name of ['menu', 'rules']) {
		await page.getByRole('main').locator(`[name=${name}]`).tap();
		const sheet = await page.getByRole('dialog').boundingBox();
		const table = await page.locator('main').boundingBox();
		expect(sheet?.height).toBeCloseTo(900);
		expect((table?.x ?? NaN) + (table?.width ?? NaN)).toBeLessThanOrEqual(sheet?.x ?? NaN);
		await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBeCloseTo(1440);
	}
});

/**
 * Scrolls what lies around the content of the open sheet, as far as it goes: by hand, and by bringing something to the
 * top that lies below the frame.
 *
 * @returns how far it went, in pixels.
 */
const frameScroll = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const dialog = document.querySelector('dialog[open]');
		const frames = [dialog, dialog?.querySelector('.sheet')].filter((frame) => frame instanceof HTMLElement);
		if (frames.length !== 2) throw new Error('no sheet is open');
		const below = document.createElement('p');
		below.style.cssText = 'position: absolute; inset: 200% auto auto 0; height: 50px; width: 50px';
		dialog?.append(below);
		below.scrollIntoView({ block: 'start' });
		for (const frame of frames) frame.scrollBy(999, 999);
		const far = frames.flatMap(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
		below.remove();
		return Math.max(...far);
	});

test('a sheet does not scroll inside its frame, whatever is brought into view', async ({ page }) => {
	const sheet = page.getByRole('dialog');
	const closes = sheet.getByRole('button', { name: 'Fermer' });
	const table = await openHanabiTable(page);
	// With all blue tokens there, nothing may be discarded.
	await table.action('clue').tap();
	for (const open of [
		() => page.getByRole('main').locator('[name=rules]').tap(),
		() => page.getByRole('main').locator('[name=menu]').tap(),
		() => table.root.locator('[name=more]').tap(),
		// Stays laid out while it is closed, and is seen a frame before it is open.
		() => table.action('discard').tap()
	]) {
		await open();
		await expect(page.locator('dialog[open]')).toBeVisible();
		expect(await frameScroll(page)).toBe(0);
		await expect(closes).toBeInViewport({ ratio: 1 });
		await closes.tap();
		await expect(sheet).toHaveCount(0);
	}
});
