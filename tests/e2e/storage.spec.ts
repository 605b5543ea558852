/**
 * When storing fails, taps are still shown, a message says why, the match can be exported, and nothing is
 * lost.
 */
import type { Page } from '@playwright/test';
import { backupOf, openRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { beginMatch, downloadedBackup, saveMark } from '../support/app-actions';
import { deleteDatabase } from '../support/real-faults';
import { expectNoOverlap, phoneSizes } from '../support/apart';
import { seedBackup } from '../support/seed-backup';
import { refusedWrites, setFault, stubStorage, type StorageFault } from '../support/storage-faults';
import { addressWithoutDatabase, dumpDatabase, holdDatabase, raiseDatabase } from '../support/database';

const words = {
	quota:
		'This device is out of space: the last steps aren’t saved. Export the match, make room, then try again.',
	refused:
		'This browser can’t save anything (is this a private window?). The match will be lost when you close this page: export it to keep it.',
	newer: 'Another tab has a newer version of Ochaya. Reload this page so that it can save again.',
	blocked:
		'An older tab of Ochaya keeps this one from saving. Close the other tabs: saving will then resume by itself.'
};

const flute = (page: Page) => page.locator('[data-cell=near-0]');
const flower = (page: Page) => page.locator('[data-cell=far-6]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Begins a match between Aki and Ben. @param from faults that are on from the beginning. */
const openTable = async (page: Page, from: readonly StorageFault[] = []) => {
	await stubStorage(page, from);
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
};

/** @returns the action or the kind of each entry of a saved file, in order. */
const saidIn = ({ entries }: Awaited<ReturnType<typeof downloadedBackup>>) =>
	entries.map((entry) => entry.action ?? entry.kind);
const tapped = (side: number, geisha: number, cards: number) => ({ type: 'count', side, geisha, cards });

test('a tap is shown at once, and shown as saved only when its transaction is complete', async ({ page }) => {
	await openTable(page);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');

	await setFault(page, 'slow', true);
	await flute(page).click();
	await expect(flute(page)).toContainText('1');
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saving');
	// The next tap does not wait for the transaction.
	await flower(page).click();
	await expect(flower(page)).toContainText('1');
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saving');
	await button(page, 'Match menu').click();
	await expect(page.getByText('Saving…', { exact: true })).toBeVisible();

	await setFault(page, 'slow', false);
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await page.reload();
	await expect(flute(page)).toContainText('1');
	await expect(flower(page)).toContainText('1');
});

test('the save mark disappears with a tap and returns when it is stored, without layout shift or announcement @trial', async ({
	page
}) => {
	await openTable(page);
	// The first card changes the layout of the table, so it is counted before the measurement.
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	const tick = saveMark(page).locator('.tick');
	await expect(tick).toHaveCSS('opacity', '1');
	await page.evaluate(() => {
		const told: string[] = [];
		Object.assign(globalThis, { told });
		const live = document.querySelectorAll('[role=status],[role=alert],[aria-live]');
		const note = (records: MutationRecord[]) =>
			told.push(...records.map(({ target }) => `said: ${target.textContent}`));
		for (const region of live)
			new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
		new PerformanceObserver((list) =>
			told.push(...list.getEntries().map((shift) => `moved: ${JSON.stringify(shift)}`))
		).observe({
			type: 'layout-shift'
		});
	});
	await setFault(page, 'slow', true);
	// The count and the mark change in the same update.
	const said = await flute(page).evaluate(async (cell: HTMLElement) => {
		cell.click();
		await Promise.resolve();
		const mark = document.querySelector('[data-save]');
		const tick = mark?.querySelector('.tick');
		return [
			cell.textContent.includes('2'),
			mark?.getAttribute('data-save'),
			tick && getComputedStyle(tick).opacity
		];
	});
	expect(said).toEqual([true, 'saving', '0']);
	await setFault(page, 'slow', false);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await expect(tick).toHaveCSS('opacity', '1');
	// Only the tap itself is announced; a change of a region may be several records.
	await expect
		.poll(() => page.evaluate(() => [...new Set((globalThis as unknown as { told: string[] }).told)]))
		.toEqual(['said: Ayane, one more for Aki. Aki: 2. Ben: 0.']);
});

test('disk full: a message, an export from memory, and a second try that succeeds', async ({ page }) => {
	await openTable(page);
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');

	await setFault(page, 'full', true);
	await flower(page).click();
	await expect(flower(page)).toContainText('1');
	await expect(page.getByRole('alert')).toContainText(words.quota);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'quota');

	const file = await downloadedBackup(page, button(page, 'Export now'));
	expect(file.name).toMatch(/^ochaya-match-\d{4}-\d\d-\d\d\.json$/);
	expect(file.format).toBe('ochaya-backup');
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), tapped(1, 6, 1)]);

	const before = await refusedWrites(page);
	const told = await page.getByRole('alert').getByText(words.quota).elementHandle();
	await button(page, 'Try again').click();
	await expect.poll(() => refusedWrites(page)).toBe(before + 1);
	// The message is announced anew, and the button keeps the focus.
	await expect.poll(() => told.evaluate(({ isConnected }) => isConnected)).toBe(false);
	await expect(page.getByRole('alert')).toContainText(words.quota);
	await expect(button(page, 'Try again')).toBeFocused();

	await setFault(page, 'full', false);
	await button(page, 'Try again').click();
	await expect(page.getByRole('alert')).toBeHidden();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await page.reload();
	await expect(flower(page)).toContainText('1');
});

