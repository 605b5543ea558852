/**
 * Player aids on paper: each is on one side of A4, and as a booklet on the four faces of a folded sheet, with any
 * rules and in the fonts of several systems. The suite prints one aid of each game, that with the most on it, in the
 * widest font; `npm run trials -- aids` prints those of all presets and mixes, in all fonts, and says how full they
 * are.
 */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { importBackup } from '../support/app-actions';
import { aidsOf, backupOfAids } from '../support/aids/matches';
import { hasFont, layOutAsPaper, measureAid, setFont, systemFonts } from '../support/aids/measure';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { pdfPageCount } from '../support/paper';

const isWhole = process.env.AIDS === 'all';
const fonts = isWhole ? systemFonts : systemFonts.slice(-1);
/** The mixes whose aids are fullest, and the aid without a match. */
const fullest = [
	undefined,
	'hanamikoji-token',
	'hanabi-counted-counters',
	'hanabi-counted-black',
	'koikoi-longest',
	'geisha-three-rounds'
];
/** What is legible at arm's length, in points. */
const smallestText = 7;

const chooseSize = async (page: Page, size: 'page' | 'booklet'): Promise<void> => {
	await page.emulateMedia({ media: 'screen' });
	const radio = page.getByRole('radio').nth(size === 'page' ? 0 : 1);
	await radio.focus();
	await page.keyboard.press('Space');
	await expect(radio).toBeChecked();
	await page.emulateMedia({ media: 'print' });
};

for (const game of gameIds)
	test(`the aids of ${game} are on one side of paper, with nothing out of its frame @trial`, async ({
		page
	}) => {
		test.setTimeout(isWhole ? 900_000 : 120_000);
		await importBackup(page, 'en', backupOfAids([game]));
		await layOutAsPaper(page);
		const aids = [undefined, ...aidsOf(game).map(({ id }) => id)].filter(
			(id) => isWhole || fullest.includes(id)
		);
		for (const locale of ['en', 'fr'])
			for (const id of aids) {
				await page.goto(`/${locale}/rules/${game}/aid/${id ? `?id=${id}` : ''}`);
				await page.locator('.aid h2').first().waitFor();
				if (id) await page.locator('.played .rules').waitFor({ state: 'attached' });
				for (const size of ['page', 'booklet'] as const) {
					await chooseSize(page, size);
					for (const font of fonts) {
						const where = [locale, id ?? game, size, font].join(' ');
						if (isWhole && !(await hasFont(page, font))) console.log(`${font} is not installed`);
						await setFont(page, font);
						const { height, left, smallest, faults } = await measureAid(page);
						if (isWhole)
							console.log(where, size === 'page' ? `${height} mm of 275` : `left ${left.join(', ')} mm`);
						expect.soft(faults, where).toEqual([]);
						expect.soft(smallest, where).toBeGreaterThanOrEqual(smallestText);
						if (size === 'booklet') expect.soft(Math.min(...left), where).toBeGreaterThanOrEqual(0);
						const paper = await page.pdf({ preferCSSPageSize: true });
						expect.soft(pdfPageCount(paper), where).toBe(1);
					}
				}
			}
	});

test('on screen a booklet shows its four faces in the order of reading, without findings @trial', async ({
	openApp
}) => {
	for (const game of gameIds) {
		const page = await openApp('fr', `rules/${game}/aid/`);
		await expect(page.locator('.aid h2').first()).toBeVisible();
		await expectNoAxeFindings(page);
		await page.getByText('Livret', { exact: true }).tap();
		await expect(page.getByText('pliée en quatre')).toBeVisible();
		const tops = await page
			.locator('.face')
			.evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().top));
		expect(tops).toHaveLength(4);
		expect(tops).toEqual(tops.toSorted((a, b) => a - b));
		await expectNoAxeFindings(page);
	}
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a booklet can be chosen @trial', async ({ page }) => {
		await page.goto('/en/rules/hanabi/aid/');
		await expect(page.getByText('folded in four')).toBeHidden();
		await page.getByText('Booklet', { exact: true }).tap();
		await expect(page.getByText('folded in four')).toBeVisible();
		expect(pdfPageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
	});
});
