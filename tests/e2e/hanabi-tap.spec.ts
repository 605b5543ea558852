/** Taps at Hanabi's table: which parts of the DOM they change, accidental second taps, and the keyboard. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHanabiTable, HanabiTable, showsBackup, turns } from '../support/hanabi';
import { importBackup } from '../support/app-actions';
import { focusOn } from '../support/keys';
import { settled } from '../support/settled';

/** The parts of the table that a tap changed. */
interface Touched {
	readonly first: readonly string[];
	readonly all: readonly string[];
	/** Parts in which elements were added or removed. */
	readonly moved: readonly string[];
}

interface Watched {
	/** The changed parts, for each batch of changes. */
	readonly batches: string[][];
	readonly moved: string[];
}

/** @returns the parts that a tap changes. */
const touchedBy = async (page: Page, tap: () => Promise<void>): Promise<Touched> => {
	// The fireworks are rendered after the table.
	await expect(page.locator('li[data-fire]:not(:has(svg))')).toHaveCount(0);
	await settled(page);
	await page.evaluate(() => {
		const partOf = (node: Node): string => {
			const element = node instanceof Element ? node : node.parentElement;
			const card = element?.closest('[data-card]')?.getAttribute('data-card');
			if (card) return `card ${card}`;
			const column = element?.closest('li[data-course]')?.getAttribute('data-fire');
			if (column) return `firework ${column}`;
			return element?.closest('.table > *, dialog')?.classList[0] ?? 'elsewhere';
		};
		const batches: string[][] = [];
		const moved: string[] = [];
		new MutationObserver((all) => {
			// The save mark changes with every tap, and is not part of the table.
			const records = all.filter(({ attributeName }) => !/^data-(save|told)$/.test(attributeName ?? ''));
			if (records.length === 0) return;
			batches.push(records.map(({ target }) => partOf(target)));
			moved.push(...records.filter(({ type }) => type === 'childList').map(({ target }) => partOf(target)));
		}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
		Object.assign(window, { batches, moved });
	});
	await tap();
	// The first batch is the change itself; what follows comes after the frame that shows it.
	await expect
		.poll(() => page.evaluate(() => (window as unknown as Watched).batches.length))
		.toBeGreaterThan(1);
	await settled(page);
	return page.evaluate(() => {
		const { batches, moved } = window as unknown as Watched;
		const unique = (names: readonly string[]) => [...new Set(names)].sort();
		return { first: unique(batches[0] ?? []), all: unique(batches.flat()), moved: unique(moved) };
	});
};

test('a played card changes its firework at once; everything else follows together', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue +red-1') });
	await table.play('blue-1');
	await table.wait();
	// The sheet with all cards is rendered after the table.
	await expect(page.locator('[data-card=red-2]')).toBeAttached();
	await table.wait();
	const { first, all, moved } = await touchedBy(page, () => table.step('red-2').tap());
	// The blue firework loses the mark of the last card.
	expect(first).toEqual(['counters', 'firework blue', 'firework red']);
	expect(all.filter((part) => part.startsWith('firework'))).toEqual(['firework blue', 'firework red']);
	expect(all.filter((part) => part.startsWith('card'))).toEqual(['card red-2']);
	expect(all).toEqual(expect.arrayContaining(['score', 'status', 'turn']));
	// Only the red firework is drawn anew.
	expect(moved.filter((part) => /^(card|firework|counters)/.test(part))).toEqual(['firework red']);
});

test('a clue changes the blue tokens, and no firework', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue clue') });
	await table.wait();
	const { first, all, moved } = await touchedBy(page, () => table.action('clue').tap());
	expect(first).toEqual(['counters']);
	expect(all.filter((part) => /^(card|firework)/.test(part))).toEqual([]);
	expect(moved).not.toContain('counters');
});

test('a discard changes its card, and no firework', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue clue clue -blue-1') });
	await table.wait();
	await table.action('discard').tap();
	const { all } = await touchedBy(page, () => table.sheet.locator('[data-card=green-1]').tap());
	expect(all.filter((part) => part.startsWith('firework'))).toEqual([]);
	expect(all.filter((part) => part.startsWith('card'))).toEqual(['card green-1']);
});

test('a double tap counts as one turn, with a message; a tap on another button counts at once', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	const click = (selector: string) =>
		table.root.locator(selector).evaluate((button) => (button as HTMLElement).click());
	await click('[data-act=clue]');
	await click('[data-act=clue]');
	await table.expectCounters({ tokens: 7 });
	await expect(table.status).toHaveText('Deux appuis trop rapprochés : seul le premier compte.');
	await page.clock.runFor(100);
	await click('[data-play=red-1]');
	await table.expectCounters({ tokens: 7, pile: 39 });
	await click('[data-play=blue-1]');
	await table.expectCounters({ pile: 38 });
	// A tap on the next card of the same firework is ignored, because it appeared under the finger.
	await click('[data-play=blue-2]');
	await table.expectCounters({ pile: 38 });
});

