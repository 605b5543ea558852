/** Geisha’s screens: what a machine can check of WCAG, and their layout on small and large screens. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { gardenRound, gardenRounds, geishaBackup, GeishaTable, inOrder } from '../support/geisha';
import { importBackup } from '../support/house';
import { isUncovered, layoutFindings, scrollable } from '../support/layout';

/** 40 characters each, one of them without a place to break. */
const long = [
	'Wolfeschlegelsteinhausenbergerdorffsenio',
	'Marie-Antoinette de la Tour du Pin Verdu'
] as const;
const longer = ['Wolfeschlegel', 'Marie-Antoinette'];

const move = (seat: 0 | 1, cell: number) => ({ type: 'move', seat, cell });
const layout = { type: 'layout', tiles: inOrder };
const resultOnly = { type: 'way', way: 'result' };
const square = gardenRound(gardenRounds.square, 0);

const matches = (names: readonly [string, string]) =>
	geishaBackup([
		{ id: 'empty', names },
		{ id: 'laying', names, actions: [{ type: 'layout', tiles: inOrder.slice(0, 6) }] },
		{ id: 'first', names, actions: [layout] },
		{ id: 'turn', names, actions: [layout, move(0, 3), move(1, 0), move(0, 2), move(1, 14)] },
		{ id: 'over', names, actions: [square] },
		{ id: 'again', names, actions: [square, { type: 'starter', seat: 1 }] },
		{ id: 'result', names, actions: [square, resultOnly] },
		{ id: 'won', names, actions: [square, gardenRound(gardenRounds.starterBlocks, 1), square] }
	]);
const tables = ['empty', 'laying', 'first', 'turn', 'over', 'again', 'result'] as const;

const openMatch = async (page: Page, locale: 'fr' | 'en', id: string) => {
	await page.goto(`/${locale}/match/?id=${id}`);
	await expect(page.locator('h1').first()).toBeAttached();
	if (id !== 'won') await expect(page.locator('[data-phase]')).toBeVisible();
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};
/** What stands where the match is: every table, and what opens over or under it. */
const prepared: Readonly<Record<string, readonly [match: string, prepare: (page: Page) => Promise<void>]>> = {
	'a refusal': ['turn', (page) => page.locator('[data-place="4"]').click()],
	'the parity question': [
		'result',
		async (page) => {
			for (const choice of ['who="0"', 'how="pattern"', 'left="3"'])
				await page.locator(`[data-${choice}]`).click();
			await expect(page.getByRole('alert')).toBeVisible();
		}
	],
	'the counts': [
		'result',
		async (page) => {
			for (const choice of ['who="1"', 'how="pattern"']) await page.locator(`[data-${choice}]`).click();
		}
	],
	'the sheet of the round, with a replay': [
		'over',
		async (page) => {
			await new GeishaTable(page).openRound();
			await page.locator('[data-replay="1"]').click();
			await page.locator('[data-step=back]').click();
		}
	],
	'the result with the turning point': [
		'won',
		async (page) => {
			await page.locator('[data-replay="1"]').click();
			await page.locator('.analysis button').first().click();
			await expect(page.locator('[data-analysis=done]')).toBeVisible({ timeout: 50_000 });
			await page.locator('[data-ply="6"]').click();
		}
	],
	'a correction': [
		'won',
		async (page) => {
			await page.getByText(/^(Corriger une manche|Put a round right)$/).click();
			await page.getByRole('button', { name: /^(Corriger la manche|Edit round) 1/ }).click();
			await page.locator('dialog [data-step=back]').click();
		}
	]
};

for (const [locale, colorScheme] of [
	['fr', 'light'],
	['en', 'dark']
] as const) {
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ colorScheme });
		test('no axe findings', async ({ page }) => {
			test.setTimeout(240_000);
			await importBackup(page, locale, matches(['Léa', 'Tom']));
			for (const id of tables) {
				await test.step(id, async () => {
					await openMatch(page, locale, id);
					await expectNoAxeFindings(page);
				});
			}
			for (const [name, [id, prepare]] of Object.entries(prepared)) {
				await test.step(name, async () => {
					await openMatch(page, locale, id);
					await prepare(page);
					await expectNoAxeFindings(page);
				});
			}
			await page.goto(`/${locale}/new/?game=geisha`);
			await page.locator('summary').click();
			await test.step('setup', () => expectNoAxeFindings(page));
		});
	});
}

