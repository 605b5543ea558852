/** A match outlives a reload, a killed tab, a lost server, and two tabs at once. */
import type { BrowserContext, Page } from '@playwright/test';
import { backupOf } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { closeSheet, expectResult, leaveAndReturn, Table } from '../support/hanamikoji';
import { importBackup } from '../support/house';
import { beginAt, sitDown } from '../support/setup';

/** The match on screen in another tab of the same browser. */
const inAnotherTab = async (context: BrowserContext, page: Page): Promise<Table> => {
	const other = await context.newPage();
	await other.goto(page.url());
	const table = new Table(other);
	await table.scoring.waitFor();
	return table;
};

test('a reload right after a tap in mid-round keeps counts, markers and turn', async ({ page }) => {
	const table = await beginAt(page);
	await table.marker('near', 'competition').tap();
	await table.marker('far', 'trade-off').tap();
	await table.marker('near', 'secret').tap();
	await table.count('near', '2001');
	await table.count('far', '0000031');
	await page.reload();
	await table.expectCounts('near', '2001000');
	await table.expectCounts('far', '0000031');
	for (const [place, marker] of [
		['near', 'competition'],
		['far', 'trade-off'],
		['near', 'secret']
	] as const) {
		await expect(table.marker(place, marker)).toHaveAttribute('aria-pressed', 'true');
	}
	await expect(table.marker('far', 'competition')).toHaveAttribute('aria-pressed', 'false');
	await table.expectTurn('Tom');
	await table.undo();
	await table.expectCounts('far', '0000030');
});

test('a reload keeps the way of entry with what was said', async ({ page }) => {
	const table = await beginAt(page);
	await table.way('majorities').tap();
	await table.scoreMajorities('nf=====');
	await table.say('n=f');
	await table.expectSaid('n=f....');
	await table.expectSaved();
	await page.reload();
	await expect(table.way('majorities')).toHaveAttribute('aria-pressed', 'true');
	await table.expectSaid('n=f....');
	await table.expectStandings([1, 2], ['1→2', '2→4']);
	await table.expectStarter('Tom');
});

for (const { when, isPainted } of [
	{ when: 'as soon as a tap is shown', isPainted: true },
	{ when: 'in the moment of a tap', isPainted: false }
]) {
	test(`a page that ends ${when} has stored it, twenty times of twenty`, async ({ page }) => {
		test.slow();
		await importBackup(page, 'fr', backupOf([{ id: 'ended', names: ['Aki', 'Ben'] }]));
		await page.goto('/fr/match/?id=ended');
		const marker = page.locator('[data-marker=near-secret]');
		for (let time = 0; time < 20; time += 1) {
			await expect(marker).toHaveAttribute('aria-pressed', String(time % 2 === 1));
			const loaded = page.waitForEvent('load');
			await marker.evaluate((button: HTMLElement, isPainted) => {
				const end = () => location.reload();
				button.click();
				if (!isPainted) {
					end();
					return;
				}
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = end;
				// A message sent in a frame arrives after that frame was painted.
				requestAnimationFrame(() => port2.postMessage(0));
			}, isPainted);
			await loaded;
		}
		await expect(marker).toHaveAttribute('aria-pressed', 'false');
		await expect(page.locator('[name=undo]')).not.toHaveAttribute('aria-disabled', 'true');
	});
}

