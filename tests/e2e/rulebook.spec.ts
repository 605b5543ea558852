/**
 * Reading a rulebook: on its page the contents, the search and the way to the top stay at hand; sections fold there and
 * in the sheet over a match, and open where something leads to them.
 */
import type { Locator, Page } from '@playwright/test';
import { chooseRules, startButton } from '../support/app-actions';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { focusOn } from '../support/keys';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1440, height: 900 };

const sectionOf = (room: Page | Locator, id: string): Locator => room.locator(`[data-section=${id}]`);
const chipsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents' });
const barOf = (page: Page): Locator => page.locator('.bar');
/** How far an element's top is below the top of the screen, in pixels. */
const topOf = (element: Locator): Promise<number> =>
	element.evaluate((one) => one.getBoundingClientRect().top);
const bottomOf = (element: Locator): Promise<number> =>
	element.evaluate((one) => one.getBoundingClientRect().bottom);
const restOf = (section: Locator): Locator => section.locator('details > .words');

test('the bar stays, and says which chapter is read @trial', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/en/rules/koikoi/');
	for (const [id, chapter] of [
		['cap', 'Scoring'],
		['faq-players', 'Frequent questions'],
		['deal', 'Setting up']
	] as const) {
		await page.goto(`/en/rules/koikoi/#${id}`);
		const chip = chipsOf(page).getByRole('link', { name: chapter, exact: true });
		await expect(chip).toHaveAttribute('aria-current', 'location');
		await expect(chip).toBeInViewport();
		expect(await topOf(barOf(page)), 'the bar is at the top').toBe(0);
		const landed = await topOf(sectionOf(page, id));
		expect(landed, 'the section is not below the bar').toBeGreaterThanOrEqual(await bottomOf(barOf(page)));
		expect(landed).toBeLessThan(640 / 2);
	}
	expect((await barOf(page).boundingBox())?.height, 'the bar is slim').toBeLessThanOrEqual(64);
	await expectNoAxeFindings(page);
	await page.getByRole('link', { name: 'Back to the top' }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('from the middle of the book a question is asked, and its answer is opened @trial', async ({ page }) => {
	await page.goto('/en/rules/koikoi/#scoring');
	await barOf(page).getByRole('button', { name: 'Search the rules' }).tap();
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('searchbox')).toBeFocused();
	await sheet.getByRole('button', { name: 'Close' }).tap();
	await expect(sheet).toBeHidden();
	await expect(sectionOf(page, 'scoring')).toBeInViewport();

	await barOf(page).getByRole('button', { name: 'Search the rules' }).tap();
	await sheet.getByRole('searchbox').fill('hand swap');
	await sheet.locator('[data-game=koikoi][data-hit=hand-swap]').tap();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/#hand-swap$/);
	await expect(sectionOf(page, 'hand-swap')).toBeFocused();
	await expect(restOf(sectionOf(page, 'hand-swap'))).toBeInViewport();
});

test('sections fold to their key sentence; links, contents and the address open them', async ({ page }) => {
	await page.goto('/en/rules/koikoi/');
	const [gaji, brights] = [sectionOf(page, 'gaji'), sectionOf(page, 'brights')];
	await expect(gaji.getByRole('heading', { name: 'The Gaji' })).toBeVisible();
	await expect(gaji.locator('summary strong').first()).toBeVisible();
	await expect(restOf(gaji)).toBeHidden();
	await gaji.getByRole('heading').tap();
	await expect(restOf(gaji)).toBeVisible();
	await gaji.getByRole('heading').tap();
	await expect(restOf(gaji)).toBeHidden();

	await focusOn(brights.locator('summary'));
	await page.keyboard.press('Enter');
	await expect(restOf(brights)).toBeVisible();

	await sectionOf(page, 'material').scrollIntoViewIfNeeded();
	const link = page.locator('[data-section].level-2 a[href="#gaji"]').first();
	await link.click();
	await expect(restOf(gaji)).toBeVisible();
	await gaji.getByRole('heading').tap();
	await expect(restOf(gaji)).toBeHidden();
	await link.click();
	await expect(restOf(gaji)).toBeVisible();

	await page.goto('/en/rules/koikoi/#cap');
	await page.reload();
	await expect(restOf(sectionOf(page, 'cap'))).toBeVisible();
	await expect(restOf(sectionOf(page, 'gaji'))).toBeHidden();
});

test('all sections are opened at once, and closed again @trial', async ({ page }) => {
	await page.goto('/en/rules/hanamikoji/');
	const folded = page.locator('section > details:not([open])');
	await page.getByRole('button', { name: 'Open all sections' }).tap();
	await expect(folded).toHaveCount(0);
	await page.getByRole('button', { name: 'Close all sections' }).tap();
	await expect(restOf(sectionOf(page, 'equality'))).toBeHidden();
});

test('on paper every section is whole @trial', async ({ page }) => {
	await page.goto('/en/rules/hanamikoji/');
	await expect(page.locator('section > details').first()).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	for (const id of ['equality', 'faq-players']) await expect(restOf(sectionOf(page, id))).toBeVisible();
	await expect(barOf(page)).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	await expect(restOf(sectionOf(page, 'equality'))).toBeHidden();
});

test.describe('on a desktop', () => {
	test.use({ viewport: desktop });

	test('lines of text stay short, and tables use the width beside them @trial', async ({ page }) => {
		await page.goto('/en/rules/koikoi/');
		await page.getByRole('button', { name: 'Open all sections' }).click();
		const widths = await page.locator('[data-section] p').evaluateAll((all) => all.map((p) => p.clientWidth));
		// 66 digits of the widest font that the tests meet.
		expect(Math.max(...widths)).toBeLessThan(680);
		const table = await sectionOf(page, 'presets').locator('.scroll').first().boundingBox();
		expect(table?.width).toBeGreaterThan(700);
	});
});

test('the sheet over a match shows a chapter at a time, with what the match changes and what a link leads to open @trial', async ({
	page
}) => {
	await page.goto('/en/new/?game=koikoi');
	await chooseRules(page, ['Nintendo']);
	await startButton(page).tap();
	await page.locator('main [name=rules]').tap();
	const sheet = page.getByRole('dialog');
	const contents = sheet.getByRole('navigation', { name: 'Contents' });
	await expect(sectionOf(sheet, 'setup')).toBeInViewport();
	await expect(sectionOf(sheet, 'own-koikoi')).toHaveCount(0);
	await sheet.getByRole('link', { name: 'Next A turn' }).tap();
	await expect(sectionOf(sheet, 'turn')).toBeFocused();
	await expect(sectionOf(sheet, 'setup')).toHaveCount(0);
	await contents.getByRole('link', { name: 'Scoring', exact: true }).tap();
	await expect(sectionOf(sheet, 'own-koikoi').locator('[data-setting=ownKoiKoi]')).toBeVisible();
	await contents.getByRole('link', { name: 'Frequent questions' }).tap();
	await expect(restOf(sectionOf(sheet, 'faq-players'))).toBeHidden();
	await expect(sectionOf(sheet, 'faq-players').locator('summary strong')).toBeVisible();
	await contents.getByRole('link', { name: 'Scoring', exact: true }).tap();
	await sheet.getByRole('searchbox').fill('three or four players');
	await sheet.locator('[data-game=koikoi][data-hit=faq-players]').tap();
	await expect(restOf(sectionOf(sheet, 'faq-players'))).toBeVisible();
	await expect(sectionOf(sheet, 'faq-players')).toBeFocused();
	await contents.getByRole('link', { name: 'Scoring', exact: true }).tap();
	await contents.getByRole('link', { name: 'Frequent questions' }).tap();
	await expect(restOf(sectionOf(sheet, 'faq-players'))).toBeVisible();
	await expectNoAxeFindings(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('sections open by themselves, the chapters lead to their places, and nothing offers a search @trial', async ({
		page
	}) => {
		await page.goto('/en/rules/koikoi/');
		const gaji = sectionOf(page, 'gaji');
		await expect(restOf(gaji)).toBeHidden();
		await gaji.getByRole('heading').tap();
		await expect(restOf(gaji)).toBeVisible();
		await chipsOf(page).getByRole('link', { name: 'Scoring', exact: true }).click();
		await expect(sectionOf(page, 'scoring')).toBeInViewport();
		await expect(barOf(page).getByRole('button')).toBeHidden();
		await page.goto('/en/rules/koikoi/#cap');
		await expect(restOf(sectionOf(page, 'cap'))).toBeVisible();
	});
});
