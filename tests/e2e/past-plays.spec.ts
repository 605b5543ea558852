/** Past matches from a file: shown before anything is stored, added once, and told as noted everywhere. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../support/axe';
import { giveFile, openAbout } from '../support/app-actions';
import { dumpDatabase } from '../support/database';
import { expect, test } from '../support/fixtures';

const choose = async (page: Page, content: string | Buffer, name = 'plays.csv'): Promise<void> => {
	const buffer = Buffer.from(content);
	await giveFile(page, { name, mimeType: 'text/csv', buffer }, 'input[name=past-matches]');
};
const shown = (page: Page) => page.getByRole('region', { name: /^(In this file|Dans ce fichier)$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const settings = (page: Page, locale = 'en') => page.goto(`/${locale}/settings/`);

const downloadTemplate = async (page: Page): Promise<Buffer> => {
	const downloading = page.waitForEvent('download');
	await button(page, 'Download a template').click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^ochaya-template.*\.csv$/);
	return readFile(await download.path());
};

test('the template comes in as it is, once, and is told as noted', async ({ page }) => {
	await settings(page);
	const template = await downloadTemplate(page);
	const before = await dumpDatabase(page);
	await choose(page, template);
	await expect(shown(page)).toContainText('New players: Aki, Ben and Chie');
	await expect(shown(page)).toContainText('Hanamikoji · 10 Jan 2026');
	await expect(shown(page).getByRole('listitem').first()).toContainText('Hanamikoji 1');
	await expectNoAxeFindings(page);
	expect(await dumpDatabase(page)).toBe(before);

	await button(page, 'Add 4 matches').click();
	await expect(page.getByText('Added: 4 matches.')).toBeVisible();
	const after = await dumpDatabase(page);
	await choose(page, template);
	await expect(shown(page)).toContainText('4 matches are already here and aren’t added again.');
	await expect(button(page, 'Add 4 matches')).toBeHidden();
	await button(page, 'Close').click();
	await expect(shown(page)).toBeHidden();
	expect(await dumpDatabase(page)).toBe(after);

	await page.goto('/en/history/');
	const row = page.getByRole('main').getByRole('link', { name: /Aki and Ben.*Hanamikoji/ });
	await expect(row).toContainText('Aki won.');
	await row.click();
	await expect(page.getByText('Only the result of this match was noted')).toBeVisible();
	await openAbout(page);
	await expect(page.getByText('Rules · not known')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('[data-result-score]')).toHaveText(['11', '8']);
	await expectNoAxeFindings(page);
	await page.locator('[name=menu]').click();
	await expect(button(page, 'Reopen the match')).toBeHidden();
	await button(page, 'Delete the match').click();
	await page.getByRole('button', { name: 'Restore' }).click();
	await expect(page.locator('[data-result-score]')).toHaveText(['11', '8']);
});

test('a noted match can be put right, and played again with the same players @trial', async ({ page }) => {
	await settings(page);
	await choose(page, 'game,began,player,score\ngeisha,2026-01-17,Zoé,3\ngeisha,2026-01-17,Bo,1\n');
	await button(page, 'Add 1 match').click();
	await page.getByRole('link', { name: 'History' }).first().click();
	await page
		.getByRole('main')
		.getByRole('link', { name: /Zoé and Bo/ })
		.click();
	await openAbout(page);
	await page.getByRole('button', { name: 'Note, date, players' }).click();
	await page.getByLabel('Note', { exact: true }).fill('At the club');
	await page.getByRole('button', { name: 'Save' }).click();
	await openAbout(page);
	await expect(page.getByText('At the club')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Rematch' }).click();
	await expect(page.locator('[data-panel="0"]')).toContainText('Zoé');
});

test('a file with mistakes is told line by line, and its sound matches are added @trial', async ({
	page
}) => {
	await settings(page);
	const wrong = Array.from({ length: 24 }, (_, at) => `catan;2026-01-18;P${at};1`);
	const rows = ['geisha;17/01/2026;Zoé;3', 'geisha;17/01/2026;Bo;1', 'koikoi;31/02/2026;A;1,5', ...wrong];
	await choose(page, ['game;began;player;score', ...rows].join('\r\n'));
	await expect(shown(page)).toContainText('Line 4: this isn’t a date: 31/02/2026');
	await expect(shown(page)).toContainText('Line 4: this isn’t a whole number: 1,5');
	await expect(shown(page)).toContainText('Line 5: no such game: catan');
	await expect(shown(page)).toContainText('6 more problems');
	await button(page, 'Add 1 match').click();
	await expect(page.getByText('Added: 1 match.')).toBeVisible();

	await choose(page, 'date;joueur\n2026-01-17;Zoé');
	await expect(shown(page).getByRole('alert')).toHaveText(
		'The column “Game” is missing. Say below what each column holds, or name them as in the template.'
	);
	await choose(page, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'plays.xlsx');
	await expect(shown(page).getByRole('alert')).toContainText('Save it as CSV');
});

test('a player says which column is what, and corrects a result by the file', async ({ page }) => {
	const table = (score: number) =>
		`Nr;Spiel;Datum;Spieler;Punkte\n1;Geisha;2026-01-17;Zoé;3\n1;Geisha;2026-01-17;Bo;${score}`;
	await settings(page);
	await choose(page, table(1));
	await expect(shown(page).getByRole('alert')).toContainText('The column “Game” is missing.');
	const told = { Nr: 'Match number', Spiel: 'Game', Datum: 'Day', Spieler: 'Player', Punkte: 'Score' };
	for (const [heading, column] of Object.entries(told))
		await shown(page).getByRole('combobox', { name: heading, exact: true }).selectOption(column);
	await expectNoAxeFindings(page);
	await button(page, 'Add 1 match').click();
	await expect(page.getByText('Added: 1 match.')).toBeVisible();

	// What was said of the columns is remembered.
	await page.reload();
	await choose(page, table(4));
	await expect(shown(page)).toContainText('3 – 4 in this file, 3 – 1 here');
	await button(page, 'Correct 1 match').click();
	await expect(page.getByText('1 result was corrected.')).toBeVisible();
	await page.getByRole('link', { name: 'History' }).last().click();
	await expect(page.getByRole('main').getByRole('link', { name: /Zoé and Bo/ })).toContainText('Bo won');
});
