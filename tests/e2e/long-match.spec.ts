/** In a match of 5,000 entries, the rounds are listed in pages, the last page first. */
import { expect, test } from '../support/fixtures';
import { longActions } from '../support/long-logs.mjs';
import { openStoredMatch } from '../support/stored-match';

test('the menu lists the last rounds, and earlier ones on demand', async ({ page }) => {
	const actions = longActions.hanamikoji?.(4999);
	await openStoredMatch(page, { id: 'long', names: ['Léa', 'Tom'], ...(actions && { actions }) }, 'en');
	await page.locator('[name=menu]').tap();
	const rounds = page.getByRole('dialog').getByRole('button', { name: /^Edit round/ });
	// 4,999 actions, nine in each round, make 555 rounds and four markers.
	await expect(rounds).toHaveCount(50);
	await expect(rounds.first()).toHaveAccessibleName('Edit round 506');
	await expect(rounds.last()).toHaveAccessibleName('Edit round 555');
	await page.getByRole('button', { name: 'Show what came before' }).tap();
	await expect(rounds).toHaveCount(100);
	await expect(rounds.first()).toHaveAccessibleName('Edit round 456');
});
