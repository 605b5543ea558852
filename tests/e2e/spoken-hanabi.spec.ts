/** Hanabi by ear and by keys, and what forced colours leave of its table. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHanabiTable, turns, type HanabiTable } from '../support/hanabi';
import { recordHeard } from '../support/heard';
import { focusOn } from '../support/keys';
import { openMilestoneEdit } from '../support/milestones';

/** Presses keys one after the other; a turn counts only once the one before is past. */
const press = async (table: HanabiTable, ...keys: readonly string[]): Promise<void> => {
	await table.wait();
	for (const key of keys) await table.page.keyboard.press(key);
};
/** Opens the sheet of cards by its key, and presses the others there. */
const choose = async (table: HanabiTable, opener: string, ...keys: readonly string[]): Promise<void> => {
	await press(table, opener);
	await table.expectSheetTakesFocus();
	await press(table, ...keys);
};
const open = (page: Page, taken: string): Promise<HanabiTable> =>
	openHanabiTable(page, { names: ['Léa', 'Sam', 'Noé'], actions: turns(taken) }, 'en');

test('each tap is heard once, what follows from it too, and the focus is never lost', async ({ page }) => {
	const table = await open(page, 'clue clue +red-1 +red-2 +red-3 +red-4');
	const heard = await recordHeard(page);

	await test.step('a play by its key; the firework is complete, and the focus moves on', async () => {
		await press(table, '2');
		await heard.expect('Léa plays the red 5. The red firework is complete! 7 blue tokens. Sam’s turn.');
		await expect(table.step('white-1')).toBeFocused();
		await press(table, 'Control+z');
		await heard.expect('Undone. Léa plays the red 5. 6 blue tokens. Léa’s turn.');
		await press(table, 'Control+Shift+z');
		await heard.expect('Léa plays the red 5. The red firework is complete! 7 blue tokens. Sam’s turn.');
	});

	await test.step('a discard, one that is refused, and a clue', async () => {
		await choose(table, '9', 'ArrowDown', 'ArrowDown', '1');
		await heard.expect('Sam discards the blue 1. 8 blue tokens. Noé’s turn.');
		await expect(table.action('discard')).toBeFocused();
		await press(table, '9');
		await heard.expect('All 8 blue tokens are in the lid, so you can’t discard. Play a card or give a clue.');
		await press(table, '0');
		await heard.expect('Noé gives a clue. 7 blue tokens. Léa’s turn.');
		await expect(table.action('clue')).toBeFocused();
	});

	await test.step('the details of a clue, and its undo while the focus is on what goes with it', async () => {
		await focusOn(table.root.locator('[data-offer=clue]'));
		await press(table, 'Control+z');
		await heard.expect('Undone. Noé gives a clue. 8 blue tokens. Noé’s turn.');
		await expect(table.step('white-1')).toBeFocused();
		await press(table, '0');
		await heard.expect('Noé gives a clue. 7 blue tokens. Léa’s turn.');
	});

	await test.step('a misplay', async () => {
		await choose(table, '8', 'ArrowUp', '4');
		await heard.expect('Léa plays the red 4, which doesn’t fit. 1 red token. Sam’s turn.');
	});

	await test.step('the question has the focus; after either answer it is back at the table', async () => {
		const question = table.sheet.getByRole('group', {
			name: 'This lowers the best possible score by 1 point. Was the blue 5 really discarded?'
		});
		await choose(table, '9', 'ArrowDown', '5');
		await expect(question).toBeFocused();
		await press(table, 'Tab', 'Enter');
		await expect(table.action('discard')).toBeFocused();
		await choose(table, '9', '5');
		await expect(question).toBeFocused();
		await press(table, 'Tab', 'Tab', 'Enter');
		await heard.expect('Sam discards the blue 5. 8 blue tokens. 24 points at best. Noé’s turn.');
		await expect(table.action('discard')).toBeFocused();
	});

	await test.step('a choice of the menu leads to the title of its sheet, and its end back', async () => {
		await focusOn(table.root.locator('[name=more]'));
		await press(table, 'Enter');
		await focusOn(table.sheet.getByRole('button', { name: 'Turn and players' }));
		await press(table, 'Enter');
		await expect(table.sheet.getByRole('heading', { name: 'Turn and players' })).toBeFocused();
		await focusOn(table.sheet.locator('[data-turn-of="1"]'));
		await press(table, 'Enter');
		await heard.expect('Turn changed. Sam’s turn.');
		await expect(table.root.locator('[name=more]')).toBeFocused();
	});
});

