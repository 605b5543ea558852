/** What a tap at the table of Koï-Koï touches: the card itself at once, and what follows in one piece after it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { beginKoikoi, captured, taken } from '../support/koikoi';
import { settled } from '../support/settled';

interface Watched {
	/** The parts touched, by the times the page was changed: at once, then what followed. */
	readonly touched: string[][];
}

/** Does a tap. @returns the cards and parts of the table it touched: at once, and in all. */
const touchedBy = async (page: Page, tap: () => Promise<void>) => {
	// The cards are drawn after the table is there.
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
			// Where the Tab key stops follows the finger down, not the tap; the mark of what is saved follows every tap.
			const besides = ['tabindex', 'data-save', 'data-told'];
			const changed = records.filter(({ attributeName }) => !besides.includes(attributeName ?? ''));
			const names = [...new Set(changed.map(({ target }) => nameOf(target)))].sort();
			// How the save stands is told among the tools, whenever it ends.
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

test('a card touches itself at once; then the mark of the entry before, the panels and the news together', async ({
	page
}) => {
	const table = await beginKoikoi(page, { actions: [captured(0, '01H 01R'), captured(1, '02T 02R')] });
	await table.expectTurn(0);
	const taken = await touchedBy(page, () => table.card('03R').tap());
	expect(taken.atOnce).toEqual(['03R']);
	expect(taken.all).toEqual(['02R', '02T', '03R', 'news', 'players']);
	expect(taken.times).toBe(2);

	const undone = await touchedBy(page, () => table.undo());
	expect(undone.atOnce).toEqual(['03R']);
	expect(undone.all).toEqual(['02R', '02T', '03R', 'news', 'players']);
	expect(undone.times).toBe(2);

	await test.step('one that hands the turn over too; whose pile is filled is shown after it', async () => {
		await table.card('03R').tap();
		await table.expectTurn(0);
		const taken = await touchedBy(page, () => table.card('03H').tap());
		expect(taken.atOnce).toEqual(['03H']);
		expect(taken.all).toEqual(['01H', '01R', '02R', '02T', '03H', '03R', 'news', 'players']);
		await table.expectTurn(1);
	});
});

test('a third bright touches itself at once; koï-koï or stop comes after it', async ({ page }) => {
	const table = await beginKoikoi(page, { actions: taken(0, '01H 03H') });
	await table.player(0).tap();
	const third = await touchedBy(page, () => table.card('08H').tap());
	expect(third.atOnce).toEqual(['08H']);
	await expect(table.stopping).toBeVisible();
	expect(third.all).toEqual(['03H', '08H', 'actions', 'news', 'players', 'table']);
});

test('whoever is chosen by hand is shown at once', async ({ page }) => {
	const table = await beginKoikoi(page, { actions: [captured(0, '01H 01R')] });
	await table.expectTurn(1);
	const chosen = await touchedBy(page, () => table.player(0).tap());
	expect(chosen.atOnce).toEqual(['01H', '01R', 'news', 'players']);
	expect(chosen.times).toBe(1);
});
