/** After ten matches without a backup, home offers one until the offer was seen once. */
import type { Locator, Page } from '@playwright/test';
import { backupOf, openRound } from '../support/backups';
import { eveningsOf } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';
import { onceSettings } from '../support/database';

const said = {
	fr: {
		ten: '10 parties ne sont enregistrées que dans ce navigateur.',
		why: 'Un fichier de sauvegarde met à l’abri tes parties, tes joueurs et tes saisons, en un instant.',
		now: 'Aller à la sauvegarde',
		close: 'Fermer'
	},
	en: {
		ten: '10 matches are only in this browser.',
		why: 'A backup file keeps your matches, players and seasons safe. It only takes a moment.',
		now: 'Go to backup',
		close: 'Close'
	}
} as const;

/** A fixed date, so that importing more evenings adds only the new ones. */
const march = Date.UTC(2026, 2, 14, 20);
const seedEvenings = (page: Page, count: number) => seedBackup(page, eveningsOf(count, march));

const offer = (page: Page): Locator =>
	page.getByRole('complementary').filter({ hasText: /only in this browser|que dans ce navigateur/ });
const recent = (page: Page): Locator => page.getByRole('main').locator('li a[href*="/match/"]');
/** Opens home and waits for its recent matches, because offers are decided once matches are counted. */
const openHome = async (page: Page, locale: 'fr' | 'en' = 'en'): Promise<void> => {
	await page.goto(`/${locale}/`);
	// The last match stands above the games.
	await expect(recent(page)).toHaveCount(3);
};
/** Scrolls to the offer, and waits until it is stored as seen. */
const see = async (page: Page): Promise<void> => {
	await offer(page).scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 2000);
	await expect.poll(() => onceSettings(page, 'backup-offer:')).not.toEqual([]);
};

test('the offer stays until it was seen @trial', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 400 });
	await seedEvenings(page, 10);
	await openHome(page);
	await expect(offer(page)).toBeAttached();
	await expect(offer(page)).not.toBeInViewport();
	await openHome(page);
	await expect(offer(page)).toBeAttached();
	await see(page);
	await openHome(page);
	await expect(offer(page)).toHaveCount(0);
});

test('an offer that is closed does not come again @trial', async ({ page }) => {
	await seedEvenings(page, 10);
	await openHome(page);
	await see(page);
	await offer(page).getByRole('button', { name: said.en.close }).click();
	await expect(offer(page)).toHaveCount(0);
	await page.reload();
	await openHome(page);
	await expect(offer(page)).toHaveCount(0);
	await seedEvenings(page, 12);
	await openHome(page);
	await expect(offer(page)).toHaveCount(0);
	expect(await onceSettings(page, 'backup-offer:')).toEqual(['once:backup-offer:0']);
});

test('with a match under way, the resume bar is at the top, and the offer below everything @trial', async ({
	page
}) => {
	await seedEvenings(page, 10);
	await seedBackup(page, backupOf([{ id: 'open', names: ['Léa', 'Ben'], actions: [openRound] }]));
	await page.goto('/en/');
	await expect(recent(page)).toHaveCount(4);
	const resume = page.getByRole('link', { name: 'Resume' });
	await expect(resume).toBeInViewport();
	await expect(offer(page)).toContainText('11 matches are only in this browser.');
	const [top, rows, below] = await Promise.all(
		[resume, recent(page).last(), offer(page)].map((part) => part.boundingBox())
	);
	expect(rows?.y).toBeGreaterThan(top?.y ?? Infinity);
	expect(below?.y).toBeGreaterThan((rows?.y ?? Infinity) + (rows?.height ?? 0) - 1);
});

test('the match to resume has its names and its score whole, on lines of their own @trial', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await seedBackup(page, backupOf([{ id: 'open', names: ['Claire', 'Matthieu'], actions: [openRound] }]));
	await page.goto('/en/');
	const card = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'Resume' }) });
	const [first, second, score] = [
		card.getByText('Claire', { exact: true }),
		card.getByText('Matthieu', { exact: true }),
		card.locator('b')
	];
	for (const words of [first, second, score]) {
		expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1);
		await expect(words).not.toHaveAttribute('data-short');
	}
	const [left, right, below] = await Promise.all([first, second, score].map((words) => words.boundingBox()));
	expect(right?.y).toBe(left?.y);
	expect(below?.y).toBeGreaterThan((left?.y ?? Infinity) + (left?.height ?? 0));
});

test('on the first visit home says what Ochaya does and where matches are stored, but not once there are some @trial', async ({
	page
}) => {
	const where = page.getByText('Your matches stay in this browser, on this device only.');
	const what = page.getByText('You play with the cards from the box; Ochaya keeps the score');
	await page.goto('/en/');
	await expect(where).toBeVisible();
	await expect(what).toBeVisible();
	// A setup that was opened and left stores no match.
	await page.goto('/en/new/?game=hanamikoji');
	await expect(page.locator('button[type=submit]')).toBeVisible();
	await page.goto('/en/');
	await expect(what).toBeVisible();
	await seedEvenings(page, 4);
	await openHome(page);
	await expect(where).toBeHidden();
	await expect(what).toBeHidden();
	await page.goto('/fr/');
	// The last match stands above the games.
	await expect(recent(page)).toHaveCount(3);
	await expect(
		page.getByText('Tes parties restent dans ce navigateur, sur cet appareil seulement.')
	).toBeHidden();
});
