/** A tap at a table counts as soon as the finger is lifted, and only once. */
import type { Page } from '@playwright/test';
import { winningRound } from '../support/backups';
import { fingers, middleOf } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { storeMatch } from '../support/stored-match';
import { settled } from '../support/settled';
import { openTable } from '../support/setup';

/**
 * Records the clicks from now on: `own` for the browser's clicks, `early` for those that the app dispatches
 * before.
 */
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

test('a tap counts once, when the finger is lifted; moves and two fingers do not count; mouse and keys still click', async ({
	page
}) => {
	const table = await openTable(page);
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

	await test.step('a finger that moved does not tap, even if it came back; nor do two fingers', async () => {
		await fingers(page, [place], [{ x: place.x, y: place.y - 60 }]);
		await fingers(page, [place], [{ x: place.x, y: place.y - 60 }], [place]);
		await fingers(page, [place, await middleOf(table.cell('near', 5))]);
		expect(await clicks(page)).toEqual([]);
		await table.expectCounts('near', '0002000');
	});

	await test.step('mouse and keyboard click as usual', async () => {
		await table.cell('near', 4).click();
		await page.keyboard.press('Enter');
		expect(await clicks(page)).toEqual(['own', 'own']);
		await expect(table.cell('near', 4)).toHaveText('2');
	});
});

test('an accidental second tap does not follow a link on the result that the first tap opened @trial', async ({
	page
}) => {
	await storeMatch(page, { id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] });
	const session = await page.context().newCDPSession(page);
	await session.send('Animation.enable');
	// With animations stopped, the time in which the links take no taps does not end.
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
