/** The rule search over a match and on the rules pages. */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { focusOn } from '../support/keys';
import { layoutFindings } from '../support/layout';

// Without reduced motion, endless animations on a table would make axe wait for ever.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const searchOf = (room: Page | Locator): Locator => room.getByRole('searchbox');
const hitsOf = (room: Page | Locator): Locator => room.locator('[data-hit]');

/** Begins a match and opens the rules over the table. */
const openSheet = async (page: Page, game: string): Promise<Locator> => {
	await page.goto(`/fr/new/?game=${game}`);
	for (const [seat, name] of ['Léa', 'Tom'].entries()) await page.getByRole('textbox').nth(seat).fill(name);
	await page.locator('button[type=submit]').click();
	await page.locator('[name=rules]').tap();
	const sheet = page.getByRole('dialog');
	await expect(searchOf(sheet)).toBeVisible();
	return sheet;
};

const asked = [
	['hanamikoji', 'égalité de cartes, à qui le jeton ?', 'equality', 'reste exactement où il est'],
	['hanabi', 'may I discard with eight clues?', 'faq-eight-tokens', 'il faut donner un indice ou jouer'],
	['koikoi', 'combien vaut un sanko ?', 'brights', 'Sankō 5'],
	['geisha', 'premier coup, où peut-on jouer ?', 'first-move', 'n’importe laquelle des 12 tuiles']
] as const;

for (const [index, [game, question, section, answer]] of asked.entries()) {
	test(`${game}: ${question}`, { tag: index === 0 ? [] : '@trial' }, async ({ page }) => {
		const sheet = await openSheet(page, game);
		const table = await page.locator('main').innerText();
		await searchOf(sheet).fill(question);
		const hit = sheet.locator(`[data-hit=${section}]`);
		await expect(hit).toBeInViewport();
		await expect(hit).toContainText(answer);
		await expect(sheet.getByRole('status').first()).toHaveText(/^\d+\sréponses?$/);
		// One game is enough, because the sheet is the same over each table.
		if (index === 0) await expectNoAxeFindings(page);

		await hit.tap();
		await expect(hitsOf(sheet)).toHaveCount(0);
		await expect(sheet.locator(`section[data-section=${section}]`)).toBeInViewport();
		await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap();
		await expect(sheet).toBeHidden();
		expect(await page.locator('main').innerText()).toBe(table);
	});
}

test('over a match its own rules answer, and no other game’s @trial', async ({ page }) => {
	const sheet = await openSheet(page, 'hanabi');
	await searchOf(sheet).fill('inoshikacho bouquet');
	await expect(sheet.locator('[data-hit=final-bouquet]')).toBeVisible();
	await expect(sheet.locator('[data-hit]:not([data-game=hanabi])')).toHaveCount(0);
});

test('an answer’s section is unfolded, and the passage that answers is lit in it @trial', async ({
	page
}) => {
	const sheet = await openSheet(page, 'hanabi');
	await searchOf(sheet).fill('défausser un jeton bleu');
	await sheet.locator('[data-hit=discard]').tap();
	const section = sheet.locator('section[data-section=discard]');
	await expect(section).toBeInViewport();
	await expect(section.locator('.sought')).toContainText('jeton bleu');
});

test('by keyboard: arrows, Enter, Escape @trial', async ({ page }) => {
	const sheet = await openSheet(page, 'hanamikoji');
	const search = searchOf(sheet);
	await focusOn(search);
	await page.keyboard.type('secret');
	await expect(hitsOf(sheet).nth(1)).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(hitsOf(sheet).first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(hitsOf(sheet).nth(1)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(search).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(search).toHaveValue('');
	await expect(sheet).toBeVisible();
	await page.keyboard.type('secret');
	await expect(hitsOf(sheet).first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(sheet.locator('section[data-section=secret]')).toBeFocused();
});

test('without hits, a message and the contents are shown @trial', async ({ page }) => {
	const sheet = await openSheet(page, 'geisha');
	await searchOf(sheet).fill('xyzzy');
	await expect(sheet.getByText('Rien trouvé pour « xyzzy ».')).toBeVisible();
	await expectNoAxeFindings(page);
	await sheet.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Un tour' }).tap();
	await expect(sheet.locator('section[data-section=turn]')).toBeInViewport();
	await expect(searchOf(sheet)).toHaveValue('');
});

test('the rules pages search all games, their own game first, and mark the words @trial', async ({
	openApp
}) => {
	const page = await openApp('en', 'rules/');
	await searchOf(page).fill('first move');
	await expect(hitsOf(page).first().locator('mark').first()).toBeVisible();
	await page.locator('[data-game=geisha][data-hit=first-move]').tap();
	await expect(page).toHaveURL(/\/en\/rules\/geisha\/#first-move$/);
	await expect(page.locator('section#first-move')).toBeInViewport();

	await page.getByRole('button', { name: 'Search the rules' }).tap();
	await searchOf(page).fill('tie');
	await expect(hitsOf(page).first()).toHaveAttribute('data-game', 'geisha');
	await page.locator('[data-game=geisha][data-hit]').first().tap();
	await expect(hitsOf(page)).toHaveCount(0);
	await expectNoAxeFindings(page);
});

test('the search fits a narrow phone, and one on its side @trial', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const sheet = await openSheet(page, 'hanabi');
	await searchOf(sheet).fill('jeton bleu');
	for (const size of [
		{ width: 320, height: 640 },
		{ width: 740, height: 360 }
	]) {
		await page.setViewportSize(size);
		await expect(hitsOf(sheet).first()).toBeInViewport();
		expect(await layoutFindings(page, { target: 48, names: [] })).toEqual([]);
	}
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('the pages can be read, and the search field is hidden @trial', async ({ page }) => {
		for (const path of ['rules/', 'rules/hanabi/']) {
			await page.goto(`/fr/${path}`);
			await expect(page.getByRole('link').first()).toBeVisible();
			await expect(page.locator('input[type=search]')).toBeHidden();
		}
	});
});

test('the count is said when typing rests, once, in a region that was there before @trial', async ({
	page
}) => {
	await page.clock.install();
	await page.goto('/en/rules/');
	const field = page.getByRole('searchbox');
	const said = page.getByRole('search').getByRole('status');
	await expect(said).toBeEmpty();
	// The index is there, so that nothing but typing takes time.
	await field.fill('charm');
	await expect(said).toHaveText(/^\d+\sresults?$/);
	await field.fill('');
	await expect(said).toBeEmpty();
	// From now on time goes on only here.
	await page.clock.pauseAt(Date.now() + 60_000);
	await field.fill('charm');
	await page.clock.runFor(900);
	await field.pressSequentially(' points');
	await page.clock.runFor(900);
	await expect(said).toBeEmpty();
	await page.clock.runFor(200);
	await expect(said).toHaveText(/^\d+\sresults?$/);
	// The answers follow the field.
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.locator('[data-hit]').first()).toBeFocused();
});
