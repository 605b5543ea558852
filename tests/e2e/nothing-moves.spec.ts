/** What is tapped stays under the finger, and what ends a form stays in sight. */
import { expect, test } from '../support/fixtures';
import { beginAt } from '../support/setup';

test.use({ viewport: { width: 360, height: 640 } });

test('an option that is changed in the setup stays where it is', async ({ page }) => {
	await page.goto('/fr/new/?game=koikoi');
	const option = page.locator('.plain label:has(input[type=radio]:not(:checked))').first();
	await option.scrollIntoViewIfNeeded();
	const tapped = await option.elementHandle();
	const before = await tapped.boundingBox();
	await option.tap();
	await expect(page.getByRole('button', { name: 'Garder sous un nom' })).toBeAttached();
	const after = await tapped.boundingBox();
	expect(after?.y).toBeCloseTo(before?.y ?? NaN, 0);
	expect(after?.x).toBeCloseTo(before?.x ?? NaN, 0);
});

test('a correction is applied in sight, and told', async ({ page }) => {
	const table = await beginAt(page, { names: ['Bartholomew Featherston', 'Marie-Antoinette Dupont'] });
	await table.way('majorities').tap();
	await table.scoreMajorities('nn=ff==');
	await table.scoreMajorities('==n=f==');
	await table.openMenu();
	const round = await table.openEdit(1);
	const apply = round.room.getByRole('button', { name: /^Appliquer/ });
	await expect(apply).toBeInViewport({ ratio: 1 });
	await round.say('..n..n.');
	await expect(round.room).toContainText('1 manche suivante ne compte plus');
	await expect(apply).toBeInViewport({ ratio: 1 });
	await apply.tap();
	await expect(page.getByText('La correction est faite.')).toBeVisible();
});

test('the table says a long recap, asks and refuses without moving', async ({ page }) => {
	const table = await beginAt(page, { names: ['Bartholomew Featherston', 'Marie-Antoinette Dupont'] });
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

test.describe('where motion is not wanted', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('a table that is brought to another size is there at once', async ({ page }) => {
		const table = await beginAt(page);
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
