/** Files of the app that are missing when they are needed, as after an update: a reload is offered. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { openTable } from '../support/setup';

test('missing at the end of a match: the page says so, and a reload shows the result', async ({
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
