/** A match survives a reload, a killed tab, and two tabs at once. `smoke.spec.ts` tests a lost server. */
import { deleteMatch, openAbout } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { Table } from '../support/hanamikoji';
import { countCards, chooseWay, roundByMajorities } from '../support/hanamikoji-log';
import { storeMatch } from '../support/stored-match';
import { openTable } from '../support/setup';

for (const { when, isPainted, times } of [
	{ when: 'as soon as a tap is shown, twenty times @trial', isPainted: true, times: 20 },
	{ when: 'in the moment of a tap, twenty times @trial', isPainted: false, times: 20 },
	{ when: 'in the moment of a tap, six times', isPainted: false, times: 6 }
]) {
	test(`a page that is reloaded has stored the tap: ${when}`, async ({ page }) => {
		test.slow();
		await storeMatch(page, { id: 'ended', names: ['Aki', 'Ben'] });
		await page.goto('/fr/match/?id=ended');
		const marker = page.locator('[data-marker=near-secret]');
		for (let time = 0; time < times; time += 1) {
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
				// A message sent in a frame arrives after the frame was painted.
				requestAnimationFrame(() => port2.postMessage(0));
			}, isPainted);
			await loaded;
		}
		await expect(marker).toHaveAttribute('aria-pressed', 'false');
		await expect(page.locator('[name=undo]')).not.toHaveAttribute('aria-disabled', 'true');
	});
}

test('a page that is reloaded right after a seat’s name was changed has stored it, and lists the player @trial', async ({
	page
}) => {
	const actions = [chooseWay('majorities'), roundByMajorities('nnnnfff')];
	await storeMatch(page, { id: 'seats', names: ['Aki', 'Ben'], actions });
	await page.goto('/en/match/?id=seats');
	const names = Array.from({ length: 10 }, (_, time) => `Chie ${String(time)}`);
	for (const name of names) {
		await openAbout(page);
		await page.getByRole('button', { name: 'Note, date, players' }).click();
		await page.getByLabel('Player 2').fill(name);
		const loaded = page.waitForEvent('load');
		await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
			const told = document.querySelector('dialog[open]');
			// Reloads as soon as the closed form was painted: what was entered is stored right after that frame.
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => location.reload();
			new MutationObserver(() => {
				if (!told?.hasAttribute('open')) requestAnimationFrame(() => port2.postMessage(0));
			}).observe(document.body, { attributes: true, subtree: true });
			button.click();
		});
		await loaded;
		await expect(page.getByRole('main')).toContainText(name);
	}
	await page.goto('/en/players/');
	for (const name of names) await expect(page.getByRole('main')).toContainText(name);
});

test('a tab that crashes right after a tap was painted has stored it @trial', async ({ context, page }) => {
	const table = await openTable(page, { actions: countCards(0, '20012') });
	const address = page.url();
	await table.count('near', '0000003');
	await page.evaluate(
		() =>
			new Promise((painted) => {
				// By the frame after the one that shows the tap, the entry was handed to the database.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
			})
	);
	const session = await context.newCDPSession(page);
	const crash = page.waitForEvent('crash');
	// The tab crashes before it can respond.
	session.send('Page.crash').catch(() => undefined);
	await crash;

	const reopened = await context.newPage();
	await reopened.goto(address);
	await new Table(reopened).expectCounts('near', '2001203');
});

test('an open match that is deleted in another tab is closed; when it is restored there, it goes on @trial', async ({
	context,
	page
}) => {
	const table = await openTable(page);
	await table.cell('near', 3).tap();
	await table.expectSaved();
	const other = await context.newPage();
	await deleteMatch(other, new URL(page.url()).searchParams.get('id') ?? '', 'fr');
	await expect(page.getByRole('heading', { name: 'Partie supprimée' })).toBeVisible();
	await other.getByRole('button', { name: 'Restaurer' }).tap();
	await expect(table.cell('near', 3)).toHaveText('1');
});

test('taps in two tabs at once lose nothing', async ({ context, page }) => {
	const table = await openTable(page);
	const other = await Table.inAnotherTab(context, page);
	await Promise.all([table.count('near', '1010200'), other.count('far', '0111001')]);
	for (const each of [table, other]) {
		await each.expectCounts('near', '1010200');
		await each.expectCounts('far', '0111001');
	}
	await Promise.all([table, other].map((each) => each.expectSaved()));
	await Promise.all([table, other].map((each) => each.page.reload()));
	for (const each of [table, other]) {
		await each.expectCounts('near', '1010200');
		await each.expectCounts('far', '0111001');
	}
	// Every tap is an undo step of its own.
	await table.undo(8);
	await expect(table.undoing).toBeDisabled();
	await other.expectCounts('near', '0000000');
	await other.expectCounts('far', '0000000');
});
