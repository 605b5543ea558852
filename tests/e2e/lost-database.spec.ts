/** The database is deleted while a match is open: everything shown as saved is stored again. */
import { backupOf } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { gameIds, underWay } from '../support/game-ids.mjs';
import { saveMark } from '../support/app-actions';
import { deleteDatabase } from '../support/real-faults';
import { seedBackup } from '../support/seed-backup';
import { storedKinds } from '../support/database';

for (const id of gameIds) {
	test(
		`${id}: after the database is deleted, the open match is stored again`,
		{ tag: id === 'hanabi' ? [] : '@trial' },
		async ({ page }) => {
			const { options, opening, actions } = underWay(id);
			const game = { id, options, opening };
			await seedBackup(page, backupOf([{ id: 'kept', names: ['Aki', 'Ben'], game, actions }]));
			await page.goto('/en/match/?id=kept');
			const undo = page.getByRole('button', { name: 'Undo the last step' });
			const whole = ['start', ...actions.map(() => 'action')];
			await undo.click();
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
			await expect.poll(() => storedKinds(page, 'kept')).toEqual([...whole, 'undo']);

			await deleteDatabase(page);
			// The match is stored again without a tap, and after the second deletion with one.
			await expect.poll(() => storedKinds(page, 'kept')).toEqual([...whole, 'undo']);
			await deleteDatabase(page);
			await undo.click();
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
			await expect.poll(() => storedKinds(page, 'kept')).toEqual([...whole, 'undo', 'undo']);
			await page.reload();
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
			await page.goto('/en/history/');
			await expect(page.getByRole('main').getByRole('link', { name: /Aki and Ben/ })).toBeVisible();
		}
	);
}
