/** Hanabi with the cards of other boxes: whole shows by taps, on a small and a usual phone, in both languages. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { completeHanabiSetup, type HanabiTable } from '../support/hanabi';
import { expectResult } from '../support/hanamikoji';

const small = { width: 360, height: 640 };
const usual = { width: 390, height: 844 };
const five = ['white', 'red', 'blue', 'yellow', 'green'];
const countdown = 'black-5 black-4 black-3 black-2 black-1';

/** @returns the colours that the details of a clue offer, and the numbers after them. */
const offered = async (page: Page, table: HanabiTable): Promise<readonly string[]> => {
	await table.clue();
	await table.root.locator('[data-offer=clue]').tap();
	const contents = table.sheet.locator('[data-about]');
	await expect(contents.first()).toBeVisible();
	const names = await contents.evaluateAll((all) => all.map((one) => one.getAttribute('data-about') ?? ''));
	await page.keyboard.press('Escape');
	await expect(table.sheet).toHaveCount(0);
	return names;
};

for (const [locale, viewport, names, title, reason, band] of [
	[
		...(['fr', small, ['Avalanche de couleurs, 10\u00a0cartes', 'Poudre noire']] as const),
		...(['Spectacle parfait', 'Les 7 feux d’artifice sont complets.', 'Divine'] as const)
	],
	[
		...(['en', usual, ['Avalanche of colours, 10\u00a0cards', 'Black powder']] as const),
		...(['A perfect show', 'All 7 fireworks are complete.', 'Divine'] as const)
	]
] as const)
	test(`seven fireworks to 30 points: ${locale}, ${viewport.width} px @trial`, async ({ page, openApp }) => {
		await page.setViewportSize(viewport);
		await openApp(locale, 'new/?game=hanabi');
		const table = await completeHanabiSetup(page, { rules: names });
		await table.expectCounters({ tokens: 8, fuses: 0, pile: 60, score: -5 });
		await test.step('no clue names multicolour or black', async () => {
			expect(await offered(page, table)).toEqual([...five, '1', '2', '3', '4', '5']);
		});
		await test.step('black counts down, and its 1 brings back the token', async () => {
			await table.expectCounters({ tokens: 7 });
			await table.play(countdown);
			await table.expectCounters({ tokens: 8, fuses: 0, pile: 55, score: 0 });
		});
		await table.complete('multi', ...five);
		await expectResult(page, title, reason);
		await expect(page.locator('[data-band=divine]')).toContainText(band);
	});

for (const [locale, viewport, variant, best, finish, title] of [
	[
		...(['en', small, 'Black powder', /best possible score by 1\spoint/] as const),
		...(['Finish now', 'Extraordinary'] as const)
	],
	[
		...(['fr', usual, 'Poudre noire', /score possible de 1\spoint/] as const),
		...(['Arrêter ici', 'Mention extraordinaire'] as const)
	]
] as const)
	test(`black powder without its only 1: ${locale}, ${viewport.width} px @trial`, async ({
		page,
		openApp
	}) => {
		await page.setViewportSize(viewport);
		await openApp(locale, 'new/?game=hanabi');
		const table = await completeHanabiSetup(page, { names: ['Léa', 'Tom', 'Noé'], rules: [variant] });
		await table.expectCounters({ pile: 45 });
		await table.clue();
		await table.discard('black-1');
		await expect(table.sheet).toContainText(best);
		await table.answer(true);
		await table.play('black-5 black-4 black-3 black-2');
		await expect(table.root.locator('[data-fire=black][data-course=stuck]')).toHaveCount(1);
		await table.complete(...five);
		await table.expectCounters({ fuses: 0, score: 24 });
		await table.open(finish);
		await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
	});