test('in French; an announced colour is heard, and so is that it is taken back @trial', async ({ page }) => {
	const table = await openHanabiTable(page, { rules: 'choreography', actions: turns('clue') });
	const heard = await recordHeard(page);
	await press(table, 'Shift+3');
	await heard.expect('Annonce : bleu. Touche maintenant la carte jouée.');
	await focusOn(table.root.locator('[data-offer=quiet]'));
	await press(table, 'Enter');
	await heard.expect('Sans annonce.');
	await expect(table.step('white-1')).toBeFocused();
	await press(table, 'Shift+3', '3');
	await heard.expect(
		'Annonce : bleu. Touche maintenant la carte jouée.',
		'Tom annonce la couleur et joue le 1 bleu. 8 jetons bleus. À Léa de jouer.'
	);
});

test('a turn by keys: a play and a clue are one press, a discard and a misplay at most five @trial', async ({
	page
}) => {
	const table = await open(page, 'clue clue');
	const presses = await page.evaluateHandle(() => {
		const presses = { count: 0 };
		addEventListener('keydown', () => (presses.count += 1), true);
		return presses;
	});
	const counted = async (turn: () => Promise<void>): Promise<number> => {
		const before = await presses.evaluate(({ count }) => count);
		await turn();
		return (await presses.evaluate(({ count }) => count)) - before;
	};
	expect(await counted(() => press(table, '1'))).toBe(1);
	await table.expectCounters({ score: 1 });
	expect(await counted(() => press(table, '0'))).toBe(1);
	await table.expectCounters({ tokens: 5 });
	expect(await counted(() => choose(table, '9', 'ArrowDown', 'ArrowDown', '1'))).toBe(4);
	await table.expectCounters({ tokens: 6 });
	// The sheet opens at the card that was chosen last.
	expect(await counted(() => choose(table, '8', '3'))).toBe(2);
	await table.expectCounters({ fuses: 1 });
});

test('the score says what its button does, and the counters are said once @trial', async ({ page }) => {
	const table = await open(page, 'clue');
	await expect(
		table.root.getByRole('button', {
			name: 'Open the aids: 0 of 25, 25 at best',
			exact: true
		})
	).toBeVisible();
	const { sheet } = table;
	await table.open('Recount');
	// The sum is a sentence that was there before.
	await expect(sheet.locator('.recount [role=status]')).toHaveText('50 of 50. It adds up.');
	await sheet.locator('[data-card=blue-3]').tap();
	await expect(sheet.locator('.recount [role=status]')).toHaveText(
		'blue 3: 1 of 2 still in play, 1 discarded. 51 of 50.'
	);
});

test('in the edit of a turn, the sentence for a refusal is there before it @trial', async ({ page }) => {
	const table = await open(page, '+red-1 +red-2 clue -blue-5');
	await table.root.locator('[name=menu]').tap();
	await openMilestoneEdit(page, 4);
	const status = page.getByRole('dialog').locator('p[role=status]');
	await expect(status).toHaveText('Tap the card that was discarded.');
	await expect(status).toHaveCount(1);
});

test('in forced colours a mark is there or not, and a filled surface stays filled @trial', async ({
	page
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	const table = await openHanabiTable(page, { rules: 'choreography', actions: turns('clue clue +red-1') });
	const fill = (of: Locator): Promise<string> =>
		of.first().evaluate((element) => getComputedStyle(element).backgroundColor);
	const { root, sheet } = table;
	await test.step('the marks of the counters', async () => {
		await expect(root.locator('.fuses .change')).toBeHidden();
		await expect(root.locator('.clues .change')).toBeHidden();
		await table.misplay('green-4');
		await expect(root.locator('.fuses .change')).toBeVisible();
		await expect(root.locator('.clues .change')).toBeHidden();
	});
	await test.step('a card that lies, and the one laid last', async () => {
		const column = root.locator('li[data-fire=red]');
		expect(await fill(column.locator('.played'))).not.toBe(await fill(column.locator('.wanted')));
		await table.play('blue-1');
		await expect(root.locator('.step.new')).toHaveCSS('outline-style', 'solid');
	});
	await test.step('an announced colour', async () => {
		await root.locator('[data-announce=white]').tap();
		const pressed = await fill(root.locator('[data-announce=white]'));
		expect(pressed).not.toBe(await fill(root.locator('[data-announce=red]')));
		await root.locator('[data-announce=white]').tap();
	});
	await test.step('the copies of a card that are left, and the sign of the last one', async () => {
		await table.wait();
		await table.action('play').tap();
		const card = sheet.locator('[data-card=green-4]');
		expect(await fill(card.locator('.left'))).not.toBe(await fill(card.locator('.gone')));
		const colour = await card.locator('.critical').evaluate((sign) => getComputedStyle(sign).color);
		expect(await fill(card.locator('.critical'))).not.toBe(colour);
		expect(await fill(sheet.locator('[data-card=white-1]'))).not.toBe(
			await fill(sheet.locator('[data-card=white-2]'))
		);
	});
});
