/** How many taps each way of entering a round or a turn needs. For Koï-Koï, see `koikoi-gestures.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openGeishaTable, gardenRounds, laid } from '../support/geisha';
import { openHanabiTable } from '../support/hanabi';
import { openTable } from '../support/setup';

/** Counts the taps during some work, but for those on the card of a round's end, which any next tap closes. */
const tapsOf = async (page: Page, work: () => Promise<void>): Promise<number> => {
	const count = await page.evaluateHandle(() => {
		const count = { taps: 0 };
		const isOnCard = ({ target }: Event) =>
			target instanceof Element && target.closest('[data-round-end]') !== null;
		addEventListener('pointerdown', (event) => (count.taps += isOnCard(event) ? 0 : 1), true);
		return count;
	});
	await work();
	return count.evaluate(({ taps }) => taps);
};

test('a round of Hanamikoji: 17 taps by cards, 8 by majorities, and by tokens one for each moved token and one to score @trial', async ({
	page
}) => {
	const table = await openTable(page);
	expect(await tapsOf(page, () => table.scoreCounts('2001203', '0211031'))).toBe(17);
	await table.expectStandings([3, 10], [3, 8]);
	await table.way('majorities').tap();
	expect(await tapsOf(page, () => table.scoreMajorities('======='))).toBe(8);
	await table.way('tokens').tap();
	const moved = async () => {
		await table.cell('near', 1).tap();
		await table.cell('far', 3).tap();
		await table.score();
	};
	expect(await tapsOf(page, moved)).toBe(3);
});

test('a turn of Hanabi: a play and a clue one tap, a discard and a strike two @trial', async ({ page }) => {
	const table = await openHanabiTable(page);
	expect(await tapsOf(page, () => table.play('red-1'))).toBe(1);
	expect(await tapsOf(page, () => table.clue())).toBe(1);
	expect(await tapsOf(page, () => table.discard('blue-1'))).toBe(2);
	expect(await tapsOf(page, () => table.misplay('green-4'))).toBe(2);
	await table.expectCounters({ tokens: 8, fuses: 1, score: 1 });
});

test('a round of Geisha: a tap for each tile taken, or three for the result only @trial', async ({
	page
}) => {
	const table = await openGeishaTable(page, { rules: 'points-10', actions: [laid] });
	expect(await tapsOf(page, () => table.take(gardenRounds.square))).toBe(7);
	await table.expectPhase('over');
	await table.action('next').tap();
	await table.action('result-only').tap();
	expect(await tapsOf(page, () => table.note(1, 'block', 5))).toBe(3);
	await table.expectScores(9, 5);
});
