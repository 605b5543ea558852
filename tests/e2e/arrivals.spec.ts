/**
 * Entries received for a match that is here already: the page tells their effects, and asks where they
 * conflict.
 */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, logOf, openRound, winningRound } from '../support/backups';
import { chooseFile } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { receive } from '../support/received';
import { seedBackup } from '../support/seed-backup';
import { dumpDatabase } from '../support/database';

const planned = { id: 'ours', names: ['Aki', 'Ben'], at: Date.UTC(2026, 0, 1, 20) } as const;
const count = (side: 0 | 1, cards: number) => ({ type: 'count', side, geisha: 0, cards });
const begun = logOf({ ...planned, actions: [count(0, 1)] });
const said = (device: string, seq: number, body: object) => ({
	match: 'ours',
	seq,
	device,
	at: planned.at + seq * 60_000,
	...body
});
const move = (device: string, seq: number, action: object) =>
	said(device, seq, { kind: 'action', version: 1, action });
const fileOf = (entries: readonly object[]) => ({ ...backupOf([]), version: 5, entries });
const here = (page: Page, entries: readonly object[]) => seedBackup(page, fileOf(entries));
const keep = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const item = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Aki and Ben' });

test('after both phones played on, the page shows where they differ, and one version is chosen', async ({
	page
}) => {
	await here(page, [...begun, move('mine', 2, count(1, 1))]);
	await receive(page, fileOf([...begun, move('theirs', 2, count(0, 2)), move('theirs', 3, openRound)]));
	await expect(item(page).getByText(/The two phones played on separately/)).toBeVisible();
	await expect(item(page)).toContainText('1 entry the other phone doesn’t have');
	await expect(item(page)).toContainText('2 entries this phone doesn’t have');
	await expectNoAxeFindings(page);
	await test.step('what each did is shown', async () => {
		await item(page).getByRole('button', { name: 'See both' }).click();
		const sheet = page.getByRole('dialog', { name: 'Hanamikoji' });
		await expect(sheet.getByRole('heading', { name: 'On the other phone' })).toBeVisible();
		await expect(sheet.getByRole('heading', { name: 'Round 1' })).toHaveCount(1);
		await sheet.getByRole('button', { name: 'Close' }).last().click();
	});
	await test.step('without an answer, nothing changes', async () => {
		const before = await dumpDatabase(page);
		await keep(page);
		await expect(page.getByRole('link', { name: 'Open the match' })).toBeVisible();
		expect(await dumpDatabase(page)).toBe(before);
	});
	await page.reload();
	await item(page).getByText('Theirs', { exact: true }).click();
	await keep(page);
	await page.getByRole('link', { name: 'Open the match' }).click();
	await expect(page.locator('[data-standing=near]')).toContainText('4');
	await expect(page.locator('[data-cell=far-0]')).toContainText('0');
});

test('what would change a result is asked about, and what contradicts it is shown beside ours @trial', async ({
	page
}) => {
	const over = logOf({ ...planned, actions: [winningRound] });
	await here(page, over);
	await test.step('a result is asked about', async () => {
		const back = said('theirs', 2, { kind: 'undo', of: { seq: 1, device: 'another-phone' } });
		await receive(page, fileOf([...over, back, move('theirs', 3, openRound)]));
		await expect(item(page).getByText(/entries would change the result/)).toBeVisible();
	});
	await test.step('entries with the same keys but other content are shown beside ours', async () => {
		await receive(page, fileOf(logOf({ ...planned, actions: [openRound] })));
		await expect(item(page)).toContainText('The two phones disagree about the same entries.');
		await expect(item(page)).toContainText('On this phone:');
		await expect(item(page)).toContainText('On the other phone:');
		await expectNoAxeFindings(page);
	});
	await page.goto('/en/match/?id=ours');
	await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
});

test('a deletion on the other phone is asked about; a deleted match that was never here is left out @trial', async ({
	page
}) => {
	const over = logOf({ ...planned, actions: [winningRound] });
	const gone = [...over, said('theirs', 2, { kind: 'delete' })];
	await receive(page, fileOf(gone));
	await expect(page.getByText('1 match was deleted on the other phone: it is left out.')).toBeVisible();
	await expect(item(page)).toHaveCount(0);
	await here(page, over);
	await receive(page, fileOf(gone));
	await expect(item(page).getByText('Deleted on the other phone.')).toBeVisible();
	await test.step('unanswered, it stays', async () => {
		await keep(page);
		await page.goto('/en/history/');
		await expect(page.getByRole('link', { name: /Aki/ })).toBeVisible();
	});
	await receive(page, fileOf(gone));
	await item(page).getByText('Delete it here too').click();
	await keep(page);
	await expect(page.getByText('1 match was deleted elsewhere, and now here too.')).toBeVisible();
	await page.goto('/en/history/');
	await expect(page.getByRole('link', { name: /Aki/ })).toHaveCount(0);
	await test.step('one’s own backup restores it, if one chooses so', async () => {
		await page.goto('/en/settings/');
		await chooseFile(page, fileOf(over));
		await expect(item(page).getByText('You deleted this match.')).toBeVisible();
		await item(page).getByText('Restore it').click();
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('Imported: 1 match.')).toBeVisible();
		await page.goto('/en/history/');
		await expect(page.getByRole('link', { name: /Aki/ })).toBeVisible();
	});
});
