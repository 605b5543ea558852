/** A tap at the table of Hanabi: what it touches, and what becomes of a second one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { beginShow, Show, showsBackup, turns } from '../support/hanabi';
import { importBackup } from '../support/house';
import { focusOn } from '../support/keys';
import { settled } from '../support/settled';

/** What a tap changed in the page, by the parts of the table: at once, and in all. */
interface Touched {
	readonly first: readonly string[];
	readonly all: readonly string[];
	/** Parts in which elements came or went. */
	readonly moved: readonly string[];
}

interface Watched {
	/** The parts of each batch of changes, in their order. */
	readonly batches: string[][];
	readonly moved: string[];
}

/** @returns what changes in the page by a tap. */
const touchedBy = async (page: Page, tap: () => Promise<void>): Promise<Touched> => {
	// The fireworks come after the table is there.
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
			// The mark of what is saved follows every tap; it is no part of the table.
			const records = all.filter(({ attributeName }) => !/^data-(save|told)$/.test(attributeName ?? ''));
			if (records.length === 0) return;
			batches.push(records.map(({ target }) => partOf(target)));
			moved.push(...records.filter(({ type }) => type === 'childList').map(({ target }) => partOf(target)));
		}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
		Object.assign(window, { batches, moved });
	});
	await tap();
	// What is changed at once is one batch; what follows comes after the frame that shows it, however late that is.
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

test('a card played touches its own firework; what follows comes together, after it', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue +red-1') });
	await show.play('blue-1');
	await show.wait();
	// The sheet with every card comes after the table is there.
	await expect(page.locator('[data-card=red-2]')).toBeAttached();
	await show.wait();
	const { first, all, moved } = await touchedBy(page, () => show.step('red-2').tap());
	// On the blue one, the mark of the card before goes.
	expect(first).toEqual(['counters', 'firework blue', 'firework red']);
	expect(all.filter((part) => part.startsWith('firework'))).toEqual(['firework blue', 'firework red']);
	expect(all.filter((part) => part.startsWith('card'))).toEqual(['card red-2']);
	expect(all).toEqual(expect.arrayContaining(['score', 'status', 'turn']));
	// Its burst is drawn anew; elsewhere in the sky nothing comes or goes.
	expect(moved.filter((part) => /^(card|firework|counters)/.test(part))).toEqual(['firework red']);
});

test('a clue touches the blue tokens, and no firework', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue clue') });
	await show.wait();
	const { first, all, moved } = await touchedBy(page, () => show.action('clue').tap());
	expect(first).toEqual(['counters']);
	expect(all.filter((part) => /^(card|firework)/.test(part))).toEqual([]);
	expect(moved).not.toContain('counters');
});

test('a discard touches its own card, and no firework', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue clue clue -blue-1') });
	await show.wait();
	await show.action('discard').tap();
	const { all } = await touchedBy(page, () => show.sheet.locator('[data-card=green-1]').tap());
	expect(all.filter((part) => part.startsWith('firework'))).toEqual([]);
	expect(all.filter((part) => part.startsWith('card'))).toEqual(['card green-1']);
});

test('two taps at once are one turn, and it is said; another button counts at once', async ({ page }) => {
	const show = await beginShow(page);
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	const click = (selector: string) =>
		show.room.locator(selector).evaluate((button) => (button as HTMLElement).click());
	await click('[data-act=clue]');
	await click('[data-act=clue]');
	await show.expectCounters({ tokens: 7 });
	await expect(show.status).toHaveText('Deux appuis à la fois : seul le premier compte.');
	await page.clock.runFor(100);
	await click('[data-play=red-1]');
	await show.expectCounters({ tokens: 7, pile: 39 });
	await click('[data-play=blue-1]');
	await show.expectCounters({ pile: 38 });
	// The next card of the same firework came under the thumb.
	await click('[data-play=blue-2]');
	await show.expectCounters({ pile: 38 });
});

