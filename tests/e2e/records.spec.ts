/** Players, pairs, records of games and the history, with no match, one, some, and ten thousand. */
import type { Page } from '@playwright/test';
import { deleteMatch, openAbout } from '../support/app-actions';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, winningRound } from '../support/backups';
import { eveningsOf, friendId, multiply } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { seedBackup } from '../support/seed-backup';

const lea = friendId('Léa');
const sam = friendId('Sam');
/** How many matches a game's page is of. */
const counted = (page: Page) => page.locator('.stands p').first();
/** @returns the ids of the matches of a game in a backup. */
const matchesOf = ({ entries }: ReturnType<typeof eveningsOf>, game: string): readonly string[] =>
	(entries as readonly { readonly match: string; readonly game?: string }[])
		.filter((entry) => entry.game === game)
		.map(({ match }) => match);
const players = (page: Page) => page.getByRole('region', { name: 'Players' }).getByRole('listitem');

test('with no match, each page says what will be there @trial', async ({ page }) => {
	for (const [path, said] of [
		['players/', 'Players appear here once you start a match.'],
		['records/?game=hanabi', 'No finished Hanabi matches yet.'],
		['history/', 'No matches yet. The tea is ready.']
	] as const)
		await test.step(path, async () => {
			await page.goto(`/en/${path}`);
			await expect(page.getByText(said)).toBeVisible();
			await expectNoAxeFindings(page);
		});
});

test('the page of a game fetches nothing of another one', async ({ page }) => {
	await page.goto('/en/records/?game=hanabi');
	await expect(page.getByText('No finished Hanabi matches yet.')).toBeVisible();
	const fetched = await page.evaluate(() =>
		performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
	);
	expect(fetched.filter((path) => /\/games\/(?!hanabi\/)/.test(path))).toEqual([]);
});

test('with one match: it is counted, and there is nothing to compare yet @trial', async ({ page }) => {
	await seedBackup(page, eveningsOf(1));
	await page.goto('/en/records/?game=hanamikoji');
	await expect(counted(page)).toContainText(/1\smatch/);
	await page.goto('/en/players/');
	await expect(players(page).filter({ hasText: 'Léa' })).toContainText('1 match · 1 won');
});

test.describe('with thirty matches', () => {
	test('figures as sentence and table, a head-to-head, and filters of the history', async ({ page }) => {
		const evenings = eveningsOf(30);
		const count = (game: string) => matchesOf(evenings, game).length;
		await seedBackup(page, evenings);
		await test.step('a figure has a sentence and a table', async () => {
			// Of its eight matches three are without a limit of rounds; only matches of one kind are counted together.
			const of = 3;
			await page.goto('/en/records/?game=hanamikoji');
			await page.getByRole('combobox', { name: 'Kind of match' }).selectOption('no-limit');
			await page.getByText('More figures').click();
			const figure = page.getByRole('figure').filter({ hasText: 'How matches end' });
			// Of fewer than five, none comes most often.
			await expect(figure).toContainText(`${of} so far.`);
			await expect(figure.getByRole('cell').first()).toBeVisible();
			const counts = await figure.getByRole('cell').allTextContents();
			expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(of);
		});
		await test.step('two players: the same lead from either side', async () => {
			const leads: string[] = [];
			for (const [one, other] of [
				[lea, sam],
				[sam, lea]
			] as const) {
				await page.goto(`/en/players/?id=${one}&with=${other}`);
				const score = page.locator('.score p [aria-hidden]');
				await expect(score).toHaveText(/[1-9]/);
				leads.push(((await score.textContent()) ?? '').replaceAll(' ', ''));
			}
			expect(leads[1]).toBe(leads[0]?.split('–').reverse().join('–'));
		});
		await test.step('the history is filtered by game, pair and word', async () => {
			await page.goto('/en/history/');
			const rows = page.getByRole('main').getByRole('listitem');
			await expect(
				page.getByRole('heading', { name: /(evening|morning|afternoon)\s+3\smatches/ }).first()
			).toBeVisible();
			await page.getByText('Filter', { exact: true }).click();
			await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Geisha');
			await expect(rows).toHaveCount(count('geisha'));
			await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Léa');
			await page.getByRole('searchbox').fill('zoe');
			const isPair = /Léa.*Zoé|Zoé.*Léa/;
			await expect(rows.filter({ hasNotText: isPair })).toHaveCount(0);
			await expect(rows.first()).toContainText('Léa');
			for (const name of await rows.locator('strong').allTextContents()) expect(name).toMatch(isPair);
			await test.step('a new season is asked for again after it was given up, and its time is not shown', async () => {
				const time = page.getByRole('combobox', { name: 'When', exact: true });
				for (let times = 1; times <= 2; times += 1) {
					await time.selectOption('New season…');
					const sheet = page.getByRole('dialog', { name: 'New season' });
					await sheet.getByRole('button', { name: 'Close' }).last().click();
					await expect(sheet).toBeHidden();
					await expect(time).toHaveValue('');
				}
			});
			await test.step('words that were typed just before the filters are cleared are cleared too', async () => {
				const clear = page.getByRole('button', { name: 'Clear filters' });
				await page.getByRole('searchbox').evaluate(
					async (field: HTMLInputElement, button) => {
						field.value = 'nobody';
						field.dispatchEvent(new Event('input', { bubbles: true }));
						(button as HTMLElement).click();
						// Longer than the search waits for another letter.
						await new Promise((done) => setTimeout(done, 500));
					},
					await clear.elementHandle()
				);
				await expect(clear).toBeHidden();
			});
			await page.getByRole('searchbox').fill('nobody of this name');
			await expect(page.getByText('No matches found.')).toBeVisible();
		});
	});
});

