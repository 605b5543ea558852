/** A match is followed on a page for a tablet or a television: each tap, the result, and the way out. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { laid, openGeishaTable } from '../support/geisha';
import { openHanabiTable } from '../support/hanabi';
import { openKoikoiTable } from '../support/koikoi';
import { startButton } from '../support/app-actions';
import { openTable } from '../support/setup';
import { seedBackup } from '../support/seed-backup';
import { backupOf, winningRound } from '../support/backups';

/** Opens the page that follows the match of another tab. */
const watching = async (table: Page): Promise<Page> => {
	const id = new URL(table.url()).searchParams.get('id') ?? '';
	const page = await table.context().newPage();
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto(`/fr/watch/?id=${id}`);
	await expect(page.locator('[data-watch-view]')).toBeVisible();
	// A browser is slow to tap in a tab that lies behind another.
	await table.bringToFront();
	return page;
};
const saidOn = (page: Page) => page.locator('[data-watch-said]');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
/** Expects that all is in view, so that nobody has to scroll a television. */
const expectWhole = async (page: Page): Promise<void> => {
	const room = await page.evaluate(() => {
		const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
		return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
	});
	expect(room).toEqual({ down: 0, across: 0 });
};
const player = (page: Page, name: string) => page.getByRole('region', { name });

test('Hanamikoji: markers, cards, tokens and the result @trial', async ({ page }) => {
	const table = await openTable(page);
	const screen = await watching(page);
	await expect(headingOf(screen)).toHaveText('Hanamikoji');
	await expect(player(screen, 'Léa')).toContainText('c’est son tour');
	await table.marker('near', 'secret').tap();
	await expect(saidOn(screen)).toContainText('Léa');
	await expect(player(screen, 'Tom')).toContainText('c’est son tour');
	await table.undoing.tap();
	await expect(player(screen, 'Léa')).toContainText('c’est son tour');
	await table.scoreCounts('2001203', '0211031');
	await expect(player(screen, 'Léa')).toContainText('3 geishas sur 4');
	await expect(screen.getByRole('img', { name: 'Ayane' })).toHaveAccessibleName(/Léa/);
	await expect(screen.getByText('Manche 2')).toBeVisible();
	// The cards stay as they were scored until something of the next round is entered.
	await expect(screen.getByRole('img', { name: 'Ayane' })).toHaveAccessibleName(
		/Léa\u00a02, Tom\u00a00, la majorité pour Léa/
	);
	await expect(player(screen, 'Tom')).toContainText('commence');
	await expectWhole(screen);
	await screen.setViewportSize({ width: 844, height: 390 });
	await expectWhole(screen);
	await screen.setViewportSize({ width: 1920, height: 1080 });
	await expect(player(screen, 'Léa')).toContainText('gagne avec');
	await table.scoreCounts('1200113', '1010222');
	await table.scoreCounts('0111131', '2111201');
	await expect(headingOf(screen)).toHaveText('Léa gagne');
	await expect(saidOn(screen)).toHaveText('Léa l’emporte avec 11 points de charme.');
	await expectWhole(screen);
});

test('Hanabi: fireworks, tokens, pile and the perfect show @trial', async ({ page }) => {
	const table = await openHanabiTable(page);
	const screen = await watching(page);
	await expect(screen.locator('[data-turn="0"]')).toBeVisible();
	await table.complete('white');
	await expect(screen.locator('[data-watch-score]')).toHaveText(/5\s*\/25/);
	await expect(screen.locator('[data-pile]')).toHaveText('35');
	await expect(screen.getByRole('group', { name: 'La défausse' }).getByRole('img')).toHaveCount(25);
	await expect(screen.locator('[data-turn="1"]')).toBeVisible();
	await expect(saidOn(screen)).toHaveText('Léa joue le 5 blanc.');
	await table.complete('red', 'blue', 'yellow', 'green');
	await expect(headingOf(screen)).toHaveText('Spectacle parfait : 25 points');
	await expectWhole(screen);
});

