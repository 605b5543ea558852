/** The tables need no scrolling at any screen size, also with names of 24 characters. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { HanabiTable } from '../support/hanabi';
import { importBackup } from '../support/app-actions';
import { scrollable } from '../support/layout';
import { geishaMatches, onTable, tables as geishaTables } from '../support/screens/geisha';
import { hanabiShows, tables as hanabiTables } from '../support/screens/hanabi';
import { hanamikojiMatches, ways } from '../support/screens/hanamikoji';
import { allCards, koikoiMatches } from '../support/screens/koikoi';
import { atRest, show } from '../support/screens/screen';

// Without animations, the screens are at rest at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const smallPhone = { width: 360, height: 640 };
const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };
const tablet = { width: 768, height: 1024 };
const allSizes = [
	smallPhone,
	phone,
	lying,
	tablet,
	{ width: 820, height: 1180 },
	{ width: 1280, height: 800 }
];

type Size = (typeof allSizes)[number];

/** Resizes the page to each size, and runs a check there. */
const atEach = async (page: Page, sizes: readonly Size[], look: (where: string) => Promise<void>) => {
	for (const size of sizes) {
		await page.setViewportSize(size);
		await atRest(page);
		await look(`${size.width}×${size.height}`);
	}
};

/** Expects that nothing can be scrolled, and that each target is completely on the screen. */
const expectAllThere = async (page: Page, where: string, ...targets: readonly Locator[]): Promise<void> => {
	expect.soft(await scrollable(page), where).toEqual([]);
	for (const target of targets) await expect.soft(target, where).toBeInViewport({ ratio: 1 });
};

const undo = (page: Page) => page.locator('[name=undo]');

test('Hanamikoji, in each way of entering a round', async ({ page }) => {
	await importBackup(page, 'en', hanamikojiMatches(['Léa', 'Samuel']));
	for (const way of ways)
		await test.step(way, async () => {
			const score = page.locator('[data-score]');
			await show(page, 'en', { path: `match/?id=${way}`, action: () => score });
			await atEach(page, [smallPhone, phone], (where) => expectAllThere(page, where, score, undo(page)));
		});
});

test('Koï-Koï at the moment of the choice; on the smallest phone each card is reached by scrolling', async ({
	page
}) => {
	await importBackup(page, 'en', koikoiMatches(['Léa', 'Samuel']));
	await show(page, 'en', { path: 'match/?id=moment', prepare: allCards });
	await atEach(page, [smallPhone, phone], async (where) => {
		for (const target of ['[data-stop]', '[data-pays=stop]', '[name=undo]'])
			await expect.soft(page.locator(target), where).toBeInViewport({ ratio: 1 });
		for (const card of ['01H', '12K3'])
			await expect.soft(page.locator(`[data-card="${card}"]`), where).toBeInViewport();
	});
	await page.setViewportSize({ width: 320, height: 568 });
	for (const card of ['01H', '08K2', '12H', '12K3', '10K2'])
		await page.locator(`[data-card="${card}"]`).tap({ trial: true });
});

for (const locale of ['fr', 'en'] as const)
	test(`Hanabi with five players, with five and with six colours, ${locale}`, async ({ page }) => {
		const names = [
			...['Marie-Antoinette Lefèvre', 'Bartholomew Featherstone', 'Guillemette de Beauchamp'],
			...['Jean-Baptiste Montgolfie', 'Theophanes Konstantinide']
		];
		await importBackup(page, locale, hanabiShows(names));
		for (const [id, screen] of Object.entries(hanabiTables))
			await test.step(id, async () => {
				await show(page, locale, screen);
				const table = new HanabiTable(page);
				await atEach(page, allSizes, (where) =>
					expectAllThere(page, where, table.action('play'), table.undoing, table.root.locator('[data-pile]'))
				);
				if (id === 'six') return;
				await table.action('clue').click();
				await expect(table.root.locator('[data-offer]').first()).toBeVisible();
				await atEach(page, allSizes, (where) => expectAllThere(page, `${where}, a clue`));
			});
	});

/** @returns the texts of the panels whose role overlaps the score. */
const overlaps = (page: Page): Promise<readonly (string | null)[]> =>
	page.locator('[data-panel]').evaluateAll((panels) =>
		panels.flatMap((panel) => {
			const [role, score] = ['.role', '.score'].map((part) => {
				const range = document.createRange();
				range.selectNodeContents(panel.querySelector(part) ?? panel);
				return range.getBoundingClientRect();
			});
			if (!role || !score || role.width === 0) return [];
			const isBeside = role.right <= score.left + 0.5 || role.bottom <= score.top + 0.5;
			return isBeside ? [] : [panel.textContent];
		})
	);

for (const [locale, sizes] of [
	['fr', [smallPhone, phone, lying, tablet, { width: 1280, height: 800 }]],
	['en', [smallPhone, lying]]
] as const)
	test(`Geisha in every phase of a round, ${locale}`, async ({ page }) => {
		await importBackup(page, locale, geishaMatches(['Marie-Antoinette Dupuis', 'Maximilian Schmidt-Bauer']));
		for (const [id, screen] of Object.entries(geishaTables))
			await test.step(id, async () => {
				await show(page, locale, screen);
				const action = page.locator('[data-action]').last();
				await atEach(page, sizes, async (where) => {
					await expectAllThere(page, where, action, undo(page));
					expect.soft(await overlaps(page), where).toEqual([]);
				});
			});
		for (const [name, screen] of Object.entries(onTable))
			await test.step(name, async () => {
				await show(page, locale, screen);
				await atEach(page, sizes, (where) => expectAllThere(page, where));
			});
	});
