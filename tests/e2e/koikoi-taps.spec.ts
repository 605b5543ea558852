/**
 * Which parts of Koï-Koï's table a tap changes in the DOM: the card at once, and everything else together
 * after it.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openKoikoiTable, captured, taken } from '../support/koikoi';
import { settled } from '../support/settled';

interface Watched {
	/** The changed parts, for each batch of changes. */
	readonly touched: string[][];
}

/** @returns the cards and parts of the table that a tap changed: at once, and in all. */
const touchedBy = async (page: Page, tap: () => Promise<void>) => {
	// The cards are rendered after the table.
	await expect(page.locator('[data-card]:not(:has(svg))')).toHaveCount(0);
	await settled(page);
	await page.evaluate(() => {
		const nameOf = (node: Node): string => {
			const element = node instanceof Element ? node : node.parentElement;
			const card = element?.closest('[data-card]')?.getAttribute('data-card');
			return card ?? element?.closest('.table > *, .table')?.classList[0] ?? element?.className ?? '';
		};
		const touched: string[][] = [];
		Object.assign(globalThis, { touched });
		new MutationObserver((records) => {
			// What depends on the focus changes when the finger goes down, before the tap; the save mark changes with every
			// tap.
			const besides = ['tabindex', 'data-key', 'data-save', 'data-told'];
			const changed = records.filter(({ attributeName }) => !besides.includes(attributeName ?? ''));
			const names = [...new Set(changed.map(({ target }) => nameOf(target)))].sort();
			// The tools show the state of saving, which may change at any time.
			if (names.join() === 'tools') return;
			if (names.length > 0) touched.push(names);
		}).observe(document.querySelector('main') ?? document, {
			...{ subtree: true, childList: true, characterData: true, attributes: true }
		});
	});
	await tap();
	await settled(page);
	const touched = await page.evaluate(() => (globalThis as unknown as Watched).touched);
	return { atOnce: touched[0], times: touched.length, all: [...new Set(touched.flat())].sort() };
};

test('a card changes at once; then the mark of the last capture, the panels and the news change together', async ({
	page
}) => {
	const table = await openKoikoiTable(page, { actions: [captured(0, '01H 01R'), captured(1, '02T 02R')] });
	await table.expectTurn(0);
	const taken = await touchedBy(page, () => table.card('03R').tap());
	expect(taken.atOnce).toEqual(['03R']);
	expect(taken.all).toEqual(['02R', '02T', '03R', 'news', 'players']);
	expect(taken.times).toBe(2);

	const undone = await touchedBy(page, () => table.undo());
	expect(undone.atOnce).toEqual(['03R']);
	expect(undone.all).toEqual(['02R', '02T', '03R', 'news', 'players']);
	expect(undone.times).toBe(2);

	await test.step('a card that ends the turn changes at once too; whose turn it is follows', async () => {
		await table.card('03R').tap();
		await table.expectTurn(0);
		const taken = await touchedBy(page, () => table.card('03H').tap());
		expect(taken.atOnce).toEqual(['03H']);
		expect(taken.all).toEqual(['01H', '01R', '02R', '02T', '03H', '03R', 'news', 'players']);
		await table.expectTurn(1);
	});
});

test('a third bright changes at once; the choice of koï-koï or stop follows', async ({ page }) => {
	const table = await openKoikoiTable(page, { actions: taken(0, '01H 03H') });
	await table.player(0).tap();
	const third = await touchedBy(page, () => table.card('08H').tap());
	expect(third.atOnce).toEqual(['08H']);
	await expect(table.stopping).toBeVisible();
	expect(third.all).toEqual(['03H', '08H', 'actions', 'news', 'players', 'table']);
});

test('choosing a player by hand is shown at once', async ({ page }) => {
	const table = await openKoikoiTable(page, { actions: [captured(0, '01H 01R')] });
	await table.expectTurn(1);
	const chosen = await touchedBy(page, () => table.player(0).tap());
	expect(chosen.atOnce).toEqual(['01H', '01R', 'news', 'players']);
	expect(chosen.times).toBe(1);
});