for (const [width, height, locale] of [
	[320, 568, 'en'],
	[360, 640, 'en'],
	[360, 640, 'fr'],
	[390, 844, 'fr'],
	[844, 390, 'en'],
	[844, 390, 'fr'],
	[768, 1024, 'en'],
	[768, 1024, 'fr'],
	[1280, 800, 'en'],
	[1280, 800, 'fr']
] as const) {
	test.describe(`${width}×${height}, ${locale}`, () => {
		test.use({ viewport: { width, height } });

		test('nothing is cut, covered or too small', async ({ page }) => {
			test.setTimeout(240_000);
			await importBackup(page, locale, matches(long));
			const measure = async (name: string) => {
				expect.soft(await layoutFindings(page, { target: 44, names: longer }), name).toEqual([]);
			};
			for (const id of tables) {
				await openMatch(page, locale, id);
				await measure(id);
				expect.soft(await isUncovered(page.locator('[data-action]').last()), id).toBe(true);
			}
			for (const [name, [id, prepare]] of Object.entries(prepared)) {
				await openMatch(page, locale, id);
				await prepare(page);
				await measure(name);
			}
		});
	});
}

for (const [width, height, locale] of [
	[360, 640, 'fr'],
	[360, 640, 'en'],
	[390, 844, 'fr'],
	[844, 390, 'fr'],
	[844, 390, 'en'],
	[768, 1024, 'fr'],
	[1280, 800, 'fr']
] as const) {
	test.describe(`${width}×${height}, ${locale}`, () => {
		test.use({ viewport: { width, height } });
		test('the table needs no scrolling, with names of 24 characters', async ({ page }) => {
			test.setTimeout(120_000);
			await importBackup(page, locale, matches(['Marie-Antoinette Dupuis', 'Maximilian Schmidt-Bauer']));
			for (const id of tables) {
				await openMatch(page, locale, id);
				expect.soft(await scrollable(page), id).toEqual([]);
				await expect.soft(page.locator('[data-action]').last(), id).toBeInViewport({ ratio: 1 });
				await expect.soft(page.locator('[name=undo]'), id).toBeInViewport({ ratio: 1 });
				// What stands in one panel lies on nothing else.
				const overlaps = await page.locator('[data-panel]').evaluateAll((panels) =>
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
				expect.soft(overlaps, id).toEqual([]);
			}
			for (const name of ['a refusal', 'the parity question', 'the counts']) {
				const [id = '', prepare] = prepared[name] ?? [];
				await openMatch(page, locale, id);
				await prepare?.(page);
				expect.soft(await scrollable(page), name).toEqual([]);
			}
		});
	});
}

test('the garden and what is known of it stand side by side where there is width', async ({ page }) => {
	await importBackup(page, 'en', matches(['Léa', 'Tom']));
	const boxes = async () => {
		await page.goto('/en/match/?id=won');
		await page.locator('[data-replay="1"]').click();
		const garden = await page.locator('.replay .garden').first().boundingBox();
		const analysis = await page.locator('.replay .analysis').boundingBox();
		return { garden: garden ?? { x: 0, y: 0, width: 0, height: 0 }, analysis: analysis ?? { x: 0, y: 0 } };
	};
	await page.setViewportSize({ width: 1280, height: 800 });
	const wide = await boxes();
	expect(wide.analysis.x).toBeGreaterThan(wide.garden.x + wide.garden.width);
	expect(Math.abs(wide.analysis.y - wide.garden.y)).toBeLessThan(40);
	await page.setViewportSize({ width: 390, height: 844 });
	const narrow = await boxes();
	expect(narrow.analysis.y).toBeGreaterThan(narrow.garden.y + narrow.garden.height);
});

test('with text of twice the size, all words are there and the main action is free', async ({
	context,
	page
}) => {
	test.setTimeout(240_000);
	await importBackup(page, 'en', matches(long));
	const session = await context.newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	for (const id of tables) {
		await openMatch(page, 'en', id);
		expect.soft(await layoutFindings(page, { target: 43, names: longer }), id).toEqual([]);
		expect.soft(await isUncovered(page.locator('[data-action]').last()), id).toBe(true);
	}
	for (const [name, [id, prepare]] of Object.entries(prepared)) {
		await openMatch(page, 'en', id);
		await prepare(page);
		expect.soft(await layoutFindings(page, { target: 43, names: longer }), name).toEqual([]);
	}
});
