/** A phone that lies on the table for an hour, its screen awake, does nothing while nothing happens. */
import { saveMark } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { openLongMatch, tapsOf } from '../support/table-ways';
import { countWakings, expectStillHour } from '../support/wakings';

for (const game of gameIds)
	test(`${game}: nothing runs at the table, under its open sheets, or where it is only shown @trial`, async ({
		page
	}) => {
		await countWakings(page);
		await openLongMatch(page, game, 120);
		for (const place of tapsOf(game)) {
			await page.locator(place).first().tap();
			await page.locator('[name=undo]').tap();
		}
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		await test.step('the table', () => expectStillHour(page));
		for (const name of ['menu', 'rules'])
			await test.step(name, async () => {
				await page.locator(`[name=${name}]`).tap();
				await expect(page.locator('dialog[open] h3').first()).toBeAttached();
				await expectStillHour(page);
				await page.keyboard.press('Escape');
				await expect(page.locator('dialog[open]')).toHaveCount(0);
			});
		await test.step('where it is only shown', async () => {
			await page.goto(`/fr/watch/?id=${game}&game=${game}`);
			await expect(page.getByText('Affichage seul')).toBeVisible();
			await expectStillHour(page);
		});
	});

test('nothing runs on the other pages @trial', async ({ page }) => {
	await countWakings(page);
	await openLongMatch(page, 'hanamikoji', 20);
	for (const address of [
		'',
		'new/?game=hanamikoji',
		'history/',
		'players/',
		'ranking/?game=hanamikoji',
		'records/?game=hanamikoji',
		'evening/',
		'rules/',
		'rules/hanabi/',
		'rules/hanabi/aid/',
		'tool/?game=koikoi',
		'receive/',
		'settings/'
	])
		await test.step(address, async () => {
			await page.goto(`/fr/${address}`);
			await page.locator('main').waitFor();
			await expectStillHour(page);
		});
});
