/** Geisha over reloads and without the server; replays, the turning point, and corrections. */
import { expect, test } from '../support/fixtures';
import { openMilestoneEdit } from '../support/milestones';
import { openGeishaTable, Garden, gardenRound, gardenRounds, openGeishaMatch } from '../support/geisha';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { closeRoundEnd, roundEndOf } from '../support/round-end';

test('a round is replayed move by move, and its turning point is found @trial', async ({ page }) => {
	const rounds = [gardenRound(gardenRounds.square, 0), gardenRound(gardenRounds.starterBlocks, 1)];
	const actions = [...rounds, gardenRound(gardenRounds.square, 0)];
	await openGeishaMatch(page, { rules: 'points-10', actions });
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 18 points contre 7, en 3 manches.');

	await page.locator('[data-replay="1"]').tap();
	const replay = page.locator('.replay');
	await expect(replay).toContainText('Coup 7 sur 7 : Léa prend le cerisier sous la pluie.');
	await expect(replay.locator('.winning')).toHaveCount(4);
	await replay.locator('button[name=back]').tap();
	await expect(replay).toContainText('Coup 6 sur 7 : Tom prend le cerisier au tanzaku.');
	await expect(replay.locator('[data-offer], .legal').first()).toBeVisible();
	await replay.getByRole('slider').fill('0');
	await expect(replay).toContainText('Le jardin avant le premier coup ; Léa commence.');
	await replay.locator('button[name=on]').tap();
	await expect(replay).toContainText('Coup 1 sur 7');

	await replay.getByRole('button', { name: 'Chercher le tournant' }).tap();
	await expect(replay.locator('[data-analysis]')).toHaveAttribute('data-analysis', 'done', {
		timeout: 50_000
	});
	await expect(replay.locator('[data-verdict]')).toHaveCount(7);
	await expect(replay.locator('[data-verdict=unknown]')).toHaveCount(0);
	// Before her last move Léa has a winning position, and the garden marks the tiles that win.
	await replay.locator('[data-ply="6"]').tap();
	await expect(replay).toContainText('Léa gagne si les deux jouent parfaitement.');
	await expect(replay.locator('.sign').first()).toBeVisible();
	await expect(replay.locator('[data-place="7"]')).toHaveAccessibleName(/garde le résultat$/);
	await expect(replay.locator('li .flag').first()).toBeVisible();
});

test('the search for the turning point can be stopped; what was found stays @trial', async ({ page }) => {
	await page.addInitScript(() => {
		// A fake solver that solves the last position, and never finishes the others.
		class SlowWorker extends EventTarget {
			postMessage(round: { readonly moves: readonly number[] }) {
				const ply = round.moves.length - 1;
				const keeping = round.moves.slice(-1);
				const found = [
					{ kind: 'verdict', verdict: { ply, value: 'starter', keeping } },
					{ kind: 'progress', progress: { ply: ply - 1, share: 0.5, visited: 4096 } }
				];
				for (const data of found) this.dispatchEvent(new MessageEvent('message', { data }));
			}
			terminate() {
				document.documentElement.dataset.ended = 'true';
			}
		}
		Object.assign(globalThis, { Worker: SlowWorker });
	});
	const actions = [gardenRound(gardenRounds.square, 0)];
	await openGeishaMatch(page, { rules: 'single', actions });
	await page.locator('[data-replay="1"]').tap();
	const replay = page.locator('.replay');
	await replay.getByRole('button', { name: 'Chercher le tournant' }).tap();
	await expect(replay.getByRole('progressbar')).toHaveAttribute('value', '21');
	await expect(replay.locator('[data-verdict=red]')).toHaveCount(1);
	await replay.getByRole('button', { name: 'Arrêter' }).tap();
	await expect(replay).toContainText('Calcul arrêté. Ce qui est déjà trouvé reste affiché.');
	await expect(page.locator('html')).toHaveAttribute('data-ended', 'true');
	await expect(replay.locator('[data-verdict=red]')).toHaveCount(1);
	await expect(replay.getByRole('button', { name: 'Reprendre le calcul' })).toBeVisible();
});

test('finished rounds are replayed during the match, but the same garden is not analysed while it is in play @trial', async ({
	page
}) => {
	const actions = [gardenRound(gardenRounds.square, 0)];
	const table = await openGeishaTable(page, { rules: 'points-10', actions });
	await table.expectPhase('over');
	const find = page.getByRole('button', { name: 'Chercher le tournant' });
	const sheet = await table.openRound();
	await sheet.locator('[data-replay="1"]').tap();
	await expect(find).toBeVisible();
	await closeSheet(page);
	await table.action('next').tap();
	await table.action('same').tap();
	await table.openRound();
	await sheet.locator('[data-replay="1"]').tap();
	await expect(sheet.locator('.replay')).toContainText('Coup 7 sur 7');
	await expect(find).toHaveCount(0);
});

test('a past round is corrected: another move, another starter, the result alone @trial', async ({
	page
}) => {
	const actions = [gardenRound(gardenRounds.square, 0)];
	const table = await openGeishaTable(page, { rules: 'points-10', actions });
	const open = async () => {
		await table.root.locator('[name=menu]').tap();
		await openMilestoneEdit(page, 1);
		const dialog = page.getByRole('dialog', { name: 'Modifier la manche 1' });
		await expect(dialog).toBeVisible();
		return new Garden(page, dialog);
	};
	const apply = page.getByRole('button', { name: /^Enregistrer/ });

	// With another tile for Tom's sixth token, the round ends two tokens later.
	const round = await open();
	await round.root.locator('button[name=back]').tap();
	await round.root.locator('button[name=back]').tap();
	await round.take('4');
	await expect(round.status).toContainText('La manche continue');
	await expect(apply).toBeDisabled();
	await round.take('15');
	await expect(round.root.locator('[data-why]')).toBeVisible();
	await round.take('7');
	await expect(round.status).toContainText('Léa gagne');
	await apply.tap();
	await table.expectScores(9, 0);

	const again = await open();
	await again.root
		.getByRole('group', { name: /Qui commence/ })
		.getByText('Tom')
		.tap();
	await apply.tap();
	await table.expectScores(0, 9);
	await expect(table.over).toContainText('Tom gagne la manche 1');

	const alone = await open();
	await alone.root.getByText('Résultat seul', { exact: true }).tap();
	await alone.note(0, 'block', 5);
	await alone.answer('other');
	await apply.tap();
	await table.expectScores(5, 0);
	await expect(roundEndOf(page)).toContainText('Léa gagne la manche 1');
	await closeRoundEnd(page);
});
