/** The result of a match that was played without the app: noted from its setup or from the history, and corrected. */
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('a result is noted by two taps from the setup, and corrected', async ({ page }) => {
	await page.goto('/en/new/?game=koikoi');
	await page.getByRole('textbox').nth(0).fill('Ann');
	await page.getByRole('textbox').nth(1).fill('Ben');
	await page.getByRole('button', { name: 'Only note the result' }).click();
	const sheet = page.getByRole('dialog', { name: 'Note the result' });
	await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
	await sheet.getByText('Ben', { exact: true }).first().click();
	await expectNoAxeFindings(page);
	await sheet.getByRole('button', { name: 'Save' }).dblclick();
	await expect(page.getByText('Only the result of this match was noted')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben wins');

	await page.getByRole('button', { name: 'Correct the result' }).click();
	const correction = page.getByRole('dialog', { name: 'Correct the result' });
	await correction.getByRole('group', { name: 'Ann' }).getByLabel('Points').fill('21');
	await expect(correction.getByRole('status')).toHaveText('Fill in all the numbers, or none.');
	await correction.getByRole('group', { name: 'Ben' }).getByLabel('Points').fill('8');
	await expect(correction.getByRole('radio', { name: 'Ann' })).toBeChecked();
	await correction.getByRole('button', { name: 'Save' }).click();
	await expect(page.locator('[data-result-score]')).toHaveText(['21', '8']);
	await page.reload();
	await expect(page.locator('[data-result-score]')).toHaveText(['21', '8']);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann wins');
	// Two taps on Save are one match.
	await page.goto('/en/history/');
	await expect(page.getByRole('main').getByRole('link', { name: /Ann and Ben/ })).toHaveCount(1);
});

test('a match of another day is noted from the history, in French', async ({ page }) => {
	await page.goto('/fr/history/');
	await page.getByRole('link', { name: 'Noter une partie' }).click();
	await page.getByRole('link', { name: /Hanabi/ }).click();
	await page.getByRole('button', { name: 'Noter le résultat' }).click();
	const sheet = page.getByRole('dialog', { name: 'Noter le résultat' });
	await sheet.getByRole('textbox', { name: 'Score' }).fill('26');
	await expect(sheet.getByRole('status')).toHaveText('De 0 à 25.');
	await sheet.getByRole('textbox', { name: 'Score' }).fill('21');
	await sheet.getByLabel('Jour').fill('2026-01-17');
	await sheet.getByRole('button', { name: 'Enregistrer' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mention extraordinaire');
	await expect(page.getByRole('main')).toContainText('21');
	await expect(page.getByText('17 janvier 2026')).toBeVisible();
});
