/** The app leads a first game of each kind: the pages, then the coach, to the end of the first round. */
import type { Page } from '@playwright/test';
import { fakeClockInSetup } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { gardenRounds, GeishaTable } from '../support/geisha';
import { HanabiTable } from '../support/hanabi';
import { Table } from '../support/hanamikoji';
import { KoikoiTable } from '../support/koikoi';
import { closeRoundEnd, roundEndOf } from '../support/round-end';

const coach = (page: Page) => page.locator('[data-coach]');
const pages = (page: Page) => page.locator('dialog[data-step]');
const expectStep = (page: Page, step: string) => expect(coach(page)).toHaveAttribute('data-coach', step);

/** Begins a first game in the open setup, at the first page. */
const begin = async (page: Page): Promise<void> => {
	await fakeClockInSetup(page);
	await page.getByRole('textbox').nth(0).fill('Maximilienne');
	await page.getByRole('textbox').nth(1).fill('Tom');
	await page.getByRole('button', { name: 'On n’y a jamais joué' }).tap();
	await pages(page).waitFor();
};
/** Expects that an element has nothing to scroll to. */
const expectWhole = async (page: Page, selector: string): Promise<void> => {
	const hidden = await page
		.locator(selector)
		.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
	expect(hidden).toBeLessThanOrEqual(1);
};
/** Goes through the pages of a new first game, none of which scrolls, to the table. */
const layOut = async (page: Page, game: string): Promise<void> => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto(`/fr/new/?game=${game}`);
	await begin(page);
	for (;;) {
		await expectWhole(page, 'dialog[data-step] .page');
		const [, number, count] = /(\d) sur (\d)/.exec(await pages(page).innerText()) ?? [];
		await pages(page).getByRole('button').last().tap();
		if (number === count) break;
		await expect(pages(page)).toContainText(`Étape ${Number(number) + 1} sur ${count}`);
	}
	await expect(pages(page)).toHaveCount(0);
	await coach(page).waitFor();
	await expectWhole(page, '[data-coach] .words');
	await page.setViewportSize({ width: 390, height: 844 });
	await expectWhole(page, '.room');
	await expectWhole(page, '[data-coach] .words');
	await page.setViewportSize({ width: 360, height: 640 });
};

test('Hanamikoji: back to a page, a reload, what a choice means, an undo, and the end of a round', async ({
	page
}) => {
	await layOut(page, 'hanamikoji');
	await expect(coach(page)).toContainText('Maximilienne, pioche une carte.');
	await expect(coach(page).getByRole('listitem')).toHaveCount(4);
	await page.locator('[name=coach-back]').tap();
	await expect(pages(page)).toHaveAttribute('data-step', 'idea-goal');
	await page.reload();
	await expect(pages(page)).toHaveAttribute('data-step', 'idea-goal');
	await pages(page).getByRole('button').last().tap();

	const table = new Table(page);
	await table.marker('near', 'gift').tap();
	await expectStep(page, 'did-gift');
	await expect(coach(page)).toContainText('Tom en prend une et la pose devant sa geisha');
	await expect(page.locator('[data-coach-said]')).toContainText('Tom en prend une');
	await expect(table.marker('near', 'gift')).toBeFocused();
	await table.undo();
	await expectStep(page, 'first-turn');
	await table.playTurns('near');
	await expectStep(page, 'reveal');
	await table.count('near', '2001203');
	await expectStep(page, 'count');
	await expect(coach(page)).toContainText('Encore à toucher : 8');
	await table.count('far', '0211031');
	await expectStep(page, 'score');
	await table.score();
	await expectStep(page, 'go-on');
	await table.marker('far', 'gift').tap();
	await expect(coach(page)).toContainText('Maximilienne, pioche une carte.');
	await table.undo();

	await page.locator('[name=coach-over]').tap();
	await expect(coach(page)).toHaveCount(0);
	await table.marker('far', 'gift').tap();
	await table.expectSaved();
	await page.reload();
	await table.scoring.waitFor();
	await expect(page.locator('[data-coach-said]')).toHaveCount(0);
});

test('Geisha: to the end of a round', async ({ page }) => {
	await layOut(page, 'geisha');
	const table = new GeishaTable(page);
	await expectStep(page, 'laying');
	await table.lay(3);
	await expectStep(page, 'laying-on');
	await table.undo(3);
	await table.lay();
	await expectStep(page, 'first-move');
	const moves = gardenRounds.square.split(' ');
	await table.take(moves[0] ?? '');
	await expectStep(page, 'turn');
	await expect(coach(page)).toContainText('Tom, prends');
	await table.take(moves.slice(1).join(' '));
	await expectStep(page, 'laying');
	await expect(page.locator('[data-round-end]')).toContainText('Maximilienne gagne la manche');
});

test('Koï-Koï: a call, and the end of a month', async ({ page }) => {
	await layOut(page, 'koikoi');
	const table = new KoikoiTable(page);
	await expectStep(page, 'first-turn');
	await table.take(0, '01H');
	await expectStep(page, 'turn');
	await expect(coach(page)).toContainText('Touche maintenant la carte du même mois');
	await table.card('01R').tap();
	await expect(coach(page)).toContainText('Maximilienne, retouche ton nom');
	await page.setViewportSize({ width: 390, height: 844 });
	await table.take(0, '03H 08H');
	await expectStep(page, 'decide');
	await expectWhole(page, '.news');
	await expect(coach(page)).toContainText('Si Tom arrête avant');
	await table.call();
	await expectStep(page, 'called');
	await table.take(1, '06T 07T 10T');
	await expectStep(page, 'decide');
	await page.clock.fastForward(1000);
	await table.stopping.tap();
	await expect(roundEndOf(page)).toContainText('5 points × 2 (l’adversaire a dit 1 koï-koï) = 10');
	await closeRoundEnd(page);
	await expectStep(page, 'go-on');
});

test('Hanabi: a clue, a card, and the end of the show', async ({ page }) => {
	await layOut(page, 'hanabi');
	const table = new HanabiTable(page);
	await expectStep(page, 'first-turn');
	await table.clue();
	await expectStep(page, 'did-clue');
	await table.play('white-1');
	await expectStep(page, 'did-play');
	await expect(coach(page)).toContainText('sans regarder');
	await table.misplay('white-1');
	await expectStep(page, 'did-misplay');
	await table.discard('red-1');
	await expectStep(page, 'did-discard');
	await table.misplay('white-1', 'red-3');
	await table.answer(true);
	await expectStep(page, 'over');
	await expect(coach(page)).toContainText('le spectacle est perdu');
});

test('the rules lead to it', async ({ openApp }) => {
	const page = await openApp('fr', 'rules/geisha/');
	await page.getByRole('link', { name: 'On n’y a jamais joué' }).tap();
	await begin(page);
	await expect(pages(page)).toHaveAttribute('data-step', 'lay-tokens');
});