test('a deleted match is not counted in the records, but again once it is restored @trial', async ({
	page
}) => {
	await seedBackup(page, backupOf([{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/records/?game=hanamikoji');
	await expect(counted(page)).toContainText(/1\smatch/);
	await deleteMatch(page, 'won');
	await page.getByRole('button', { name: 'Restore', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	await page.goto('/en/records/?game=hanamikoji');
	await expect(counted(page)).toContainText(/1\smatch/);
	await deleteMatch(page, 'won');
	await expect(page.getByRole('heading', { name: 'Match deleted' })).toBeVisible();
	await page.goto('/en/records/?game=hanamikoji');
	await expect(page.getByText('No finished Hanamikoji matches yet.')).toBeVisible();
});

test('two names of one person are merged, and unmerged again @trial', async ({ page }) => {
	await seedBackup(
		page,
		backupOf([
			{ id: 'one', names: ['Aki', 'Ben'], actions: [winningRound] },
			{ id: 'two', names: ['Akiko', 'Ben'], actions: [winningRound], at: Date.UTC(2025, 10, 12, 12) }
		])
	);
	await page.goto('/en/players/?id=player-Aki');
	await page.getByText('The same person under another name').click();
	await page.getByLabel('Who is it?').selectOption('Ben');
	await expect(page.getByText(/^Aki and Ben sat at the same table on .*: they are two people/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Merge' })).toBeDisabled();
	await page.getByLabel('Who is it?').selectOption('Akiko');
	await expect(page.getByText(/^Akiko’s 1\smatch will count as Aki’s\./)).toBeVisible();
	await page.getByRole('button', { name: 'Merge' }).click();
	await expect(page.locator('.person header').getByText('2 matches', { exact: true })).toBeVisible();
	// Merging Ben with Aki is impossible, because Akiko, who counts as Aki, sat at a table with him.
	await page.goto('/en/players/?id=player-Ben');
	await page.getByText('The same person under another name').click();
	await page.getByLabel('Who is it?').selectOption('Aki');
	await expect(page.getByRole('button', { name: 'Merge' })).toBeDisabled();
	await page.goto('/en/players/?id=player-Aki');
	await page.getByRole('button', { name: 'Unmerge Akiko' }).click();
	await expect(page.locator('.person header').getByText('1 match', { exact: true })).toBeVisible();
});

test('a note, the place and a player are changed, found by the search, and the change is undone @trial', async ({
	page
}) => {
	await seedBackup(page, backupOf([{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/match/?id=won');
	await openAbout(page);
	await page.getByRole('button', { name: 'Note, date, players' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByLabel('Note').fill('Under the plum tree');
	await sheet.getByLabel('Place').fill('Lyon');
	await sheet.getByLabel('Player 2').fill('Chie');
	await sheet.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText(/ · Lyon$/)).toBeVisible();
	await openAbout(page);
	await expect(page.getByText('Under the plum tree')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Back' }).click();
	await page.getByRole('searchbox').fill('plum');
	await expect(page.getByRole('main').getByRole('listitem').locator('strong')).toHaveText(['Aki and Chie']);
	await page.goto('/en/match/?id=won');
	await openAbout(page);
	await page.getByRole('button', { name: 'Edit note, date, players' }).click();
	await sheet.getByRole('button', { name: 'Undo the last change' }).click();
	await expect(sheet.getByLabel('Player 2')).toHaveValue('Ben');
});

test('a result is shared as a picture of the chosen size @trial', async ({ page }) => {
	const evenings = eveningsOf(4);
	const [match] = matchesOf(evenings, 'koikoi');
	await seedBackup(page, evenings);
	const sheet = page.getByRole('dialog');
	// Shapes and languages are independent, so two combinations are enough.
	for (const [locale, shape, height] of [
		['fr', 'upright', 1350],
		['en', 'square', 1080]
	] as const)
		await test.step(shape, async () => {
			await page.goto(`/${locale}/match/?id=${match}`);
			await page
				.locator('footer')
				.getByRole('button', { name: /^(Share|Partager)$/ })
				.click();
			if (shape === 'square') await sheet.getByText('Square').click();
			const picture = sheet.getByRole('img');
			await expect(picture).toHaveClass(new RegExp(shape));
			await expect(picture).toHaveAttribute('alt', /Koï-Koï/);
			const size = await picture.evaluate(async (image: HTMLImageElement) => {
				await image.decode();
				return [image.naturalWidth, image.naturalHeight];
			});
			expect(size).toEqual([1080, height]);
			const coming = page.waitForEvent('download');
			await sheet
				.getByRole('button')
				.filter({ hasText: /image|picture/ })
				.click();
			expect((await coming).suggestedFilename()).toMatch(/^ochaya-koikoi-\d{4}-\d\d-\d\d\.png$/);
		});
});

test('ten thousand matches are all counted @trial', async ({ page }) => {
	test.setTimeout(180_000);
	await seedBackup(page, eveningsOf(10 * gameIds.length));
	await multiply(page, 10_000);
	await page.goto('/en/records/?game=koikoi');
	await expect(counted(page)).toContainText(/\d{3,4}\smatches/, { timeout: 20_000 });
	await page.goto('/en/players/');
	await expect(players(page).filter({ hasText: 'Léa' })).toContainText(/\d{4}\smatches/, { timeout: 20_000 });
	await expect(page.getByRole('progressbar')).toBeHidden();
	await page.goto('/en/history/');
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
});
