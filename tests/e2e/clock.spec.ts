/**
 * The clock of the phone is wrong and is corrected during a match: no entry is lost or moves to another
 * place.
 */
import type { Page } from '@playwright/test';
import { backupOf } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { gameIds, underWay } from '../support/game-ids.mjs';
import { downloadedBackup, saveMark } from '../support/app-actions';
import { seedBackup } from '../support/seed-backup';
import { settled } from '../support/settled';
import { storedKinds } from '../support/database';
import { wholeTable } from '../support/whole-table';

const began = Date.UTC(2026, 10, 14, 18);
/** The time at each tap: a year back, two years later, 1970, and the right time again. */
const clock = [
	Date.UTC(2025, 10, 14, 18),
	Date.UTC(2027, 10, 14, 18),
	Date.UTC(1970, 0, 1),
	Date.UTC(2026, 10, 14, 19)
];

const openTable = async (page: Page, game: string, match: string): Promise<void> => {
	await page.goto(`/en/match/?id=${match}`);
	await wholeTable(page, game);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
};
const said = (page: Page): Promise<string> => page.locator('main').innerText();

for (const id of gameIds) {
	test(`${id}: a clock that jumps does not change the match`, { tag: '@trial' }, async ({ page }) => {
		const { options, opening, actions } = underWay(id);
		const game = { id, options, opening };
		const plan = { names: ['Aki', 'Ben'] as const, game, at: began };
		await page.clock.setFixedTime(began);
		await seedBackup(
			page,
			backupOf([
				{ ...plan, id: 'kept', actions },
				// The expected state, with the last actions missing instead of undone.
				{ ...plan, id: 'twin', actions: actions.slice(0, -clock.length) }
			])
		);
		await openTable(page, id, 'twin');
		await settled(page);
		const twin = await said(page);
		await openTable(page, id, 'kept');
		for (const [index, time] of clock.entries()) {
			await page.clock.setFixedTime(time);
			await page.getByRole('button', { name: 'Undo the last step' }).click();
			await expect.poll(() => storedKinds(page, 'kept')).toHaveLength(actions.length + 2 + index);
			await page.reload();
			await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		}
		// The match is the same whatever the current time is.
		for (const time of clock) {
			await page.clock.setFixedTime(time);
			await openTable(page, id, 'kept');
			await expect.poll(() => said(page)).toBe(twin);
		}
		expect(await storedKinds(page, 'kept')).toEqual([
			'start',
			...actions.map(() => 'action'),
			...clock.map(() => 'undo')
		]);

		await page.goto('/en/settings/');
		const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export to a file' }));
		const kept = file.entries.filter(({ match }) => match === 'kept');
		expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index));
		expect(kept.slice(-clock.length).map(({ kind, at }) => [kind, at])).toEqual(
			clock.map((time) => ['undo', time])
		);
		await page.goto('/en/history/');
		await expect(page.getByRole('main').getByRole('link', { name: /Aki and Ben/ })).toHaveCount(2);
	});
}
