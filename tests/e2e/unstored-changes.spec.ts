/** Changes outside a match on a full disk: the page says where they were made that they are not stored. */
import { deleteMatch, openSetupRules } from '../support/app-actions';
import { backupOf, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';
import { setFault, stubStorage } from '../support/storage-faults';

test('a player, a name, a mark, a rule set or a deletion that cannot be stored gives a message', async ({
	page
}) => {
	const words = 'This device is out of space: the change isn’t saved.';
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	await stubStorage(page);
	await seedBackup(page, backupOf([{ id: 'kept', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	const fill = () => setFault(page, 'full', true);
	const told = page.getByRole('alert').filter({ hasText: words });
	await test.step('a player added', async () => {
		await page.goto('/en/players/');
		await expect(page.getByRole('main').getByText('Aki')).toBeVisible();
		await fill();
		await page.getByLabel('Player’s name').fill('Chie');
		await button('Add').click();
		await expect(told).toBeVisible();
		// Adding the player again succeeds once there is room.
		await setFault(page, 'full', false);
		await button('Add').click();
		await expect(told).toBeHidden();
		await page.reload();
		await expect(page.getByRole('main').getByText('Chie')).toBeVisible();
	});
	await test.step('a player renamed', async () => {
		await fill();
		await button('Rename Aki').click();
		await page.getByRole('textbox', { name: 'Rename Aki' }).fill('Akiko');
		await button('Save').click();
		await expect(told).toBeVisible();
	});
	await test.step('a mark given', async () => {
		await page.goto('/en/players/');
		await page.getByRole('link', { name: /^Aki/ }).click();
		await page.getByText('Mark and colour', { exact: true }).click();
		await expect(page.getByRole('radio').first()).toBeVisible();
		await fill();
		await page.getByRole('radio', { checked: false }).first().click();
		await expect(page.getByRole('alert')).toContainText('out of space');
		await setFault(page, 'full', false);
		await page.getByRole('radio', { checked: false }).first().click();
		await expect(page.getByRole('alert')).toBeHidden();
	});
	await test.step('a rule set kept', async () => {
		await page.goto('/en/new/?game=koikoi');
		const rules = await openSetupRules(page);
		await rules.getByRole('spinbutton').first().fill('12');
		await fill();
		await button('Save under a name').click();
		const sheet = page.getByRole('dialog', { name: 'Save under a name' });
		await sheet.getByRole('textbox').fill('Ours');
		await sheet.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(sheet.getByRole('alert')).toContainText(words);
	});
	await test.step('a match deleted', async () => {
		await page.goto('/en/history/');
		await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
		await fill();
		await page.locator('[name=menu]').click();
		await page.getByRole('button', { name: 'Delete the match' }).click();
		await expect(
			page.getByRole('alert').filter({ hasText: 'This device is out of space' }).first()
		).toBeVisible();
	});
	await test.step('a match restored', async () => {
		await page.reload();
		await deleteMatch(page, 'kept');
		await page.goto('/en/history/');
		await page.getByText('Deleted matches (1)').click();
		await fill();
		await page.getByRole('button', { name: /^Restore/ }).click();
		await expect(told).toBeVisible();
	});
});
