/** Tapped controls do not move, and the button that applies a form stays visible. */
import { expect, test } from '../support/fixtures';
import { openHanabiTable } from '../support/hanabi';
import { openSetupRules } from '../support/app-actions';
import { openTable } from '../support/setup';

test.use({ viewport: { width: 360, height: 640 } });

test('an option does not move when it is changed in the setup @trial', async ({ page }) => {
	await page.goto('/fr/new/?game=koikoi');
	await openSetupRules(page);
	const option = page.locator('.common label:has(input[type=radio]:not(:checked))').first();
	await option.scrollIntoViewIfNeeded();
	const tapped = await option.elementHandle();
	const before = await tapped.boundingBox();
	await option.tap();
	await expect(page.getByRole('button', { name: 'Enregistrer sous un nom' })).toBeAttached();
	const after = await tapped.boundingBox();
	expect(after?.y).toBeCloseTo(before?.y ?? NaN, 0);
	expect(after?.x).toBeCloseTo(before?.x ?? NaN, 0);
});

test('the button that applies a correction stays visible, and its success is announced @trial', async ({
	page
}) => {
	const table = await openTable(page, { names: ['Bartholomew Featherston', 'Marie-Antoinette Dupont'] });
	await table.way('majorities').tap();
	await table.scoreMajorities('nn=ff==');
	await table.scoreMajorities('==n=f==');
	await table.openMenu();
	const round = await table.openEdit(1);
	const apply = round.root.getByRole('button', { name: /^Enregistrer/ });
	await expect(apply).toBeInViewport({ ratio: 1 });
	await round.say('..n..n.');
	await expect(round.root).toContainText('1 manche suivante ne compte plus');
	await expect(apply).toBeInViewport({ ratio: 1 });
	await apply.tap();
	await expect(page.getByText('Modification enregistrée.')).toBeVisible();
});

test('the card of a round, questions and refusals do not move the table @trial', async ({ page }) => {
	const table = await openTable(page, { names: ['Bartholomew Featherston', 'Marie-Antoinette Dupont'] });
	const tops = async () => [
		(await table.cell('near', 3).boundingBox())?.y,
		(await table.marker('near', 'gift').boundingBox())?.y,
		(await table.scoring.boundingBox())?.y
	];
	const before = await tops();
	await table.scoreCounts('2001203', '0211031');
	await table.expectStandings([3, 10], [3, 8]);
	expect(await tops()).toEqual(before);
	await table.count('near', '2');
	await table.cell('near', 0).tap();
	await expect(table.status).toContainText('3 flûtes');
	expect(await tops()).toEqual(before);
	await expect(table.scoring).toBeInViewport({ ratio: 1 });
});

test('Hanabi: a refusal of three lines moves neither the fireworks nor the actions, and is not cut @trial', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	const tops = async () => [
		(await table.step('red-1').boundingBox())?.y,
		(await table.action('play').boundingBox())?.y
	];
	for (const size of [
		{ width: 360, height: 640 },
		{ width: 844, height: 390 }
	]) {
		await page.setViewportSize(size);
		await expect(table.status).toHaveText(/^Touche la carte/);
		const before = await tops();
		// The button looks disabled, but a tap shows the reason.
		await table.action('discard').tap({ force: true });
		await expect(table.status).toContainText('Les 8 jetons bleus');
		expect(await tops()).toEqual(before);
		expect(await table.status.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
		await table.clue();
		await table.undo();
	}
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('a table that is resized has no transitions @trial', async ({ page }) => {
		const table = await openTable(page);
		await expect(table.scoring).toBeVisible();
		for (const size of [
			{ width: 844, height: 390 },
			{ width: 1280, height: 800 }
		]) {
			await page.setViewportSize(size);
			const moving = await page.evaluate(async () => {
				await new Promise(requestAnimationFrame);
				return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
			});
			expect(moving).toBe(0);
		}
	});
});
