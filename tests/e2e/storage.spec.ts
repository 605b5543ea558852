/** When storing fails: the tap is shown, the reason is plain, the match gets out, and nothing is lost. */
import type { Page } from '@playwright/test';
import { backupOf, openRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { beginMatch, savedBy, saveMark } from '../support/house';
import { deleteDatabase } from '../support/real-faults';
import { expectApart, phoneSizes } from '../support/apart';
import { seedBackup } from '../support/seed-backup';
import { refusedWrites, setFault, stubStorage, type StorageFault } from '../support/storage-faults';
import { bareAddress, dumpDatabase, holdDatabase, raiseDatabase, storedKinds } from '../support/stored';

const words = {
	quota:
		'This device is out of space: the last steps are not stored. Export the match, make room, then try again.',
	refused:
		'This browser lets nothing be stored (a private window?). The match lasts as long as this page stays open; export it to keep it.',
	newer: 'Another tab has a newer version of Ochaya. Reload this page to go on storing.',
	blocked: 'An older tab of Ochaya holds the storage. Close the other tabs: storing goes on by itself.'
};

const flute = (page: Page) => page.locator('[data-cell=near-0]');
const flower = (page: Page) => page.locator('[data-cell=far-6]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A match between Aki and Ben at the table, its start stored unless nothing can be. */
const openTable = async (page: Page, from: readonly StorageFault[] = []) => {
	await stubStorage(page, from);
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
};

/** What the taps of a saved file say, in order. */
const saidIn = ({ entries }: Awaited<ReturnType<typeof savedBy>>) =>
	entries.map((entry) => entry.action ?? entry.kind);
const tapped = (side: number, geisha: number, cards: number) => ({ type: 'count', side, geisha, cards });

test('a tap is shown at once and called saved only when its transaction has completed', async ({ page }) => {
	await openTable(page);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');

	await setFault(page, 'slow', true);
	await flute(page).click();
	await expect(flute(page)).toContainText('1');
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saving');
	// The next tap waits for nothing.
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

test('the mark is true from the tap on: gone with it, there with its storing, nothing moved or said', async ({
	page
}) => {
	await openTable(page);
	// The table makes room for its marks with the first card.
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
	// In the moment of the tap: what shows it, and what the mark says, come in one update.
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
	// The table's own sentence on the card, and nothing else.
	expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
		'said: 14 cards still to count.'
	]);
});

test('no room left: said, exported from memory, stored on the second try', async ({ page }) => {
	await openTable(page);
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');

	await setFault(page, 'full', true);
	await flower(page).click();
	await expect(flower(page)).toContainText('1');
	await expect(page.getByRole('alert')).toContainText(words.quota);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'quota');

	const file = await savedBy(page, button(page, 'Export now'));
	expect(file.name).toMatch(/^ochaya-match-\d{4}-\d\d-\d\d\.json$/);
	expect(file.format).toBe('ochaya-backup');
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), tapped(1, 6, 1)]);

	// It is tried in two ways, the second after a look at what is there: until then nothing can be told.
	const before = await refusedWrites(page);
	const told = await page.getByRole('alert').getByText(words.quota).elementHandle();
	await button(page, 'Try again').click();
	await expect.poll(() => refusedWrites(page)).toBe(before + 2);
	// Told anew, and the button stays under the finger.
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

test('no room left: what waits is stored with the next tap that can be', async ({ page }) => {
	await openTable(page);
	await setFault(page, 'full', true);
	await flute(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'quota');
	await setFault(page, 'full', false);
	await flower(page).click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await expect(page.getByRole('alert')).toBeHidden();
	await page.reload();
	await expect(flute(page)).toContainText('1');
	await expect(flower(page)).toContainText('1');
});

test('no room left, and the table is left: told on home beside the bar that resumes, and can be put away', async ({
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
		await expectApart(told, resume);
	}
	await told.getByRole('button', { name: 'Close' }).click();
	await expect(told).toBeHidden();
	await resume.click();
	await expect(flute(page)).toContainText('1');
	await expect(told).toBeVisible();
});

test('no room left in French: in French', async ({ page }) => {
	await stubStorage(page, ['full']);
	await page.goto('/fr/new/?game=hanamikoji');
	await beginMatch(page);
	await expect(page.getByRole('alert')).toContainText(
		'Plus de place sur l’appareil : les derniers gestes ne sont pas enregistrés.'
	);
	await expect(button(page, 'Réessayer')).toBeVisible();
	await expect(button(page, 'Exporter maintenant')).toBeVisible();
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

	const file = await savedBy(page, button(page, 'Export now'));
	expect(file.entries[0]).toMatchObject({ kind: 'start', game: 'hanamikoji' });
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), 'undo', tapped(0, 0, 1)]);
});

