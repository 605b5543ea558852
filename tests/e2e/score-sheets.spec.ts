/** The printed result of an ended match on A4: a score sheet with all that was played, and no controls. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { paleTexts, visibleText, pdfPageCount } from '../support/paper';
import { scoreSheets } from '../support/score-sheets';
import { seedBackup } from '../support/seed-backup';

/** The expected texts and number of pages of each sheet. */
const sheets = {
	hanamikoji: {
		pages: 1,
		said: [
			'Hanamikoji',
			'Léa gagne',
			'Léa l’emporte avec 4 geishas.',
			'14 mars 2026 à 20:30 · 14 min · 3 manches',
			'Règles · Édition EmperorS4',
			'9 points de charme',
			'8 points de charme',
			'Manche 1',
			'Manche 2',
			'Manche 3',
			'Sam prend Yoko et Ruri',
			'Le fil de la partie'
		]
	},
	hanabi: {
		pages: 2,
		said: [
			'Hanabi',
			'Mention excellente',
			'Léa, Sam, Ema, Tom et Zoé',
			'18 /25',
			'15 mars 2026 à 20:30 · 26 min · 51 tours',
			'Règles · Cinq couleurs',
			'Tour 1 Léa joue le 1 blanc.',
			'Tour 51 Léa joue le 1 vert.'
		]
	},
	koikoi: {
		pages: 1,
		said: [
			'Koï-Koï',
			'Sam gagne',
			'Après 12 mois, Sam l’emporte avec 56 points contre 54.',
			'16 mars 2026 à 20:30 · 1 h · 12 mois',
			'Règles · Édition française (Robin Red) · 12 mois',
			'Feuille de score',
			'1. Janvier',
			'11. Novembre',
			'Akatan 5 · Aotan 5 · Tan 2',
			'12. Décembre',
			'Total 54 56'
		]
	},
	geisha: {
		pages: 1,
		said: [
			'Geisha',
			'Léa gagne',
			'Léa l’emporte avec 18 points contre 7, en 4 manches.',
			'17 mars 2026 à 20:30 · 20 min · 4 manches',
			'Règles · En 10 points',
			'Manches jouées',
			'Léa gagne la manche 1 Quatre geishas réunies : un carré',
			'Sam gagne la manche 3',
			'Léa gagne la manche 4'
		]
	}
} as const;

/** Labels of controls and links, which must not be printed. */
const left = [
	'Revanche',
	'Rejouer',
	'Partager',
	'La règle qui explique ce résultat',
	'Note, date, joueurs',
	'Modifier une manche',
	'En tableau',
	'Voir les gestes précédents',
	'Revoir',
	'Avec d’autres règles',
	'Records',
	'Accueil'
] as const;

/** Opens a result and waits until all its parts are rendered. */
const openResult = async (page: Page, locale: string, id: string): Promise<void> => {
	await page.goto(`/${locale}/match/?id=${id}`);
	await expect(page.getByText(/2026.* · /)).toBeVisible();
	await expect(page.locator('figure').first()).toBeVisible();
};

test.use({ timezoneId: 'Europe/Paris' });

// Languages and colour schemes are independent, so two combinations are enough.
test('the sheet has all that was played, in dark on white, and no controls @trial', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await seedBackup(page, scoreSheets());
	for (const [id, { pages, said }] of Object.entries(sheets))
		await test.step(id, async () => {
			await openResult(page, 'fr', id);
			await page.emulateMedia({ media: 'print' });
			for (const words of said) await expect.poll(() => visibleText(page)).toContain(words);
			const sheet = await visibleText(page);
			for (const words of left) expect(sheet).not.toContain(words);
			for (const role of ['button', 'navigation', 'radio', 'textbox'] as const)
				await expect(page.getByRole(role)).toHaveCount(0);
			expect(await paleTexts(page)).toEqual([]);
			await page.emulateMedia({ media: null });
			const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
			expect(pdfPageCount(paper)).toBe(pages);
		});
});

test('the month sheet is printed with all columns, and has those of the screen again afterwards @trial', async ({
	page
}) => {
	await seedBackup(page, scoreSheets());
	await openResult(page, 'en', 'koikoi');
	const heads = page.getByRole('table').first().locator('thead th');
	await expect(heads).toHaveText(['Month', 'Léa', 'Sam']);
	await page.emulateMedia({ media: 'print' });
	await expect(heads).toHaveText(['Month', 'Winner and yaku', 'Working', 'Léa', 'Sam']);
	await page.emulateMedia({ media: null });
	await expect(heads).toHaveText(['Month', 'Léa', 'Sam']);
});

test('the sheet is printed after the share dialog is closed @trial', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () =>
			document.body.setAttribute('data-printed', String(document.querySelectorAll('dialog[open]').length));
	});
	await seedBackup(page, scoreSheets());
	await openResult(page, 'en', 'geisha');
	await page.getByRole('button', { name: 'Share' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Print the score sheet' }).click();
	await expect(page.locator('body')).toHaveAttribute('data-printed', '0');
});
