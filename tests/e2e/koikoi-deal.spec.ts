/** A whole short match of Koï-Koï, from the setup to the result, in which the deal decides months. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { completeKoikoiSetup } from '../support/koikoi';
import { openMilestoneEdit } from '../support/milestones';
import { closeRoundEnd } from '../support/round-end';

/** With plain spaces, which Playwright takes for any. */
const said = {
	rules: ['3 mois', 'On redonne', 'L’Oya gagne 6 points'],
	winning: 'Table gagnante',
	both: 'Deux mains gagnantes',
	four: /^Quatre cartes du même mois/,
	again: 'On a redonné une fois.',
	oya: 'L’Oya, table gagnante',
	settled: 'Table gagnante : 6 points pour Léa, qui reste Oya.',
	news: 'Léa reste Oya : 6 points en janvier.',
	undo: 'Annuler le dernier geste',
	edit: 'Modifier février',
	save: /^Enregistrer/,
	tom: ['Tom gagne', 'Après 3 mois, Tom l’emporte avec 11 points contre 6.'],
	lea: ['Léa gagne', 'Après 3 mois, Léa l’emporte avec 18 points contre 0.']
} as const;

test.use({ viewport: { width: 360, height: 640 } });

test('three months with winning tables @trial', async ({ page }) => {
	await page.goto('/fr/new/?game=koikoi');
	const table = await completeKoikoiSetup(page, said.rules);
	const winning = table.root.locator('[data-deal=table]');
	const undo = page.getByRole('button', { name: said.undo });

	await test.step('January: two winning hands void the deal, then the table wins for Léa, who stays Oya', async () => {
		await expect(winning).toHaveText(said.winning);
		for (const button of await table.root.locator('[data-deal]').all())
			await expect(button).toBeInViewport({ ratio: 1 });
		await table.root.locator('[data-deal=again]').tap();
		await expect(table.form.getByRole('button', { name: said.four })).toHaveCount(0);
		await table.form.getByRole('button', { name: said.both }).tap();
		await expect(table.root.getByText(said.again)).toBeVisible();
		await winning.tap();
		await expect(table.form.getByRole('radio', { name: said.oya })).toBeChecked();
		await expect(table.form).toContainText(said.settled);
		await table.done();
		await table.expectTotals(6, 0);
		await table.expectOya(0);
		await expect(table.status).toContainText(said.news);
	});

	await test.step('February: Tom stops with a Sankō', async () => {
		await table.take(1, '01H 03H 08H');
		await expect(winning).toHaveCount(0);
		await table.stop();
		await table.expectTotals(6, 5);
		await table.expectOya(1);
	});

	await test.step('March: the table wins for Tom, and the match is over', async () => {
		await winning.tap();
		await table.done();
		await expectResult(page, said.tom[0], said.tom[1]);
		await expect(page.getByRole('table').first()).toContainText(said.winning);
		await undo.tap();
		await table.expectTotals(6, 5);
	});

	await test.step('February edited: its table had won too, so that Léa deals March and wins it', async () => {
		await table.root.locator('[name=menu]').tap();
		await openMilestoneEdit(page, 2);
		const edit = page.getByRole('dialog', { name: said.edit });
		await edit.getByText(said.oya, { exact: true }).tap();
		await edit.getByRole('button', { name: said.save }).tap();
		await expect(edit).toHaveCount(0);
		await table.expectTotals(12, 0);
		await table.expectOya(0);
		await closeRoundEnd(page);
		await winning.tap();
		await table.done();
		await expectResult(page, said.lea[0], said.lea[1]);
	});
});
