/** The tables need no scrolling at any screen size, also with names of 24 characters. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { HanabiTable } from '../support/hanabi';
import { importBackup } from '../support/app-actions';
import { backupOf, scored } from '../support/backups';
import { isUncovered, scrollable } from '../support/layout';
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
const sizes = [smallPhone, lying, { width: 1280, height: 800 }];

type Size = (typeof sizes)[number];

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

/** Expects eight pixels or more between undo, the rules and the menu. */
const expectToolsApart = async (page: Page): Promise<void> => {
	const boxes = ['undo', 'rules', 'menu'].map((name) => page.locator(`main [name=${name}]`).boundingBox());
	const [first, second, third] = await Promise.all(boxes);
	for (const [one, next] of [
		[first, second],
		[second, third]
	])
		expect.soft((next?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0)).toBeGreaterThanOrEqual(8);
};

test('Hanamikoji, in each way of entering a round @trial', async ({ page }) => {
	await importBackup(page, 'en', hanamikojiMatches(['Léa', 'Samuel']));
	for (const way of ways)
		await test.step(way, async () => {
			const score = page.locator('[data-score]');
			await show(page, 'en', { path: `match/?id=${way}`, action: () => score });
			await atEach(page, [smallPhone, phone], (where) => expectAllThere(page, where, score, undo(page)));
			await expectToolsApart(page);
		});
});

const landscape = [{ width: 667, height: 375 }, lying, { width: 1440, height: 900 }];

/** @returns the parts of the elements that lie beyond the screen, or over one another. */
const collisions = (page: Page, parts: string): Promise<readonly string[]> =>
	page.locator(parts).evaluateAll((elements) => {
		const boxes = elements
			.map((element) => {
				const content = document.createRange();
				content.selectNodeContents(element);
				const { left, right, width } = (
					element.matches('button') ? element : content
				).getBoundingClientRect();
				// The height of a text is that of its lines: what a font has room for above and below them is not drawn.
				const { top, bottom } = element.getBoundingClientRect();
				const box = { left, right, width, top, bottom };
				return { name: element.getAttribute('aria-label') ?? element.textContent, box };
			})
			.filter(({ box }) => box.width > 0);
		const beyond = boxes.filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5);
		const over = boxes.flatMap((one, place) =>
			boxes.slice(place + 1).flatMap((other) => {
				const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
				return across > 1 && down > 3 ? [`${one.name} over ${other.name}`] : [];
			})
		);
		return [...beyond.map(({ name }) => `${name} beyond the screen`), ...over];
	});

test('Hanamikoji lying: the scores, markers and tools of both sides are on the table, side by side @trial', async ({
	page
}) => {
	const held = scored([0, 0, 1, 1, null, null, null]);
	const moved = [
		{ type: 'way', way: 'tokens' },
		{ type: 'token', geisha: 6, holder: 0 },
		{ type: 'token', geisha: 5, holder: 1 }
	];
	await importBackup(
		page,
		'fr',
		backupOf([{ id: 'm', names: ['Léa', 'Samuel'], actions: [held, ...moved] }])
	);
	const score = page.locator('[data-score]');
	await show(page, 'fr', { path: 'match/?id=m', action: () => score });
	await atEach(page, landscape, async (where) => {
		await expectAllThere(page, where, score, undo(page), page.locator('[data-marker]').last());
		const parts =
			'.goal .numbers, .goal .label, .markers button, .ways button span, .tools button, .who .first';
		expect.soft(await collisions(page, parts), where).toEqual([]);
		const lane = await page.locator('.lane').first().boundingBox();
		expect.soft(lane?.width, where).toBeGreaterThanOrEqual(42);
	});
});

test('Koï-Koï at the moment of the choice; on the smallest phone each card is reached by scrolling @trial', async ({
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

/** Expects that no burst lies over the menu's button, and that the score and its maximum stand together. */
const expectHanabiParts = async ({ root }: HanabiTable, where: string): Promise<void> => {
	expect.soft(await isUncovered(root.locator('[name=more]')), `${where}: the menu`).toBe(true);
	const apart = await root.locator('[data-score-now]').evaluate((score) => {
		const baselineOf = (element: Element) => {
			const probe = document.createElement('span');
			probe.style.display = 'inline-block';
			element.append(probe);
			const { bottom } = probe.getBoundingClientRect();
			probe.remove();
			return bottom;
		};
		return score.nextElementSibling ? baselineOf(score.nextElementSibling) - baselineOf(score) : NaN;
	});
	expect.soft(apart, `${where}: the score and its maximum on one line`).toBeCloseTo(0, 0);
};

/** Of tables that differ in little, the fullest is looked at for every change, and the others by the trials. */
const tagOf = (id: string, fullest: string): string => (id === fullest ? '' : ' @trial');

for (const [id, screen] of Object.entries(hanabiTables))
	test(`Hanabi with five players, ${id}${tagOf(id, 'seven')}`, async ({ page }) => {
		const names = [
			...['Marie-Antoinette Lefèvre', 'Bartholomew Featherstone', 'Guillemette de Beauchamp'],
			...['Jean-Baptiste Montgolfie', 'Theophanes Konstantinide']
		];
		await importBackup(page, 'fr', hanabiShows(names));
		await show(page, 'fr', screen);
		const table = new HanabiTable(page);
		await atEach(page, sizes, async (where) => {
			await expectAllThere(
				page,
				where,
				table.action('play'),
				table.undoing,
				table.root.locator('[data-pile]')
			);
			await expectHanabiParts(table, where);
		});
		if (id === 'six') return;
		await table.action('clue').click();
		await expect(table.root.locator('[data-offer]').first()).toBeVisible();
		await atEach(page, sizes, (where) => expectAllThere(page, `${where}, a clue`));
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

const geishaNames = ['Marie-Antoinette Dupuis', 'Maximilian Schmidt-Bauer'] as const;

for (const [id, screen] of Object.entries(geishaTables))
	test(`Geisha, ${id}${tagOf(id, 'turn')}`, async ({ page }) => {
		await importBackup(page, 'fr', geishaMatches(geishaNames));
		await show(page, 'fr', screen);
		const action = page.locator('[data-action]').last();
		await atEach(page, [smallPhone, phone, lying], async (where) => {
			await expectAllThere(page, where, action, undo(page));
			expect.soft(await overlaps(page), where).toEqual([]);
		});
	});

test('Geisha, further states of the table @trial', async ({ page }) => {
	await importBackup(page, 'fr', geishaMatches(geishaNames));
	for (const [name, screen] of Object.entries(onTable))
		await test.step(name, async () => {
			await show(page, 'fr', screen);
			await atEach(page, [smallPhone, phone, lying], (where) => expectAllThere(page, where));
		});
});
