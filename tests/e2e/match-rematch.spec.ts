/** A rematch, and what the setup remembers. */
import { importBackup } from '../support/app-actions';
import { backupOf, winningRound } from '../support/backups';
import { fingers, middleOf } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { chooseWay, roundByTokens } from '../support/hanamikoji-log';
import { openSetupAndBegin, completeSetup, openTable } from '../support/setup';
import { settled } from '../support/settled';
import { storeMatch } from '../support/stored-match';

test('a rematch begins at once, with the first player of the rules; the first match stays', async ({
	page
}) => {
	const unmoved = roundByTokens('.......');
	const table = await openTable(page, {
		options: { roundLimit: 3, atLimit: 'points' },
		actions: [unmoved, chooseWay('tokens')]
	});
	await table.expectStarter('Tom');
	await table.say('nnnnfff');
	await table.score();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 12 points de charme');

	await page.getByRole('button', { name: 'Revanche' }).tap();
	await expect(table.status).toHaveText('Mêmes joueurs, mêmes règles.');
	await table.expectStarter('Léa');
	await table.expectStandings([0, 0], [0, 0]);
	// Rounds are entered in the same way as in the last match.
	await expect(table.way('tokens')).toHaveAttribute('aria-pressed', 'true');
	await table.expectSaid('=======');
	await table.expectSaved();

	await page.goto('/fr/history/');
	const rows = page.getByRole('main').getByRole('listitem');
	await expect(rows).toHaveCount(2);
	await expect(rows.nth(0)).toContainText('En cours');
	await rows.nth(1).getByRole('link').tap();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 12 points de charme');
});

test('from the table of a rematch, one tap leads to its setup, and no match is left behind @trial', async ({
	page
}) => {
	await importBackup(page, 'en', backupOf([{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/match/?id=won');
	await page.getByRole('button', { name: 'Rematch' }).click();
	await page.locator('[data-score]').waitFor();
	await page.getByRole('button', { name: 'Change' }).click();
	await expect(page.getByRole('textbox').nth(0)).toHaveValue('Aki');
	await expect(page.getByRole('textbox').nth(1)).toHaveValue('Ben');
	await page.goto('/en/history/');
	await expect(page.getByText('Deleted matches (1)')).toBeVisible();
});

test('the setup remembers the last match @trial', async ({ page }) => {
	const first = await openSetupAndBegin(page, {
		names: ['Zoé', 'Max'],
		starter: 'Max',
		rules: ['Édition iello (3 manches)']
	});
	await first.expectSaved();
	await page.goto('/fr/new/?game=hanamikoji');
	await expect(page.getByRole('textbox').nth(0)).toHaveValue('Zoé');
	await expect(page.getByRole('textbox').nth(1)).toHaveValue('Max');
	await expect(page.getByRole('button', { name: /^Règles/ })).toContainText('Édition iello (3 manches)');
	const table = await completeSetup(page, { names: ['Zoé', 'Max'] });
	await table.expectStandings([0, 0], [0, 0]);
});

test('an accidental second tap does not press a button of the result that the first tap opened @trial', async ({
	page
}) => {
	await storeMatch(page, { id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] });
	const session = await page.context().newCDPSession(page);
	await session.send('Animation.enable');
	// With animations stopped, the time in which the links take no taps does not end.
	await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
	await page.goto('/en/match/?id=won');
	const rematch = page.getByRole('button', { name: 'Rematch' });
	await rematch.evaluate((button) =>
		button.addEventListener('click', () => button.setAttribute('data-taken', ''))
	);
	await fingers(page, [await middleOf(rematch)]);
	await settled(page);
	await expect(rematch).not.toHaveAttribute('data-taken');

	await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
	await rematch.tap();
	await page.locator('[data-score]').waitFor();
});
