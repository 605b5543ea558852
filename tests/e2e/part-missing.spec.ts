/** Parts of the app that are gone when they are wanted, as after an update: the way on is offered. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { beginAt } from '../support/setup';

test('at the end of a match: said, and a reload shows the result', async ({ page, troubles }) => {
	troubles.allow(/404/);
	const table = await beginAt(page);
	await table.way('majorities').tap();
	await page.route('**/_app/immutable/**', (route) => route.fulfill({ status: 404, body: '' }));
	await table.scoreMajorities('nnnnfff');
	const told = page.getByRole('alert');
	await expect(told).toContainText('Un morceau de l’application n’a pas pu être chargé.');
	await expect(page.getByRole('heading', { name: 'Tom gagne' })).toBeVisible();
	await expect(page.getByRole('definition').last()).toHaveText('12');
	await page.unroute('**/_app/immutable/**');
	await told.getByRole('button', { name: 'Recharger' }).tap();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 12 points de charme');
});