test('Koï-Koï: captured cards, yaku, multipliers, and the month that ended until the next @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	const screen = await watching(page);
	await table.take(0, '01H 03H 08H');
	await expect(player(screen, 'Léa').locator('[data-watch-yaku]')).toHaveText('Sankō 5');
	await expect(player(screen, 'Léa').locator('[data-watch-row=hikari]')).toContainText('3/3');
	await expect(player(screen, 'Léa')).toContainText('koï-koï ou arrêter');
	await table.call();
	await expect(player(screen, 'Léa')).toContainText('koï-koï');
	await table.take(0, '06T 07T 10T');
	await expect(player(screen, 'Léa')).toContainText('= 40');
	await table.stop();
	await expect(player(screen, 'Léa').locator('[data-watch-total]')).toHaveText('40');
	await expect(player(screen, 'Léa').locator('[data-watch-yaku]')).toHaveText(['Sankō 5', 'Inoshikachō 5']);
	await expect(player(screen, 'Léa')).toContainText('= 40');
	await table.take(1, '03H');
	await expect(player(screen, 'Léa').locator('[data-watch-yaku]')).toHaveCount(0);
	await expect(player(screen, 'Tom').locator('[data-watch-row=hikari]')).toContainText('1/3');
	await expectWhole(screen);
	await table.take(0, '01H 08H 11H 12H 06T 07T 10T 01R 02R 06R 09R 10R 09T');
	await expect(player(screen, 'Léa').locator('[data-watch-yaku]').nth(4)).toBeVisible();
	await expectWhole(screen);
	await screen.setViewportSize({ width: 844, height: 390 });
	await expectWhole(screen);
});

test('Koï-Koï: where turns are passed by hand, nobody is said to be in turn, but who has to decide is @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page, { actions: [{ type: 'turns', isOn: false }] });
	const screen = await watching(page);
	await table.take(0, '01H 01R');
	await expect(player(screen, 'Léa')).toContainText('2\u00a0cartes');
	await expect(screen.getByText('c’est son tour')).toHaveCount(0);
	await table.take(0, '03H 08H');
	await expect(player(screen, 'Léa')).toContainText('koï-koï ou arrêter');
	await expect(screen.getByText('c’est son tour')).toHaveCount(0);
});

test('Geisha: the garden, the binding tile, and the round that ended @trial', async ({ page }) => {
	const table = await openGeishaTable(page, { rules: 'points-10', actions: [laid] });
	const screen = await watching(page);
	await expect(player(screen, 'Léa')).toContainText('c’est son tour');
	await table.take('3');
	await expect(player(screen, 'Tom')).toContainText('c’est son tour');
	await expect(screen.locator('[data-binding]:not([data-binding=none])')).toBeVisible();
	await table.take('0 2 14 6 5 7');
	await expect(screen.locator('[data-over=pattern]')).toBeVisible();
	await expect(player(screen, 'Léa').locator('[data-watch-score]')).toHaveText(/^9/);
	await expectWhole(screen);
});

test('from the menu to the large screen, in another language, and back to the table', async ({ page }) => {
	await openTable(page);
	await page.locator('[name=menu]').tap();
	await page.getByRole('link', { name: 'Afficher en grand' }).tap();
	await expect(page.locator('[data-watch-view]')).toBeVisible();
	const bar = page.getByRole('navigation', { name: 'Retour et langue' });
	// It is shown at first, and then again by a touch.
	await expect(bar).toHaveCSS('opacity', '1');
	await page.clock.runFor(6000);
	await expect(bar).toHaveCSS('opacity', '0');
	await page.getByRole('main').tap();
	await expect(bar).toHaveCSS('opacity', '1');
	await bar.getByText('English', { exact: true }).tap();
	await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
	const english = page.getByRole('navigation', { name: 'Back, and the language' });
	await page.clock.runFor(6000);
	await expect(english).toHaveCSS('opacity', '0');
	await page.getByRole('main').tap();
	await expect(player(page, 'Léa')).toContainText('their turn');
	await page.getByRole('link', { name: 'Back' }).tap();
	await expect(page.locator('[data-score]')).toBeVisible();
	await expect(page).toHaveURL(/\/en\/match\/\?id=/);
});

