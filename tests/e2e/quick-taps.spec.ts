/** A tap at a table counts as soon as the finger is lifted, and once. */
import type { Page } from '@playwright/test';
import { winningRound } from '../support/backups';
import { fingers, middleOf } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { storeMatch } from '../support/seated';
import { settled } from '../support/settled';
import { beginAt } from '../support/setup';

/** Notes the clicks from now on: 'early' for one that came before the browser's own. */
const watchClicks = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const clicks: string[] = [];
		Object.assign(window, { clicks });
		addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted ? 'own' : 'early'), { capture: true });
	});
const clicks = async (page: Page): Promise<readonly string[]> => {
	await settled(page);
	return page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.splice(0));
};

test('a tap counts once, as the finger is lifted; a wandering finger, or two, tap nothing; mouse and key click', async ({
	page
}) => {
	const table = await beginAt(page);
	await watchClicks(page);
	const place = await middleOf(table.cell('near', 3));
	await test.step('the browser’s own click does not follow', async () => {
		await fingers(page, [place]);
		expect(await clicks(page)).toEqual(['early']);
		await expect(table.cell('near', 3)).toHaveText('1');
		await fingers(page, [place], [{ x: place.x + 4, y: place.y - 4 }]);
		expect(await clicks(page)).toEqual(['early']);
		await expect(table.cell('near', 3)).toHaveText('2');
	});

	await test.step('a finger that wandered taps nothing, even where it came back; nor do two fingers', async () => {
		await fingers(page, [place], [{ x: place.x, y: place.y - 60 }]);
		await fingers(page, [place], [{ x: place.x, y: place.y - 60 }], [place]);
		await fingers(page, [place, await middleOf(table.cell('near', 5))]);
		expect(await clicks(page)).toEqual([]);
		await table.expectCounts('near', '0002000');
	});

	await test.step('a mouse and a key go on clicking', async () => {
		await table.cell('near', 4).click();
		await page.keyboard.press('Enter');
		expect(await clicks(page)).toEqual(['own', 'own']);
		await expect(table.cell('near', 4)).toHaveText('2');
	});
});

test('the second tap of an eager thumb does not leave the result that the first one brought', async ({
	page
}) => {
	await storeMatch(page, { id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] });
	const session = await page.context().newCDPSession(page);
	await session.send('Animation.enable');
	// The moment in which it takes none lasts.
	await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
	await page.goto('/en/match/?id=won');
	const rematch = page.getByRole('link', { name: 'Rematch' });
	await rematch.evaluate((link) => link.addEventListener('click', () => link.setAttribute('data-taken', '')));
	await fingers(page, [await middleOf(rematch)]);
	await settled(page);
	await expect(rematch).not.toHaveAttribute('data-taken');

	await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
	await rematch.tap();
	await expect(page).toHaveURL(/\/new\//);
});
