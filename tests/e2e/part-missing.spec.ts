/** Files of the app that are missing when they are needed, as after an update: a reload is offered. */
import { expect, test } from '../support/fixtures';
import { openHanabiTable, turns } from '../support/hanabi';
import { expectResult } from '../support/hanamikoji';
import { openTable } from '../support/setup';

test('missing at the end of a match: the page says so, and a reload shows the result @trial', async ({
	page,
	troubles
}) => {
	troubles.allow(/404/);
	const table = await openTable(page);
	await table.way('majorities').tap();
	await page.route('**/_app/immutable/**', (route) => route.fulfill({ status: 404, body: '' }));
	await table.scoreMajorities('nnnnfff');
	const told = page.getByRole('alert');
	await expect(told).toContainText('Un morceau de l’appli n’a pas pu se charger.');
	await expect(page.getByRole('heading', { name: 'Tom gagne' })).toBeVisible();
	await expect(page.getByRole('definition').last()).toHaveText('12');
	await page.unroute('**/_app/immutable/**');
	await told.getByRole('button', { name: 'Recharger' }).tap();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 12 points de charme');
});

test('missing at the end of a show: nobody is said to win, and long names stay on the page @trial', async ({
	page,
	troubles
}) => {
	troubles.allow(/404/);
	await page.setViewportSize({ width: 360, height: 640 });
	const colours = ['white', 'red', 'blue', 'yellow', 'green'];
	const cards = colours.flatMap((colour) => [1, 2, 3, 4, 5].map((rank) => `+${colour}-${rank}`));
	const names = ['Maximilienne-Alexandrine de Montgolfier', 'Wolfeschlegelsteinhausenbergerdorff'] as const;
	const table = await openHanabiTable(page, { names, actions: turns(cards.slice(0, -1).join(' ')) });
	await page.route('**/_app/immutable/**', (route) => route.fulfill({ status: 404, body: '' }));
	await table.play('green-5');
	await expect(page.getByRole('heading', { level: 1, name: names.join(' et '), exact: true })).toBeVisible();
	await expect(page.getByRole('main')).toContainText('25 / 25');
	const overflow = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	expect(overflow).toBe(0);
});

test('missing when a table for spreadsheets is wanted: the page says so, and speaks of no storage @trial', async ({
	page,
	troubles
}) => {
	troubles.allow(/404/);
	await page.goto('/en/settings/');
	const save = page.getByRole('button', { name: 'Save matches (CSV)' });
	await expect(save).toBeVisible();
	await page.route('**/_app/immutable/**', (route) => route.fulfill({ status: 404, body: '' }));
	await save.click();
	await expect(page.getByRole('alert')).toContainText('Part of the app couldn’t be loaded.');
});
