/** What can happen in a month and in a match of Koï-Koï. `smoke.spec.ts` has a whole match from home. */
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { closeSheet } from '../support/hanamikoji';
import { openKoikoiTable, drawnMonth, month, taken } from '../support/koikoi';

test('near and impossible yaku are shown; a month with a yaku is never drawn, even with the last card @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page, { actions: taken(0, '07T 10T') });
	await expect(table.root.locator('[data-near=inoshikacho]')).toHaveText('Inoshikachō : papillons');
	await table.take(1, '06T');
	await table.player(0).tap();
	await expect(table.root.locator('[data-near=inoshikacho]')).toHaveCount(0);
	await expect(table.root).toContainText('Hors d’atteinte pour Léa : Inoshikachō');

	await test.step('the rules open over the table, and it stays as it was', async () => {
		await table.root.locator('[name=rules]').tap();
		await expect(page.getByRole('dialog').locator('section.marked')).toBeVisible();
		await closeSheet(page);
		await table.expectPile(0, '07T 10T');
	});

	await test.step('the last card', async () => {
		await table.take(0, '03H 09T');
		const form = await table.enter();
		await form.getByText('Personne', { exact: true }).tap();
		await expect(form.getByRole('alert')).toContainText('même avec la dernière carte');
		await expect(form.getByRole('button', { name: 'Enregistrer le mois' })).toBeDisabled();
	});
});

test('the decision of a last month: every yaku with its picture, and what a stop makes of the match @trial', async ({
	page
}) => {
	const tom = month({ piles: ['', '01H 03H 08H'], ending: { kind: 'stop', seat: 1 } });
	const table = await openKoikoiTable(page, {
		actions: [tom, ...Array.from({ length: 10 }, () => drawnMonth), ...taken(0, '03H 08H 09T 01R 02R 03R')]
	});
	await expect(table.yaku).toHaveCount(3);
	for (const width of [390, 844]) {
		await page.setViewportSize({ width, height: 1234 - width });
		for (const picture of await table.root.locator('.made .picture').all())
			await expect(picture).toBeVisible();
		const decision = page.getByRole('region', { name: 'Où en est le mois' });
		const hidden = await decision.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
		expect(hidden, `at ${width}`).toBeLessThanOrEqual(1);
		const [panel, call] = [
			await decision.locator('section').boundingBox(),
			await table.calling.boundingBox()
		];
		expect(call?.x, `at ${width}`).toBeGreaterThanOrEqual(panel?.x ?? 0);
	}
	await expect(table.pays('stop')).toContainText('= 30, et l’année est gagnée avec 25 points d’avance');
	await expect(table.pays('call')).toContainText('(15 points + au moins 1) × 2');
});

test('a hand is counted without a match, from the setup and from the rules @trial', async ({ openApp }) => {
	const page = await openApp('en');
	await page.getByRole('link', { name: /Koï-Koï/ }).tap();
	await page.getByRole('link', { name: 'Score a pile' }).tap();
	const card = (id: string) => page.locator(`[data-card="${id}"]`);
	for (const id of ['01H', '03H', '08H', '11H']) await card(id).tap();
	await expect(page.getByRole('main')).toContainText('Ame-shikō 7');
	await expect(page.getByRole('main')).toContainText('= 14');
	await page.getByRole('combobox').selectOption({ label: 'Classic' });
	await expect(page.getByRole('main')).toContainText('= 16');
	await page.reload();
	await expect(page.getByRole('main')).toContainText('= 16');
	await page.getByRole('button', { name: 'The yaku' }).tap();
	await expect(page.getByRole('dialog').locator('[data-section=yaku]')).toBeVisible();
	await closeSheet(page);
	await expectNoAxeFindings(page);
	await page.goto('/en/rules/koikoi/');
	await expect(page.getByRole('link', { name: /Score a pile/ })).toBeVisible();
});