test('an accidental second tap does not choose a card in the sheet that the first one opened', async ({
	page
}) => {
	const table = await openHanabiTable(page, { actions: turns('clue clue') });
	await table.wait();
	await page.clock.pauseAt(new Date(Date.now() + 120_000));
	/** Taps an element, always with the same coordinates. */
	const tapAt = (selector: string) =>
		page.locator(selector).evaluate((target) => {
			const place = { bubbles: true, detail: 1, clientX: 200, clientY: 700 };
			target.dispatchEvent(new MouseEvent('click', place));
		});
	await tapAt('[data-act=discard]');
	await tapAt('dialog [data-card=green-2]');
	await expect(table.sheet).toBeVisible();
	await table.expectCounters({ tokens: 6, pile: 40 });
});

test('after a recount, the change shown at a turn is relative to the recounted values', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue clue clue clue') });
	await table.open('Recompter');
	for (let more = 0; more < 3; more += 1) await table.sheet.locator('[data-more=tokens]').tap();
	await table.sheet.getByRole('button', { name: 'Enregistrer' }).tap();
	await table.expectCounters({ tokens: 7 });
	const mark = table.root.locator('.clues .change > span');
	await table.play('red-1');
	await expect(mark).toBeHidden();
	await table.discard('blue-1');
	await expect(mark).toBeVisible();
	await expect(mark).toHaveText('+1');
});

test('a completed firework is celebrated, and any tap ends the celebration', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('+white-1 +white-2 +white-3 +white-4') });
	await table.play('white-5');
	const celebration = table.root.locator('.table > .sky > svg');
	await expect(celebration).toHaveCount(1);
	await expect(table.root.locator('[data-height="5"]')).toHaveAttribute('data-course', 'complete');
	await table.root.locator('[data-pile]').tap();
	await expect(celebration).toHaveCount(0);
	await table.expectCounters({ pile: 35, score: 5 });
});

test('a sheet that is closed and opened again within a frame is modal', async ({ page }) => {
	const table = await openHanabiTable(page, { actions: turns('clue') });
	await table.wait();
	await table.action('discard').tap();
	await expect(table.sheet.and(page.locator(':modal'))).toBeVisible();
	await table.action('play').evaluate(async (opener: HTMLElement) => {
		const sheet = document.querySelector<HTMLDialogElement>('dialog:modal');
		const isClosed = new Promise((done) => sheet?.addEventListener('close', done, { once: true }));
		sheet?.close();
		await isClosed;
		opener.click();
	});
	await expect(table.sheet.and(page.locator(':modal'))).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(table.sheet).toHaveCount(0);
});

test('the fireworks are one tab stop, and so are the cards; the focus stays at the table', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	await focusOn(table.step('white-1'));
	await page.keyboard.press('ArrowRight');
	await expect(table.step('red-1')).toBeFocused();
	for (const rank of [1, 2, 3, 4, 5]) {
		await table.wait();
		await expect(table.step(`red-${rank}`)).toBeFocused();
		await page.keyboard.press('Enter');
	}
	await table.expectCounters({ score: 5 });
	await expect(table.step('white-1')).toBeFocused();
	await table.clue(2);
	await table.wait();
	await focusOn(table.action('discard'));
	await page.keyboard.press('Enter');
	await table.expectSheetTakesFocus();
	await focusOn(table.sheet.locator('[data-card=white-1]'));
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowRight');
	await expect(table.sheet.locator('[data-card=red-2]')).toBeFocused();
	await expect(table.sheet.locator('[data-card][tabindex="0"]')).toHaveCount(1);
});

test('by keyboard a card is played and another discarded', async ({ page }) => {
	const names = ['Léa', 'Tom', 'Noé', 'Mia'];
	await importBackup(page, 'fr', showsBackup([{ id: 'begun', fixture: 'under-way', names }]));
	await page.clock.install();
	await page.goto('/fr/match/?id=begun');
	const table = new HanabiTable(page);
	await table.action('play').waitFor();
	await focusOn(table.step('red-3'));
	await page.keyboard.press('Enter');
	await table.expectCounters({ score: 4 });
	await table.wait();
	await focusOn(table.action('discard'));
	await page.keyboard.press('Enter');
	await table.expectSheetTakesFocus();
	await focusOn(table.sheet.locator('[data-card=yellow-1]'));
	await page.keyboard.press('Enter');
	await expect(table.status).toHaveText('Mia défausse le 1 jaune.');
});
