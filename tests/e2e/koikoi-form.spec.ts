/** The form of a whole month of Koï-Koï, at the table and for a past month. */
import { expect, test } from '../support/fixtures';
import { closeSheet } from '../support/hanamikoji';
import { drawnMonth, month, openKoikoiTable } from '../support/koikoi';
import { openMilestoneEdit } from '../support/milestones';

const tane = { type: 'yaku', seat: 0, yaku: 'tane', count: 5 };

test('both signs of a yaku lie in its tile at every width @trial', async ({ page }) => {
	const table = await openKoikoiTable(page, { actions: [{ type: 'view', view: 'yaku' }, tane] });
	const tile = table.root.getByRole('listitem').filter({ hasText: 'Tane' }).first();
	const signs = tile.getByRole('button', { name: /^Tane : une carte de/ });
	for (const width of [320, 360, 375, 390, 412, 430, 768, 1024, 1440, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		const outer = await tile.boundingBox();
		expect(await signs.count()).toBe(2);
		for (const sign of await signs.all()) {
			const inner = await sign.boundingBox();
			const spilled = inner && outer && inner.x + inner.width - (outer.x + outer.width);
			expect(spilled, `at ${width}`).toBeLessThanOrEqual(0);
			expect(inner?.width, `at ${width}`).toBeGreaterThanOrEqual(48);
		}
	}
});

test('a form that is closed keeps what it holds, also over a reload; it is cleared on demand, and gone with its month @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	let form = await table.enter();
	const sanko = () => form.getByRole('button', { name: /^✓? ?Sankō/ });
	const winner = () => form.getByRole('radio', { name: 'Tom' });
	await form.getByText('Tom', { exact: true }).tap();
	await sanko().tap();
	await closeSheet(page);

	await page.reload();
	await table.entering.waitFor();
	form = await table.enter();
	await expect(form.getByText('Tout est comme tu l’avais laissé.')).toBeVisible();
	await expect(winner()).toBeChecked();
	await expect(sanko()).toHaveAttribute('aria-pressed', 'true');

	await form.getByRole('button', { name: 'Repartir de zéro' }).tap();
	await expect(winner()).not.toBeChecked();
	await form.getByRole('button', { name: 'Annuler' }).tap();
	await expect(sanko()).toHaveAttribute('aria-pressed', 'true');

	await table.done();
	await table.expectTotals(0, 5);
	for (const times of [0, 1]) {
		await table.undo(times);
		form = await table.enter();
		await expect(winner()).not.toBeChecked();
		await expect(form.getByText('Tout est comme')).toHaveCount(0);
		await closeSheet(page);
	}
});

test('a past month: nothing to save until it is another month, and its result stays in view @trial', async ({
	page
}) => {
	const won = month({ piles: ['01H 03H 08H', ''], ending: { kind: 'stop', seat: 0 } });
	const table = await openKoikoiTable(page, { actions: [won, drawnMonth] });
	await table.root.locator('[name=menu]').tap();
	await openMilestoneEdit(page, 1);
	const edit = page.getByRole('dialog', { name: 'Modifier janvier' });
	const save = edit.getByRole('button', { name: /^Enregistrer/ });
	await edit.getByRole('button', { name: /^✓? ?Sankō/ }).tap();
	await expect(edit).toContainText('est compté d’après les cartes');
	await expect(save).toBeDisabled();
	await edit.getByRole('button', { name: 'Koï-koï : Tom' }).tap();
	await expect(save).toBeEnabled();
	await edit
		.getByRole('button', { name: /cartes$/ })
		.last()
		.scrollIntoViewIfNeeded();
	await expect(edit.getByText('= 10')).toBeInViewport();
	await edit.getByRole('button', { name: /Retirer le koï-koï 1/ }).tap();
	await expect(save).toBeDisabled();
});

test('on a wide screen the form stands beside the whole table @trial', async ({ page }) => {
	const table = await openKoikoiTable(page);
	for (const width of [1024, 1366, 1920]) {
		await page.setViewportSize({ width, height: 768 });
		const form = await table.enter();
		const left = (await form.boundingBox())?.x ?? 0;
		for (const part of [table.entering, table.card('12H'), table.player(1)]) {
			const box = await part.boundingBox();
			expect(box && box.x + box.width, `at ${width}`).toBeLessThanOrEqual(left);
		}
		await closeSheet(page);
	}
});
