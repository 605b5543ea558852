/** Changes the language in the settings, also during a match; dates follow the region of the browser. */
import type { Page } from '@playwright/test';
import { importBackup } from '../support/app-actions';
import { backupOf, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { milestones } from '../support/milestones';
import { closeSheet } from '../support/hanamikoji';
import { countCards, roundByCards } from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

/** Leaves the open match for the settings, in either language, and comes back in the other one. */
const changeLanguage = async (page: Page, language: 'English' | 'Français'): Promise<void> => {
	await page.locator('[name=menu]').tap();
	await page.getByRole('link', { name: /^(Leave the table|Quitter la table)/ }).tap();
	await page
		.getByRole('link', { name: /^(Settings|Réglages)$/ })
		.first()
		.tap();
	await page.getByText(language, { exact: true }).tap();
	await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'fr');
	await page.getByRole('link', { name: language === 'English' ? 'Back' : 'Retour' }).tap();
	await page.getByRole('main').or(page.getByRole('banner')).locator('a[href*="match/?id="]').first().tap();
	await page.locator('[data-score]').waitFor();
};

test('the language changes during a round, without a reload or a loss', async ({ page }) => {
	const table = await openTable(page, {
		actions: [roundByCards('2001203', '0211031'), ...countCards(0, '11')]
	});
	await table.marker('far', 'gift').tap();
	await table.cell('near', 1).tap();
	const id = new URL(page.url()).searchParams.get('id');
	let loads = 0;
	page.on('load', () => (loads += 1));

	await test.step('the menu of the match does not offer it', async () => {
		await table.openMenu();
		await expect(table.menu.getByText('English', { exact: true })).toHaveCount(0);
		await closeSheet(page);
	});
	await changeLanguage(page, 'English');
	await expect(page).toHaveURL(`/en/match/?id=${id ?? ''}&game=hanamikoji`);
	await table.openMenu();
	await expect(table.menu.getByRole('heading', { name: 'The match', exact: true })).toBeVisible();
	await expect(milestones(page).first()).toContainText('Round 1');
	await closeSheet(page);

	await table.expectCounts('near', '1200000');
	await table.expectStandings(['3→4', '10→12'], ['3→2', '8→6']);
	await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'true');
	await expect(table.scoring).toContainText('Score');
	await table.expectStarter('Tom', 'starts');
	await table.cell('near', 1).tap();
	await expect(table.status).toContainText('3 fans: there are only 2.');
	await expect(table.way('counts')).toHaveText('Cards');

	await changeLanguage(page, 'Français');
	await table.expectCounts('near', '1200000');
	await table.count('far', '1');
	await table.expectSaved();
	expect(loads).toBe(0);
});

for (const [locale, language, day, where] of [
	['en-US', 'en', /^Saturday, March 14, 2026/, 'March 14, 2026 at 7:30 PM'],
	['fr-CA', 'fr', /^Samedi 14 mars 2026/, '14 mars 2026 à 19 h 30']
] as const)
	test.describe(`a browser in ${locale}, the app in “${language}”`, () => {
		test.use({ locale, timezoneId: 'UTC' });
		test('a date is written as in the reader’s region @trial', async ({ page }) => {
			const at = Date.UTC(2026, 2, 14, 19, 30);
			const match = { id: 'old', names: ['Léa', 'Tom'], at, actions: [winningRound] } as const;
			await importBackup(page, language, backupOf([match]));
			await page.goto(`/${language}/history/`);
			await expect(page.getByRole('heading', { name: day })).toBeVisible();
			await page.goto(`/${language}/match/?id=old`);
			await expect(page.getByText(new RegExp(`^${where.replaceAll(' ', '\\s')}`))).toBeVisible();
		});
	});
