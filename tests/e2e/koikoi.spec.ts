/** Koï-Koï, as two people play it: a year by taps, with everything that can happen to a month. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { beginKoikoi, KoikoiTable } from '../support/koikoi';
import { installed } from '../support/installed';

const apply = async (page: Page): Promise<void> => {
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /Appliquer/ })
		.tap();
};

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a year: calls on both sides, a teshi, a void deal, a draw, an edit of month 2, a reload, no server', async ({
		page,
		site
	}) => {
		test.setTimeout(90_000);
		const table = await beginKoikoi(page);
		await table.expectOya(0);

		await test.step('January: Léa calls once and stops with 10, which is 7 or more: 10 × 2 × 2', async () => {
			await table.take(0, '01H 03H 08H');
			await expect(table.yaku).toHaveText(['✓ Sankō 5']);
			await expect(table.pays('stop')).toContainText('= 5');
			await expect(table.pays('call')).toContainText('= 12');
			await table.call();
			await expect(table.stopping).toHaveCount(0);
			await table.take(0, '06T 07T 10T');
			await expect(table.yaku).toHaveText(['✓ Sankō 5', '✓ Inoshikachō 5']);
			await expect(table.pays('stop')).toContainText('= 40');
			await table.stop();
			await table.expectTotals(40, 0);
			await expect(table.status).toContainText('Janvier pour Léa');
		});

		await test.step('February: both call, Tom stops with 10: × 2 for his call, × 2 for seven, × 2 for hers', async () => {
			await table.take(1, '03H 09T');
			await table.call();
			await expect(table.status).toContainText('Tom a dit koï-koï avec 5 points');
			await table.take(0, '01R 02R 03R');
			await table.call();
			await table.take(1, '08H');
			await expect(table.pays('stop')).toContainText('= 80');
			await table.stop();
			await table.expectTotals(40, 80);
			await table.expectOya(1);
		});

		await test.step('March: Léa holds a teshi, 6 points flat', async () => {
			await table.room.locator('[data-deal=hand]').tap();
			await expect(table.form.getByRole('radio', { checked: true })).toHaveCount(0);
			await table.form.getByText('Léa', { exact: true }).first().tap();
			await expect(table.form.getByRole('radio', { name: 'Teshi' })).toBeChecked();
			await expect(table.form).toContainText('6 points');
			await table.done();
			await table.expectTotals(46, 80);
			await table.expectOya(0);
		});

		await test.step('April: dealt again, then nobody stops', async () => {
			await table.room.locator('[data-deal=again]').tap();
			await table.form.getByRole('button', { name: /Quatre du même mois/ }).tap();
			await expect(table.room.getByText('Redonné une fois.')).toBeVisible();
			await table.note('Personne');
			await table.expectTotals(46, 80);
			await table.expectOya(0);
			await expect(table.room.getByText('mois 5 sur 12')).toBeVisible();
		});

		await test.step('May: a card tapped for the other pile moves, with a notice; a reload keeps it all', async () => {
			await table.take(1, '09T 05T');
			await table.take(0, '09T');
			await expect(table.status).toContainText('de la pile de Tom à celle de Léa');
			await table.expectPile(0, '09T');
			await table.expectPile(1, '05T');
			await table.expectSaved();
			await page.reload();
			await table.expectPile(0, '09T');
			await table.expectPile(1, '05T');
			await table.expectTotals(46, 80);
			await table.take(0, '03H');
			await table.stop();
			await table.expectTotals(51, 80);
		});

		await test.step('June to November without the server, after the fact', async () => {
			await installed(page);
			await site.stop();
			await table.note('Tom', ['Kasu']);
			await table.expectTotals(51, 81);
			await table.note('Léa', ['Akatan', 'Aotan']);
			await table.expectTotals(75, 81);
			for (const month of [8, 9, 10, 11]) {
				await expect(table.room.getByText(`mois ${month} sur 12`)).toBeVisible();
				await table.note('Personne');
			}
		});

		await test.step('month 2 put right: Tom stopped without his call, and everything after follows', async () => {
			await table.room.locator('[name=menu]').tap();
			await page.getByRole('button', { name: 'Corriger le mois 2' }).tap();
			const edit = page.getByRole('dialog', { name: 'Corriger le mois 2' });
			await edit.getByRole('button', { name: /Retirer le koï-koï 1/ }).tap();
			await expect(edit).toContainText('= 40');
			await apply(page);
			await expect(page.getByRole('dialog', { name: 'Corriger le mois 2' })).toHaveCount(0);
			await table.expectTotals(75, 41);
		});

		await test.step('December closes the year; undone and played again it ends the same', async () => {
			await table.note('Tom', ['Gokō']);
			await expectResult(page, 'Léa gagne', 'Après 12 mois, Léa l’emporte avec 75 points contre 61.');
			await page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
			await table.expectTotals(75, 41);
			await table.note('Tom', ['Gokō']);
			await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 75 points contre 61.');
		});

		await test.step('the month sheet, and the same year under other rules', async () => {
			const sheet = page.getByRole('table', { name: /Feuille des mois/ });
			await expect(sheet).toContainText('Teshi');
			await page.getByText('Un seul compteur', { exact: true }).tap();
			await expect(page.getByRole('main')).toContainText(/Un seul compteur/);
		});
	});
});

test('yaku without cards: steppers, and what cannot stand together is refused with its reason', async ({
	page
}) => {
	const table = await beginKoikoi(page);
	await table.room.locator('[data-way]').tap();
	const yaku = (name: string) => table.room.getByRole('button', { name: new RegExp(`^✓? ?${name}`) });
	await yaku('Sankō').tap();
	await yaku('Gokō').tap();
	await expect(table.room.getByRole('alert')).toContainText('ne s’ajoutent pas');
	await table.room.getByRole('button', { name: 'Mettre Gokō à la place' }).tap();
	await expect(yaku('Sankō')).toHaveAttribute('aria-pressed', 'false');
	await yaku('Kasu').tap();
	await table.room.getByRole('button', { name: 'Kasu : une carte de plus' }).tap();
	await expect(table.pays('stop')).toContainText('12 points');
	await table.stop();
	await table.expectTotals(24, 0);
	await table.undo();
	await expect(yaku('Gokō')).toHaveAttribute('aria-pressed', 'true');
});

test('a yaku with the last card is a stop, not a drawn month', async ({ page }) => {
	const table = await beginKoikoi(page);
	await table.take(0, '03H 09T');
	const form = await table.enter();
	await form.getByText('Personne', { exact: true }).tap();
	await expect(form.getByRole('alert')).toContainText('même avec la dernière carte');
	await expect(form.getByRole('button', { name: 'Mois terminé' })).toBeDisabled();
});

test('the next yaku and the lost ones are told, and the sheet stays where it was', async ({ page }) => {
	const table = await beginKoikoi(page);
	await table.take(0, '07T 10T');
	await expect(table.room.locator('[data-near=inoshikacho]')).toHaveText('Inoshikachō : papillons');
	await table.take(1, '06T');
	await table.player(0).tap();
	await expect(table.room.locator('[data-near=inoshikacho]')).toHaveCount(0);
	await expect(table.room).toContainText('Hors d’atteinte : Inoshikachō');
	await table.room.locator('[name=rules]').tap();
	await expect(page.getByRole('dialog').locator('[data-section=yaku]')).toBeAttached();
	await closeSheet(page);
	await table.expectPile(0, '07T 10T');
});

test('two tabs: a card taken in one is there in the other', async ({ context, page }) => {
	const table = await beginKoikoi(page);
	const other = await context.newPage();
	await other.goto(page.url());
	const second = new KoikoiTable(other);
	await second.entering.waitFor();
	await table.take(0, '01H');
	await second.expectPile(0, '01H');
	await second.take(1, '02T');
	await table.expectPile(1, '02T');
});

test('a hand is counted without a match, from home and from the rules', async ({ openApp }) => {
	const page = await openApp('en');
	await page.getByRole('link', { name: /Count a hand/ }).tap();
	const card = (id: string) => page.locator(`[data-card="${id}"]`);
	for (const id of ['01H', '03H', '08H', '11H']) await card(id).tap();
	await expect(page.getByRole('main')).toContainText('Ame-shikō 7');
	await expect(page.getByRole('main')).toContainText('= 14');
	await page.getByRole('combobox').selectOption({ label: 'Classic' });
	await expect(page.getByRole('main')).toContainText('= 16');
	await page.getByRole('button', { name: 'The yaku' }).tap();
	await expect(page.getByRole('dialog').locator('[data-section=yaku]')).toBeVisible();
	await closeSheet(page);
	await expectNoAxeFindings(page);
	await page.goto('/en/rules/koikoi/');
	await expect(page.getByRole('link', { name: /Count a hand/ })).toBeVisible();
});
