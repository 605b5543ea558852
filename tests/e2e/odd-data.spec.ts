/**
 * Data in every object store that the current build would not write: each page shows what it can, and says
 * what it leaves out. As in all browser tests, uncaught errors and console errors fail the test.
 */
import type { Page } from '@playwright/test';
import { eveningsOf, friendId } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { oddLogs, unreadableLogs } from '../support/odd/logs';
import { lostRowCount, oddRowIds } from '../support/odd/rows';
import { lostPlayers, oddPlayers, writeOddStore } from '../support/odd/store';
import { seedBackup } from '../support/seed-backup';
import { startButton } from '../support/app-actions';

const evenings = eveningsOf(8);
const matches = [...oddLogs(Date.now()).keys()];

test.beforeEach(async ({ page }) => {
	await seedBackup(page, evenings);
	await writeOddStore(page);
});

/** Opens a page, and expects that it is not the error page. */
const open = async (page: Page, path: string): Promise<void> => {
	await page.goto(`/en/${path}`);
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
};
const counted = (page: Page) => expect(page.locator('[data-counted=all]')).toBeAttached();
const linksTo = (page: Page, id: string) => page.getByRole('main').locator(`a[href*="id=${id}"]`);

test('home and the history list every match that has a row, and say how many have none @trial', async ({
	page
}) => {
	await open(page, '');
	await expect(page.getByRole('heading', { name: 'Recent matches' })).toBeVisible();
	await open(page, 'history/');
	const more = page.getByRole('button', { name: 'Show more' });
	await expect(more).toBeVisible();
	const listed = page.locator('a[href*="match/?id="]');
	// Rows that are rebuilt meanwhile make the list longer.
	await expect(async () => {
		if (await more.isVisible()) await more.click();
		const hrefs = await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
		const ids = hrefs.map((href) => new URL(href, page.url()).searchParams.get('id'));
		expect(ids).toEqual(expect.arrayContaining([...oddRowIds, ...matches]));
		expect(new Set(ids).size).toBe(ids.length);
	}).toPass();
	await expect(page.getByText(`${lostRowCount} matches can’t be listed`)).toBeVisible();
	await expect(page.getByText(/^Another game · /).first()).toBeVisible();
	await expect(page.getByRole('main')).not.toContainText(/mahjong|constructor/);
	await test.step('filtered', async () => {
		await page.getByText('Filter', { exact: true }).click();
		await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Aki');
		// Under all the names that count as Aki's there are more than one page of them.
		await expect(async () => {
			if (await more.isVisible()) await more.click();
			await expect(linksTo(page, 'one-at-two-seats')).toHaveCount(1, { timeout: 500 });
		}).toPass();
		for (const game of gameIds) await open(page, `history/?game=${game}&player=aki&with=ben`);
	});
});

test('the players, each alone, in pairs and in groups @trial', async ({ page }) => {
	await open(page, 'players/');
	await counted(page);
	for (const { name } of oddPlayers.filter(({ id }) => id !== 'ben' && id !== 'ring-two'))
		await expect(page.getByRole('main').locator('strong', { hasText: name }).first()).toBeVisible();
	await expect(page.getByText(`${lostPlayers.length} players can’t be shown`)).toBeVisible();
	for (const { id } of [...oddPlayers, ...lostPlayers, { id: 'never-heard-of' }])
		await test.step(id, async () => {
			await open(page, `players/?id=${id}`);
			await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
			await expect(page.getByText('The same person under another name')).toBeVisible();
			await open(page, `players/?id=aki&with=${id}`);
			await expect(page.getByRole('main').locator('h2')).toBeAttached();
		});
	for (const group of ['aki.ben.cleo', 'aki.aki.aki', '...', 'never.heard.of', friendId('Léa')])
		await open(page, `players/?group=${group}`);
	await test.step('the list beside one of them', async () => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page, 'players/?id=aki');
		await counted(page);
		await expect(page.getByText(/Aki and Ben.*both played/)).toBeVisible();
	});
});

test('the records of each game count what can be counted @trial', async ({ page }) => {
	for (const game of [...gameIds, 'mahjong', 'constructor'])
		await test.step(game, async () => {
			await open(page, `records/?game=${game}`);
			if (!gameIds.includes(game)) return;
			await counted(page);
			await expect(page.getByRole('link', { name: /^All matches: / })).toBeVisible();
			const kinds = page.getByRole('combobox', { name: 'Kind of match' });
			for (const kind of await kinds.locator('option').allInnerTexts()) await kinds.selectOption(kind);
			// A code that this build has no word for is not shown.
			await expect(page.getByRole('main')).not.toContainText(/many-x99|dragon|by-luck|hasOwnProperty/);
			await expect(page.getByText('This part can’t be shown')).toHaveCount(0);
		});
});

test('the setup of each game opens, whatever setup was stored last @trial', async ({ page }) => {
	for (const game of [...gameIds, 'mahjong', 'constructor'])
		await test.step(game, async () => {
			await open(page, `new/?game=${game}`);
			if (gameIds.includes(game)) await expect(startButton(page)).toBeVisible();
			for (const from of ['two-starts', 'alone', `doubled-${game}`, 'bad-options', 'never-was'])
				await open(page, `new/?game=${game}&from=${from}`);
		});
});

test('each odd match opens, or says why it cannot @trial', async ({ page }) => {
	for (const id of [...matches, 'unknown-words', 'damaged-row', 'nowhere'])
		await test.step(id, async () => {
			await open(page, `match/?id=${id}`);
			if ((unreadableLogs as readonly string[]).includes(id))
				await expect(page.getByRole('button', { name: 'Export now' })).toBeVisible();
			if (!/^(doubled|merged)/.test(id)) return;
			await page.getByRole('button', { name: /^Note/ }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		});
});

test('the settings, receiving, the rules and the tool @trial', async ({ page }) => {
	await open(page, 'settings/');
	for (const path of [
		'receive/',
		'tool/?game=koikoi',
		...gameIds.map((game) => `rules/${game}/aid/?match=doubled-${game}`)
	])
		await open(page, path);
});
