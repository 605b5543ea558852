/** A match of 5,000 entries: what is listed of it comes in pages, the last one first. */
import { expect, test } from '../support/fixtures';
import { longActions } from '../support/long-logs.mjs';
import { openStored } from '../support/seated';

test('the menu lists the last rounds, and those before when asked', async ({ page }) => {
	const actions = longActions.hanamikoji?.(4999);
	await openStored(page, { id: 'long', names: ['Léa', 'Tom'], ...(actions && { actions }) }, 'en');
	await page.locator('[name=menu]').tap();
	const rounds = page.getByRole('dialog').getByRole('button', { name: /^Edit round/ });
	// 4,999 taps, nine a round: 555 rounds, and four markers.
	await expect(rounds).toHaveCount(50);
	await expect(rounds.first()).toHaveAccessibleName('Edit round 506');
	await expect(rounds.last()).toHaveAccessibleName('Edit round 555');
	await page.getByRole('button', { name: 'Show what came before' }).tap();
	await expect(rounds).toHaveCount(100);
	await expect(rounds.first()).toHaveAccessibleName('Edit round 456');
});