test('a browser that stores nothing: the settings still export what is in memory', async ({ page }) => {
	await openTable(page, ['closed']);
	await flute(page).click();
	await button(page, 'Match menu').click();
	await page.getByRole('link', { name: 'Leave the table' }).click();
	await page.getByRole('link', { name: 'Settings' }).click();
	const file = await savedBy(page, button(page, 'Export to a file'));
	expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);
	expect(file.players.map(({ name }) => name).toSorted()).toEqual(['Aki', 'Ben']);
});

test('a dropped connection heals without a word', async ({ page }) => {
	await openTable(page);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	const id = new URL(page.url()).searchParams.get('id') ?? '';
	await setFault(page, 'dropped', true);
	await flute(page).click();
	await expect(flute(page)).toContainText('1');
	await expect(page.locator('html')).toHaveAttribute('data-dropped', '');
	await expect.poll(() => storedKinds(page, id)).toEqual(['start', 'action']);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await expect(page.getByRole('alert')).toBeHidden();
	await page.reload();
	await expect(flute(page)).toContainText('1');
});

test.describe('a database of a newer version', () => {
	test('is left as it is; a match is played from memory', async ({ page }) => {
		await seedBackup(page, backupOf([{ id: 'kept', names: ['Aki', 'Ben'], actions: [openRound] }]));
		await page.goto(bareAddress);
		await raiseDatabase(page, 9);
		const before = await dumpDatabase(page);

		await page.goto('/en/');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		await page.goto('/en/match/?id=kept');
		await expect(page.getByRole('heading', { name: 'The match does not open' })).toBeVisible();
		await expect(page.locator('main')).toContainText('Another tab has a newer version of Ochaya');

		await page.goto('/en/new/?game=hanamikoji');
		await beginMatch(page, ['Chie', 'Dan']);
		await flute(page).click();
		await expect(flute(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		await expect(button(page, 'Reload')).toBeVisible();
		const file = await savedBy(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);

		await page.goto(bareAddress);
		expect(await dumpDatabase(page)).toBe(before);
	});

	test('made by another tab in mid-match: said at the next tap, and exported', async ({ context, page }) => {
		await openTable(page);
		await flute(page).click();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		const other = await context.newPage();
		await other.goto(bareAddress);
		await raiseDatabase(other, 9);
		const before = await dumpDatabase(other);

		await flower(page).click();
		await expect(flower(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.newer);
		const file = await savedBy(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1), tapped(1, 6, 1)]);
		expect(await dumpDatabase(other)).toBe(before);
	});
});

test.describe('an older tab that holds the database', () => {
	const holdInOther = async (page: Page) => {
		const older = await page.context().newPage();
		await older.goto(bareAddress);
		await holdDatabase(older);
		return older;
	};

	test('is named on every page that reads it, which opens once it is closed', async ({ context, page }) => {
		await stubStorage(page, ['ahead']);
		for (const path of ['', 'new/?game=hanamikoji', 'match/?id=kept', 'history/', 'players/'])
			await test.step(path, async () => {
				const older = await context.newPage();
				await older.goto(bareAddress);
				// What the page before has brought to the next version, and holds no more.
				await page.goto('about:blank');
				await deleteDatabase(older);
				await seedBackup(older, backupOf([{ id: 'kept', names: ['Aki', 'Ben'] }]));
				await holdDatabase(older);

				await page.goto(`/en/${path}`);
				await expect(page.getByRole('alert')).toContainText(words.blocked);
				await older.close();
				await expect(page.getByRole('alert')).toBeHidden();
				// Not the choices of a filter, which a page may have too.
				await expect(
					page.locator('main').getByText('Aki').and(page.locator(':not(option)')).first()
				).toBeVisible();
			});
	});

	test('in mid-match: the tap is shown, and stored by itself once it is closed', async ({ page }) => {
		await openTable(page);
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		const older = await holdInOther(page);

		await setFault(page, 'ahead', true);
		await setFault(page, 'dropped', true);
		await flute(page).click();
		await expect(flute(page)).toContainText('1');
		await expect(page.getByRole('alert')).toContainText(words.blocked);
		const file = await savedBy(page, button(page, 'Export now'));
		expect(saidIn(file)).toEqual(['start', tapped(0, 0, 1)]);

		await older.close();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
		await expect(page.getByRole('alert')).toBeHidden();
	});
});
