/**
 * The rulebook over a match shows the rules of that match; its pages work without scripts.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { chooseRules, importBackup, openAbout, startButton } from '../support/app-actions';
import { backupOf, endedFixturesOf, logOf } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { openKoikoiTable, KoikoiTable } from '../support/koikoi';

const phone = { width: 390, height: 844 };
const ended = { id: 'ended', began: 1_700_000_000_000 };

const sheetOf = (page: Page): Locator => page.getByRole('dialog');
const openRules = async (page: Page): Promise<Locator> => {
	await page.getByRole('main').locator('[name=rules]').tap();
	await expect(sheetOf(page).locator('[data-section]').first()).toBeVisible();
	return sheetOf(page);
};
/** Expects that the sheet is open at a section, which is marked. */
const expectAt = async (page: Page, section: string): Promise<void> => {
	await expect(sheetOf(page).locator(`[data-section=${section}]`)).toBeInViewport();
	await expect(sheetOf(page).locator('section.marked')).toHaveAttribute('data-section', section);
};
/** Turns the sheet to a chapter. */
const turnTo = (page: Page, chapter: string): Promise<void> =>
	sheetOf(page).locator(`nav a[href="#rule-${chapter}"]`).tap();
const closeRules = async (page: Page): Promise<void> => {
	await page.goBack();
	await expect(sheetOf(page)).toHaveCount(0);
};

/** Expects that the marked chapter is that of the section at which the sheet was opened. */
const expectChapterOfMarked = async (page: Page, where: string): Promise<void> => {
	const chapter = await sheetOf(page)
		.locator('section.marked')
		.evaluate((marked) => {
			const sections = [...document.querySelectorAll('dialog [data-section]')];
			const before = sections.slice(0, sections.indexOf(marked) + 1);
			return before.findLast((section) => section.matches('.level-2'))?.querySelector('.title')?.textContent;
		});
	await expect(sheetOf(page).locator('nav [aria-current]'), where).toHaveText(chapter ?? '');
};

for (const game of gameIds)
	test(`${game}: the rule that decides, and each chapter jumped to, is the one marked as being read @trial`, async ({
		page
	}) => {
		const [fixture] = endedFixturesOf(game);
		if (!fixture) throw new Error(`${game} has no fixture that ends`);
		const names = ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'].slice(0, fixture.seats);
		await importBackup(page, 'en', backupOf(logOf(fixture, { ...ended, names }), Date.now()));
		await page.goto(`/en/match/?id=${ended.id}&game=${game}`);
		const openRuleThatDecides = async () => {
			await openAbout(page);
			await page.getByRole('button', { name: 'The rule behind this result' }).tap();
		};
		for (const size of [{ width: 360, height: 640 }, { width: 844, height: 390 }, phone]) {
			await page.setViewportSize(size);
			await openRuleThatDecides();
			await expect(sheetOf(page).locator('section.marked')).toBeInViewport();
			await expectChapterOfMarked(page, `${size.width}×${size.height}`);
			await closeRules(page);
		}
		await openRuleThatDecides();
		for (const chapter of await sheetOf(page).locator('nav a').all()) {
			await chapter.tap();
			await expect(chapter).toHaveAttribute('aria-current', 'location');
		}
	});

test('Koï-Koï with other options: the sheet names the rules and shows the match’s values @trial', async ({
	page
}) => {
	await page.goto('/fr/new/?game=koikoi');
	await chooseRules(page, ['Nintendo']);
	await startButton(page).tap();
	const table = new KoikoiTable(page);
	await table.entering.waitFor();
	const sheet = await openRules(page);
	await expect(sheet).toContainText('Règles · Nintendo');
	await expect(sheet).toContainText('Les valeurs soulignées sont celles de cette partie');
	await turnTo(page, 'scoring');
	const own = sheet.locator('[data-section=own-koikoi] [data-setting=ownKoiKoi]');
	await expect(own).toContainText('Règle imprimée');
	await turnTo(page, 'yaku');
	await expect(sheet.locator('[data-section=yaku] figure [data-yaku=goko]')).toContainText('10 points');
	await expectNoAxeFindings(page);
});

test('a yaku with other points is marked in the text, also for screen readers @trial', async ({ page }) => {
	await page.goto('/fr/new/?game=koikoi');
	await chooseRules(page, ['Fuda Wiki']);
	await startButton(page).tap();
	await new KoikoiTable(page).entering.waitFor();
	const sheet = await openRules(page);
	await turnTo(page, 'yaku');
	const goko = sheet.locator('[data-section=brights] [data-value="points.goko"]').first();
	await expect(goko).toHaveText('15 (dans cette partie)');
	await expect(goko).toHaveClass(/changed/);
	const shiko = sheet.locator('[data-section=brights] [data-value="points.shiko"]').first();
	await expect(shiko).toHaveText('8');
	await expect(shiko).not.toHaveClass(/changed/);
});

test('a sentence with several values of the match says so once @trial', async ({ page }) => {
	await page.goto('/en/new/?game=hanabi');
	await chooseRules(page, ['Avalanche of colours, 10\u00a0cards']);
	await startButton(page).tap();
	await page.locator('[data-act=clue]').waitFor();
	const sheet = await openRules(page);
	await turnTo(page, 'material');
	await expect(sheet.locator('p', { hasText: 'blue tokens for clues' }).first()).toContainText(
		'60 cards in 6 (in this match) colours'
	);
});

test('Koï-Koï: the sheet opens at the setting up, at the capture, or at koï-koï, by the phase @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	await openRules(page);
	await expectAt(page, 'setup');
	await closeRules(page);
	await table.take(0, '01H');
	await openRules(page);
	await expectAt(page, 'capture');
	await closeRules(page);
	await table.take(0, '03H 08H');
	await openRules(page);
	await expectAt(page, 'koikoi');
});

test('the page of a game leads to its player aid @trial', async ({ openApp }) => {
	const page = await openApp('fr', 'rules/geisha/');
	await page.getByRole('link', { name: 'Aide de jeu à imprimer' }).click();
	await expect(page).toHaveURL(/\/fr\/rules\/geisha\/aid\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Geisha.: aide de jeu/);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the rules pages can be read: the book, a section with its values, the player aid @trial', async ({
		page
	}) => {
		for (const game of gameIds) {
			await page.goto(`/fr/rules/${game}/`);
			await expect(page.locator('[data-section]').nth(5)).toBeVisible();
			await page.goto(`/en/rules/${game}/aid/`);
			await expect(page.locator('[data-section]').nth(4)).toBeVisible();
		}
		await page.goto('/fr/rules/koikoi/yaku/');
		await expect(page.getByRole('row', { name: /Gokō/ })).toContainText('10');
	});
});
