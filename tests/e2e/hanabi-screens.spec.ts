/** The screens of Hanabi: what a machine can check of them, by day and by night, on small and large ones. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Show, showsBackup } from '../support/hanabi';
import { importBackup } from '../support/house';
import { focusOn } from '../support/keys';
import { layoutFindings, scrollable } from '../support/layout';

/** 40 characters each, one of them without a place to break. */
const long = [
	'Wolfeschlegelsteinhausenbergerdorffsenio',
	'Marie-Antoinette de la Tour du Pin Verdu',
	'Noé',
	'Mia',
	'Zoé'
];
/** 24 characters each. */
const seated = [
	'Marie-Antoinette Lefèvre',
	'Bartholomew Featherstone',
	'Guillemette de Beauchamp',
	'Jean-Baptiste Montgolfie',
	'Theophanes Konstantinide'
];
const longer = ['Wolfeschlegel', 'Marie-Antoinette'];
const six = { multicolour: 5, choreography: true };

const shows = (names: readonly string[]) =>
	showsBackup([
		{ id: 'begun', fixture: 'under-way', names },
		{ id: 'six', fixture: 'under-way', names, options: six },
		{ id: 'late', fixture: 'last-round', names, without: 4 },
		{ id: 'light', fixture: 'light', names, without: 5 },
		{ id: 'won', fixture: 'perfect', names },
		{ id: 'ended', fixture: 'last-round', names },
		{ id: 'lost', fixture: 'three-fuses', names }
	]);

const settled = (page: Page) =>
	page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
const openTable = async (page: Page, locale: string, id: string): Promise<Show> => {
	await page.goto(`/${locale}/match/?id=${id}`);
	const show = new Show(page);
	await show.action('play').waitFor();
	return show;
};

for (const { locale, colorScheme } of [
	{ locale: 'fr', colorScheme: 'light' },
	{ locale: 'en', colorScheme: 'dark' }
] as const) {
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ colorScheme });
		test.setTimeout(180_000);

		test('the table and its sheets', async ({ page }) => {
			await importBackup(page, locale, shows(long));
			for (const id of ['six', 'late', 'light']) {
				await openTable(page, locale, id);
				await test.step(id, () => expectNoAxeFindings(page));
			}
			const show = await openTable(page, locale, 'begun');
			await test.step('begun', () => expectNoAxeFindings(page));
			const look = async (name: string, open: () => Promise<void>) => {
				await open();
				await settled(page);
				await test.step(name, () => expectNoAxeFindings(page));
				await show.closeSheet();
			};
			const part = (index: number) => async () => {
				await show.room.locator('[name=more]').click();
				await show.sheet.locator('.menu button').nth(index).click();
				await expect(show.sheet.getByRole('heading').first()).toBeVisible();
			};
			await look('discard', () => show.action('discard').click());
			await look('play', () => show.action('play').click());
			await look('the question', async () => {
				await show.action('discard').click();
				await show.sheet.locator('[data-card=red-5]').click();
			});
			await look('menu', () => show.room.locator('[name=more]').click());
			for (const [index, name] of ['the discard', 'aids', 'recount', 'who plays'].entries())
				await look(name, part(index));
			await show.action('clue').click();
			await look('clue details', () => show.room.locator('[data-offer=clue]').click());
			await show.room.locator('[name=menu]').click();
			await expect(show.sheet.getByRole('listitem').first()).toBeVisible();
			await settled(page);
			await test.step('timeline', () => expectNoAxeFindings(page));
			await show.sheet.locator('ol button').first().click();
			await settled(page);
			await test.step('edit', () => expectNoAxeFindings(page));
		});

		test('the results, and the setup with five', async ({ page }) => {
			await importBackup(page, locale, shows(long));
			for (const id of ['won', 'ended', 'lost']) {
				await page.goto(`/${locale}/match/?id=${id}`);
				await expect(page.locator('[data-final-score]')).toBeVisible();
				await settled(page);
				await test.step(id, () => expectNoAxeFindings(page));
			}
			await page.goto(`/${locale}/new/?game=hanabi`);
			for (let seat = 2; seat < 5; seat += 1) await page.locator('button.add').click();
			await expect(page.getByRole('textbox')).toHaveCount(5);
			await test.step('setup', () => expectNoAxeFindings(page));
		});
	});
}

for (const [width, height] of [
	[320, 568],
	[360, 640],
	[390, 844],
	[844, 390],
	[768, 1024],
	[820, 1180],
	[1280, 800]
] as const) {
	test.describe(`${width}×${height}`, () => {
		test.use({ viewport: { width, height } });

		test('nothing is cut or too small', async ({ page }) => {
			test.setTimeout(180_000);
			await importBackup(page, 'fr', shows(long));
			const measure = async (name: string) => {
				await settled(page);
				// Six columns of a small screen are a little narrower.
				const target = width === 320 ? 42 : 44;
				expect.soft(await layoutFindings(page, { target, names: longer }), name).toEqual([]);
			};
			for (const id of ['begun', 'six', 'late', 'light']) {
				const show = await openTable(page, 'fr', id);
				await measure(id);
				if (id !== 'begun') continue;
				await show.action('discard').click();
				await measure('discard');
				await show.closeSheet();
			}
			for (const id of ['won', 'ended', 'lost']) {
				await page.goto(`/fr/match/?id=${id}`);
				await expect(page.locator('[data-final-score]')).toBeVisible();
				await measure(id);
			}
		});
		if (width >= 360)
			test('a turn needs no scrolling, with five and with six colours', async ({ page }) => {
				test.setTimeout(120_000);
				await importBackup(page, 'fr', shows(seated));
				for (const locale of ['fr', 'en'])
					for (const id of ['begun', 'six', 'late', 'light']) {
						const show = await openTable(page, locale, id);
						expect.soft(await scrollable(page), `${locale} ${id}`).toEqual([]);
						for (const target of [show.action('play'), show.undoing, show.room.locator('[data-pile]')])
							await expect(target).toBeInViewport({ ratio: 1 });
						if (id === 'six') continue;
						await show.action('clue').click();
						await expect(show.room.locator('[data-offer]').first()).toBeVisible();
						expect.soft(await scrollable(page), `${locale} ${id}, a clue`).toEqual([]);
					}
			});
	});
}

test('with text of twice the size, all words are there', async ({ context, page }) => {
	test.setTimeout(120_000);
	await importBackup(page, 'fr', shows(long));
	const session = await context.newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	for (const id of ['begun', 'six', 'late', 'light']) {
		await openTable(page, 'fr', id);
		expect.soft(await layoutFindings(page, { target: 42, names: longer }), id).toEqual([]);
	}
});

test('by keyboard: a card is played and another discarded', async ({ page }) => {
	await importBackup(page, 'fr', shows(['Léa', 'Tom', 'Noé', 'Mia']));
	await page.clock.install();
	const show = await openTable(page, 'fr', 'begun');
	await focusOn(show.step('red-3'));
	await page.keyboard.press('Enter');
	await show.expectCounters({ score: 4 });
	await show.wait();
	await focusOn(show.action('discard'));
	await page.keyboard.press('Enter');
	await show.expectSheetTakesFocus();
	await focusOn(show.sheet.locator('[data-card=yellow-1]'));
	await page.keyboard.press('Enter');
	await expect(show.status).toHaveText('Mia défausse le 1 jaune.');
});