test('disk full, and the table is left: home shows the message beside the resume bar, and it can be closed @trial', async ({
	page
}) => {
	await openTable(page);
	await setFault(page, 'full', true);
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'quota');
	await button(page, 'Match menu').click();
	await page.getByRole('link', { name: 'Leave the table' }).click();
	const told = page.getByRole('alert').filter({ hasText: words.quota });
	const resume = page.getByRole('link', { name: 'Resume' });
	for (const size of phoneSizes) {
		await page.setViewportSize(size);
		await expectNoOverlap(told, resume);
	}
	await told.getByRole('button', { name: 'Close' }).click();
	await expect(told).toBeHidden();
	await resume.click();
	await expect(flute(page)).toContainText('1');
	await expect(told).toBeVisible();
});

test('a browser that stores nothing: a match is played from memory, found again and exported', async ({
	page
}) => {
	await openTable(page, ['closed']);
	await expect(page.getByRole('alert')).toContainText(words.refused);
	await flute(page).click();
	await expect(flute(page)).toContainText('1');
	await button(page, 'Undo the last step').click();
	await expect(flute(page)).toContainText('0');
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'refused');

	await button(page, 'Match menu').click();
	await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'Leave the table' }).click();
	await expect(page.getByRole('alert')).toContainText(words.refused);
	await page.getByRole('link', { name: 'History' }).click();
	await expect(page.getByRole('link', { name: /Aki and Ben/ })).toBeVisible();
	await page.getByRole('link', { name: 'Players' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Aki' })).toBeVisible();
	await page.getByRole('link', { name: 'Play', exact: true }).click();
	await page.getByRole('link', { name: 'Resume' }).click();
	await expect(flute(page)).toContainText('1');

	const file = await downloadedBackup(page, button(page, 'Export now'));
	expect(file.entries[0]).toMatchObject({ kind: 'start', game: 'hanamikoji' });
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), 'undo', tapped(0, 0, 1)]);
});

test('a browser that stores nothing: the settings still export what is in memory @trial', async ({
	page
}) => {
	await openTable(page, ['closed']);
	await flute(page).click();
	await button(page, 'Match menu').click();
	await page.getByRole('link', { name: 'Leave the table' }).click();
	await page.getByRole('link', { name: 'Settings' }).click();
	const file = await downloadedBackup(page, button(page, 'Export to a file'));
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);
	expect(file.players.map(({ name }) => name).toSorted()).toEqual(['Aki', 'Ben']);
});

test.describe('a database of a newer version', () => {
	test('is left as it is; a match is played from memory @trial', async ({ page }) => {
		await seedBackup(page, backupOf([{ id: 'kept', names: ['Aki', 'Ben'], actions: [openRound] }]));
		await page.goto(addressWithoutDatabase);
		await raiseDatabase(page, 9);
		const before = await dumpDatabase(page);

		await page.goto('/en/');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		await page.goto('/en/match/?id=kept');
		await expect(page.getByRole('heading', { name: 'This match won’t open' })).toBeVisible();
		await expect(page.locator('main')).toContainText('Another tab has a newer version of Ochaya');

		await page.goto('/en/new/?game=hanamikoji');
		await beginMatch(page, ['Chie', 'Dan']);
		await flute(page).click();
		await expect(flute(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		await expect(button(page, 'Reload')).toBeVisible();
		const file = await downloadedBackup(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);

		await page.goto(addressWithoutDatabase);
		expect(await dumpDatabase(page)).toBe(before);
	});

	test('made by another tab during a match: a message at the next tap, and an export @trial', async ({
		context,
		page
	}) => {
		await openTable(page);
		await flute(page).click();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		const other = await context.newPage();
		await other.goto(addressWithoutDatabase);
		await raiseDatabase(other, 9);
		const before = await dumpDatabase(other);

		await flower(page).click();
		await expect(flower(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		const file = await downloadedBackup(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), tapped(1, 6, 1)]);
		expect(await dumpDatabase(other)).toBe(before);
	});
});

test.describe('an older tab that holds the database', () => {
	const holdInOther = async (page: Page) => {
		const older = await page.context().newPage();
		await older.goto(addressWithoutDatabase);
		await holdDatabase(older);
		return older;
	};

	test('is named on every page that reads it, which opens once it is closed @trial', async ({
		context,
		page
	}) => {
		await stubStorage(page, ['ahead']);
		for (const path of ['', 'new/?game=hanamikoji', 'match/?id=kept', 'history/', 'players/'])
			await test.step(path, async () => {
				const older = await context.newPage();
				await older.goto(addressWithoutDatabase);
				// Deletes the database, which the previous page has raised to the next version.
				await page.goto('about:blank');
				await deleteDatabase(older);
				await seedBackup(older, backupOf([{ id: 'kept', names: ['Aki', 'Ben'] }]));
				await holdDatabase(older);

				await page.goto(`/en/${path}`);
				await expect(page.getByRole('alert')).toContainText(words.blocked);
				await older.close();
				await expect(page.getByRole('alert')).toBeHidden();
				// Ignores the options of a filter.
				await expect(
					page.locator('main').getByText('Aki').and(page.locator(':not(option)')).first()
				).toBeVisible();
			});
	});

	test('during a match: a tap is shown, and stored once the older tab is closed @trial', async ({ page }) => {
		await openTable(page);
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		const older = await holdInOther(page);

		await setFault(page, 'ahead', true);
		await setFault(page, 'dropped', true);
		await flute(page).click();
		await expect(flute(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.blocked);
		const file = await downloadedBackup(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);

		await older.close();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		await expect(page.getByRole('alert')).toBeHidden();
	});
});