test('what opens under an eager thumb is not tapped by it', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue clue') });
	await show.wait();
	await page.clock.pauseAt(new Date(Date.now() + 120_000));
	/** A tap that falls on the same place, whatever lies there now. */
	const tapAt = (selector: string) =>
		page.locator(selector).evaluate((target) => {
			const place = { bubbles: true, detail: 1, clientX: 200, clientY: 700 };
			target.dispatchEvent(new MouseEvent('click', place));
		});
	await tapAt('[data-act=discard]');
	await tapAt('dialog [data-card=green-2]');
	await expect(show.sheet).toBeVisible();
	await show.expectCounters({ tokens: 6, pile: 40 });
});

test('the mark of a turn counts from what was recounted before it', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue clue clue clue') });
	await show.open('Recompter');
	for (let more = 0; more < 3; more += 1) await show.sheet.locator('[data-more=tokens]').tap();
	await show.sheet.getByRole('button', { name: 'Corriger' }).tap();
	await show.expectCounters({ tokens: 7 });
	const mark = show.room.locator('.clues .change');
	const unseen = 'rgba(0, 0, 0, 0)';
	await show.play('red-1');
	await expect(mark).toHaveCSS('color', unseen);
	await show.discard('blue-1');
	await expect(mark).not.toHaveCSS('color', unseen);
	await expect(mark).toHaveText('+1');
});

test('a completed firework is shown over the sky, and any tap puts it away', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('+white-1 +white-2 +white-3 +white-4') });
	await show.play('white-5');
	const celebration = show.room.locator('.table > .sky > svg');
	await expect(celebration).toHaveCount(1);
	await expect(show.room.locator('[data-height="5"]')).toHaveAttribute('data-course', 'complete');
	await show.room.locator('[data-pile]').tap();
	await expect(celebration).toHaveCount(0);
	await show.expectCounters({ pile: 35, score: 5 });
});

test('a sheet closed and opened again within a frame has the page wait for it', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue') });
	await show.wait();
	await show.action('discard').tap();
	await expect(show.sheet.and(page.locator(':modal'))).toBeVisible();
	await show.action('play').evaluate(async (opener: HTMLElement) => {
		const sheet = document.querySelector<HTMLDialogElement>('dialog:modal');
		const isClosed = new Promise((done) => sheet?.addEventListener('close', done, { once: true }));
		sheet?.close();
		await isClosed;
		opener.click();
	});
	await expect(show.sheet.and(page.locator(':modal'))).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(show.sheet).toHaveCount(0);
});

test('by keyboard the fireworks are one stop, and so are the cards; the focus stays at the table', async ({
	page
}) => {
	const show = await beginShow(page);
	await focusOn(show.step('white-1'));
	await page.keyboard.press('ArrowRight');
	await expect(show.step('red-1')).toBeFocused();
	for (const rank of [1, 2, 3, 4, 5]) {
		await show.wait();
		await expect(show.step(`red-${rank}`)).toBeFocused();
		await page.keyboard.press('Enter');
	}
	await show.expectCounters({ score: 5 });
	await expect(show.step('white-1')).toBeFocused();
	await show.clue(2);
	await show.wait();
	await focusOn(show.action('discard'));
	await page.keyboard.press('Enter');
	await show.expectSheetTakesFocus();
	await focusOn(show.sheet.locator('[data-card=white-1]'));
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowRight');
	await expect(show.sheet.locator('[data-card=red-2]')).toBeFocused();
	await expect(show.sheet.locator('[data-card][tabindex="0"]')).toHaveCount(1);
});

test('by keyboard a card is played and another discarded', async ({ page }) => {
	const names = ['Léa', 'Tom', 'Noé', 'Mia'];
	await importBackup(page, 'fr', showsBackup([{ id: 'begun', fixture: 'under-way', names }]));
	await page.clock.install();
	await page.goto('/fr/match/?id=begun');
	const show = new Show(page);
	await show.action('play').waitFor();
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
