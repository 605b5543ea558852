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

for (const [width, height] of [
	[320, 568],
	[360, 640],
	[844, 390],
	[820, 1180],
	[1280, 800]
] as const) {
	test.describe(`${width}×${height}`, () => {
		test.use({ viewport: { width, height } });

		test('nothing is cut, covered or too small', async ({ page }) => {
			test.setTimeout(240_000);
			await importBackup(page, 'en', matches(long));
			const measure = async (name: string) => {
				expect.soft(await layoutFindings(page, { target: 44, names: longer }), name).toEqual([]);
			};
			for (const id of tables) {
				await openMatch(page, 'en', id);
				await measure(id);
				expect.soft(await isUncovered(page.locator('[data-action]').last()), id).toBe(true);
			}
			for (const [name, [id, prepare]] of Object.entries(prepared)) {
				await openMatch(page, 'en', id);
				await prepare(page);
				await measure(name);
			}
		});
	});
}

for (const [width, height] of [
	[360, 640],
	[390, 844],
	[844, 390]
] as const) {
	test.describe(`${width}×${height}`, () => {
		test.use({ viewport: { width, height } });
		test('the table needs no scrolling', async ({ page }) => {
			test.setTimeout(120_000);
			await importBackup(page, 'fr', matches(['Léa', 'Samuel']));
			for (const id of tables) {
				await openMatch(page, 'fr', id);
				expect.soft(await scrollable(page), id).toEqual([]);
				await expect.soft(page.locator('[data-action]').last(), id).toBeInViewport({ ratio: 1 });
				await expect.soft(page.locator('[name=undo]'), id).toBeInViewport({ ratio: 1 });
			}
			for (const name of ['a refusal', 'the parity question', 'the counts']) {
				const [id = '', prepare] = prepared[name] ?? [];
				await openMatch(page, 'fr', id);
				await prepare?.(page);
				expect.soft(await scrollable(page), name).toEqual([]);
			}
		});
	});
}

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
