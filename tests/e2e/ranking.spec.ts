/** The ranking of a game: places, sorting, the filter, and its ways out. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, playerId, winningRound, type Planned } from '../support/backups';
import { eveningsOf } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';

const won = (id: string, winner: string, loser: string): Planned => ({
	id,
	names: [winner, loser],
	actions: [winningRound]
});
/** Léa wins four of five matches, Sam two of six, Ema none of one. */
const season = backupOf([
	...['a', 'b', 'c', 'd'].map((id) => won(id, 'Léa', 'Sam')),
	won('e', 'Sam', 'Léa'),
	won('f', 'Sam', 'Ema')
]);
const people = (page: Page) => page.getByRole('rowheader').filter({ has: page.getByRole('link') });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('players are ranked by their share of wins, and sorted by any column @trial', async ({ page }) => {
	await seedBackup(page, season);
	await page.goto('/en/ranking/?game=hanamikoji');
	await expect(people(page)).toHaveText(['Léa', 'Sam', 'Ema']);
	await expect(page.getByRole('row', { name: /Léa/ })).toContainText(/^\s*1\s*Léa\s*80%\s*5\s*4/);
	await expect(page.getByRole('row', { name: /^2 Sam/ })).toContainText(/33%.*6\s*2/s);
	await expect(page.getByRole('row', { name: /^Not ranked yet/ })).toContainText('It takes five matches');
	// At the end of the page the tab bar lies over none of its buttons.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expectNoAxeFindings(page);

	await expect(head(page, 'Share of wins')).toHaveAttribute('aria-sort', 'descending');
	await head(page, 'Share of wins').getByRole('button').click();
	await expect(people(page)).toHaveText(['Sam', 'Léa', 'Ema']);
	await expect(head(page, 'Share of wins')).toHaveAttribute('aria-sort', 'ascending');
	await head(page, 'Matches').getByRole('button').click();
	await expect(head(page, 'Matches')).toHaveAttribute('aria-sort', 'descending');
	await expect(head(page, 'Share of wins')).not.toHaveAttribute('aria-sort', /./);
	await expect(people(page)).toHaveText(['Sam', 'Léa', 'Ema']);

	await page.getByText('How it’s counted').click();
	await expect(page.getByText('Beat a stronger player and you gain more')).toBeVisible();
	await people(page).first().getByRole('link').click();
	await page.waitForURL(`**/en/players/?id=${playerId('Sam')}&game=hanamikoji`);
});

test('on a narrow phone the page does not scroll sideways, and the table is scrolled by keys @trial', async ({
	page
}) => {
	await seedBackup(page, season);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/en/ranking/?game=hanamikoji');
	await expect(people(page)).toHaveCount(3);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	const region = page.getByRole('region', { name: /^Hanamikoji/ });
	for (const name of ['Share of wins', 'Matches'])
		await expect(head(page, name)).toBeInViewport({ ratio: 0.9 });
	await region.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
	// The names stay.
	await expect(people(page).first()).toBeInViewport({ ratio: 0.9 });
});

test('the ranking is of the matches that the filter admits @trial', async ({ page }) => {
	await seedBackup(page, season);
	await page.goto('/en/ranking/?game=hanamikoji&time=2020-01-01_2020-12-31');
	await expect(page.getByText('Nothing to rank yet.')).toBeVisible();
	await page.goto('/en/ranking/?game=hanamikoji&time=twelve');
	await expect(people(page)).toHaveCount(3);
});

test('it is saved as CSV, shared as a picture and printed @trial', async ({ page }) => {
	await seedBackup(page, season);
	await page.goto('/en/ranking/?game=hanamikoji');
	const [table] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save as CSV' }).click()
	]);
	expect(table.suggestedFilename()).toMatch(/^ochaya-ranking-hanamikoji-.*\.csv$/);
	const text = await readFile(await table.path(), 'utf8');
	expect(
		text
			.split('\r\n')
			.slice(0, 2)
			.map((line) => line.split(',').slice(0, 6).join())
	).toEqual(['\uFEFFplace,player,player_id,matches,won,drawn', `1,Léa,${playerId('Léa')},5,4,0`]);
	const [picture] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Share as a picture' }).click()
	]);
	expect(picture.suggestedFilename()).toMatch(/^ochaya-ranking-hanamikoji-.*\.png$/);
	await expect(page.getByRole('status').filter({ hasText: 'Picture saved' })).toBeVisible();

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('table')).toContainText('Share of wins');
	await expect(page.getByRole('button')).toHaveCount(0);
	await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('Hanabi ranks by score, with neither wins nor Elo @trial', async ({ page }) => {
	await seedBackup(page, eveningsOf(48));
	await page.goto('/en/ranking/?game=hanabi');
	await expect(head(page, 'Average score')).toBeVisible();
	await expect(head(page, 'Perfect shows')).toBeVisible();
	await expect(page.getByRole('columnheader')).toHaveCount(6);
	await expect(page.getByText(/\bElo\b/)).toHaveCount(0);
});