test('a tab that crashes right after a tap was painted has kept it', async ({ context, page }) => {
	const table = await beginAt(page);
	const address = page.url();
	await table.count('near', '2001203');
	await page.evaluate(
		() =>
			new Promise((painted) => {
				// The frame after the one that shows it: by then it was handed to the database.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
			})
	);
	const session = await context.newCDPSession(page);
	const crash = page.waitForEvent('crash');
	// The tab is gone before it could answer.
	session.send('Page.crash').catch(() => undefined);
	await crash;

	const reopened = await context.newPage();
	await reopened.goto(address);
	await new Table(reopened).expectCounts('near', '2001203');
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without its server: setup, two rounds, rules, menu and result, each for the first time', async ({
		openInstalled,
		site
	}) => {
		const page = await openInstalled('fr');
		await site.stop();
		await page.getByRole('link', { name: /Hanamikoji/ }).tap();
		const table = await sitDown(page);
		await table.playTurns('near');
		await table.scoreCounts('2001203', '0211031');
		await table.expectStandings([3, 10], [3, 8]);

		const rules = await table.openRules();
		await expect(rules.locator('[data-section=goals]')).toBeAttached();
		await closeSheet(page);

		await table.openMenu();
		await expect(table.menu.getByRole('listitem')).not.toHaveCount(0);
		const round = await table.openEdit(1);
		await round.expectCounts('near', '2001203');
		await closeSheet(page);

		await table.scoreCounts('0001232', '0220112');
		await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 17 points de charme et 5 geishas.');
		await page.getByRole('button', { name: 'La règle qui décide' }).tap();
		await expect(page.getByRole('dialog').locator('[data-section=goals]')).toBeInViewport();
		await closeSheet(page);
		await leaveAndReturn(page);
		await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 17 points de charme et 5 geishas.');
	});
});

test('two tabs show each other’s taps', async ({ context, page }) => {
	const table = await beginAt(page);
	const other = await inAnotherTab(context, page);
	await table.cell('near', 3).tap();
	await expect(other.cell('near', 3)).toHaveText('1');
	await other.cell('far', 6).tap();
	await other.marker('far', 'gift').tap();
	await expect(table.cell('far', 6)).toHaveText('1');
	await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'true');

	await table.undo();
	await expect(other.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'false');
	await other.way('majorities').tap();
	await expect(table.way('majorities')).toHaveAttribute('aria-pressed', 'true');
	// The cards counted so far have said Yoko and Ruri.
	await table.expectSaid('...n..f');
	await table.say('nf=.=n.');
	await other.expectSaid('nf=n=nf');
	await other.score();
	await table.expectStandings([3, 9], [2, 7]);
});

test('deleted in another tab while it is open, a match is not played on; brought back there, it is', async ({
	context,
	page
}) => {
	const table = await beginAt(page);
	await table.cell('near', 3).tap();
	await table.expectSaved();
	const other = await context.newPage();
	await other.goto('/fr/history/');
	await other.getByRole('button', { name: /^Supprimer la partie/ }).tap();
	await expect(page.getByRole('heading', { name: 'Partie supprimée' })).toBeVisible();
	await other.getByRole('button', { name: 'Annuler' }).tap();
	await expect(table.cell('near', 3)).toHaveText('1');
});

test('taps in two tabs at once lose nothing', async ({ context, page }) => {
	const table = await beginAt(page);
	const other = await inAnotherTab(context, page);
	await Promise.all([table.count('near', '1010203'), other.count('far', '0111031')]);
	for (const each of [table, other]) {
		await each.expectCounts('near', '1010203');
		await each.expectCounts('far', '0111031');
	}
	await Promise.all([table, other].map((each) => each.expectSaved()));
	await Promise.all([table, other].map((each) => each.page.reload()));
	for (const each of [table, other]) {
		await each.expectCounts('near', '1010203');
		await each.expectCounts('far', '0111031');
	}
	// Every tap is a step of its own: fourteen of them lead back to the start.
	await table.undo(14);
	await expect(table.undoing).toBeDisabled();
	await other.expectCounts('near', '0000000');
	await other.expectCounts('far', '0000000');
});

test('the end of the match comes to the other tab', async ({ context, page }) => {
	const table = await beginAt(page);
	await table.way('majorities').tap();
	const other = await inAnotherTab(context, page);
	await table.scoreMajorities('nnnnfff');
	for (const each of [page, other.page]) {
		await expectResult(each, 'Tom gagne', 'Tom l’emporte avec 12 points de charme');
	}
	await other.page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
	await table.expectSaid('nnnnfff');
});
