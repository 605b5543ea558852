/** What can happen in a month and in a match of Koï-Koï. `smoke.spec.ts` has a whole match from home. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openMilestoneEdit } from '../support/milestones';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { openKoikoiTable, drawnMonth, month, taken } from '../support/koikoi';
import { installed } from '../support/installed.mjs';

const apply = async (page: Page): Promise<void> => {
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Enregistrer/ })
		.tap();
};

/** The actions of eight months: January to March were won, April to August drawn. */
const untilAugust = [
	month({ piles: ['01H 03H 08H 06T 07T 10T', ''], calls: [[0, 5]], ending: { kind: 'stop', seat: 0 } }),
	month({
		piles: ['01R 02R 03R', '03H 09T 08H'],
		calls: [
			[1, 5],
			[0, 5]
		],
		ending: { kind: 'stop', seat: 1 }
	}),
	month({ ending: { kind: 'deal', seat: 0, hand: 'teshi' } }),
	...Array.from({ length: 5 }, () => drawnMonth)
];

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the end of a year: a void deal, a draw, an edit of month 2, a reload, no server @trial', async ({
		page,
		site
	}) => {
		const table = await openKoikoiTable(page, { actions: untilAugust });

		await test.step('September: dealt again, then nobody stops', async () => {
			await table.expectTotals(46, 80);
			await table.root.locator('[data-deal=again]').tap();
			await table.form.getByRole('button', { name: /Quatre cartes du même mois/ }).tap();
			await expect(table.root.getByText('On a redonné une fois.')).toBeVisible();
			await table.note('Personne');
			await table.expectTotals(46, 80);
			await table.expectOya(0);
			await expect(table.root.getByText('mois 10 sur 12')).toBeVisible();
		});

		await test.step('October: a card tapped for the other pile moves, with a notice; a reload keeps it all', async () => {
			await table.take(1, '09T 05T');
			await table.take(0, '09T');
			await expect(table.status).toContainText('Léa prend à Tom');
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

		await test.step('November without the server, after the fact', async () => {
			await installed(page);
			await site.stop();
			await table.note('Tom', ['Kasu']);
			await table.expectTotals(51, 81);
		});

		await test.step('month 2 put right: Tom stopped without his call, and everything after follows', async () => {
			await table.root.locator('[name=menu]').tap();
			await openMilestoneEdit(page, 2);
			const edit = page.getByRole('dialog', { name: 'Modifier février' });
			await edit.getByRole('button', { name: /Retirer le koï-koï 1/ }).tap();
			await expect(edit).toContainText('= 40');
			await apply(page);
			await expect(page.getByRole('dialog', { name: 'Modifier février' })).toHaveCount(0);
			await table.expectTotals(51, 41);
		});

		await test.step('December closes the year; undone and played again it ends the same', async () => {
			await table.note('Léa', ['Akatan', 'Aotan']);
			await expectResult(page, 'Léa gagne', 'Après 12 mois, Léa l’emporte avec 75 points contre 41.');
			await page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
			await table.expectTotals(51, 41);
			await table.note('Tom', ['Gokō']);
			await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 61 points contre 51.');
		});

		await test.step('the month sheet, and the same year under other rules', async () => {
			const sheet = page.getByRole('table', { name: /Feuille de score/ });
			await expect(sheet).toContainText('Teshi');
			await page.getByText('Un seul compteur', { exact: true }).tap();
			await expect(page.getByRole('main')).toContainText(/Un seul compteur/);
		});
	});
});

test('months by yaku: steppers, and yaku that exclude each other are refused with the reason @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	await table.root.locator('[data-way]').tap();
	const yaku = (name: string) => table.root.getByRole('button', { name: new RegExp(`^✓? ?${name}`) });
	await yaku('Sankō').tap();
	await yaku('Gokō').tap();
	await expect(table.root.locator('[data-refused]')).toContainText('ne s’ajoutent pas');
	await table.root.getByRole('button', { name: 'Mettre Gokō à la place' }).tap();
	await expect(yaku('Sankō')).toHaveAttribute('aria-pressed', 'false');
	await yaku('Kasu').tap();
	await table.root.getByRole('button', { name: 'Kasu : une carte de plus' }).tap();
	await expect(table.pays('stop')).toContainText('12 points');
	await table.stop();
	await table.expectTotals(24, 0);
	await table.undo();
	await expect(yaku('Gokō')).toHaveAttribute('aria-pressed', 'true');
});

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