test('by the keyboard, the way out shows as soon as it has the focus @trial', async ({ page }) => {
	await openTable(page);
	const screen = await watching(page);
	await screen.bringToFront();
	await screen.keyboard.press('Tab');
	const leave = screen.getByRole('link', { name: 'Retour' });
	await expect(leave).toBeFocused();
	await expect(screen.getByRole('navigation')).toHaveCSS('opacity', '1');
});

test('a remote control, which has arrows alone, comes to the way out too @trial', async ({ page }) => {
	await openTable(page);
	const screen = await watching(page);
	await screen.bringToFront();
	await screen.keyboard.press('ArrowUp');
	await expect(screen.getByRole('link', { name: 'Retour' })).toBeFocused();
	await expect(screen.getByRole('navigation')).toHaveCSS('opacity', '1');
});

test('the touch that shows the way out presses nothing of it @trial', async ({ page }) => {
	await openTable(page);
	await page.locator('[name=menu]').tap();
	await page.getByRole('link', { name: 'Afficher en grand' }).tap();
	const bar = page.getByRole('navigation');
	await expect(bar).toHaveCSS('opacity', '1');
	const out = await page.getByRole('link', { name: 'Retour' }).boundingBox();
	await page.clock.runFor(6000);
	await expect(bar).toHaveCSS('opacity', '0');
	if (!out) throw new Error('The way out has no place');
	await page.touchscreen.tap(out.x + out.width / 2, out.y + out.height / 2);
	await expect(bar).toHaveCSS('opacity', '1');
	await expect(page.locator('[data-watch-view]')).toBeVisible();
	await expect(page).toHaveURL(/\/watch\//);
});

test('a match that was deleted stays only to be looked at, and is shown once it is back', async ({
	page
}) => {
	const table = await openTable(page);
	const screen = await watching(page);
	await page.locator('[name=menu]').tap();
	await page.getByRole('button', { name: 'Supprimer la partie' }).tap();
	await expect(screen.getByRole('heading', { name: 'Partie supprimée' })).toBeVisible();
	await expect(screen.getByRole('button')).toHaveCount(0);
	await page.getByRole('button', { name: 'Restaurer' }).tap();
	await expect(screen.locator('[data-watch-view]')).toBeVisible();
	await expect(table.undoing).toBeVisible();
});

test('after the result, the next match of the same players is followed @trial', async ({ page, context }) => {
	await seedBackup(page, backupOf([{ id: 'first', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.clock.install();
	await page.goto('/en/watch/?id=first');
	await expect(headingOf(page)).toHaveText('Aki wins');
	const other = await context.newPage();
	await other.goto('/en/match/?id=first');
	await other.getByRole('link', { name: 'Rematch' }).click();
	await startButton(other).click();
	await other.locator('[data-score]').waitFor();
	await expect(page.getByText('Next match: Hanamikoji, Aki and Ben')).toBeVisible();
	await page.clock.runFor(11_000);
	await expect(headingOf(page)).toHaveText('Hanamikoji');
	await expect(page.getByText('Round 1')).toBeVisible();
});

test('without a group, nothing is promised of a match that is not here @trial', async ({ page }) => {
	await page.goto('/en/watch/?id=nowhere');
	await expect(page.getByText('It isn’t on this device.')).toBeVisible();
});

test('a match that is not here yet is shown as soon as it arrives', async ({ page, context }) => {
	await page.goto('/en/watch/?id=later');
	await expect(page.getByText('It isn’t on this device.')).toBeVisible();
	const other = await context.newPage();
	await seedBackup(other, backupOf([{ id: 'later', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await expect(headingOf(page)).toHaveText('Aki wins');
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without the server, a match of this device is shown too @trial', async ({ openInstalled, site }) => {
		const page = await openInstalled('en');
		await seedBackup(page, backupOf([{ id: 'own', names: ['Aki', 'Ben'], actions: [winningRound] }]));
		await site.stop();
		await page.goto('/en/watch/?id=own');
		await expect(headingOf(page)).toHaveText('Aki wins');
	});
});
