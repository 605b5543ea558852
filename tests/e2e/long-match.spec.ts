/** In a match of 5,000 entries, the rounds are listed in pages, the newest first. */
import { expect, test } from '../support/fixtures';
import { milestones } from '../support/milestones';
import { longActions } from '../support/long-logs.mjs';
import { openStoredMatch } from '../support/stored-match';

test('the menu lists the last rounds, and earlier ones on demand @trial', async ({ page }) => {
	const actions = longActions.hanamikoji?.(4999);
	await openStoredMatch(page, { id: 'long', names: ['Léa', 'Tom'], ...(actions && { actions }) }, 'en');
	await page.locator('[name=menu]').tap();
	const rounds = milestones(page);
	// 4,999 actions, nine in each round, make 555 rounds and four markers.
	await expect(rounds).toHaveCount(50);
	await expect(rounds.first()).toContainText('Round 555');
	await expect(rounds.last()).toContainText('Round 506');
	await page.getByRole('button', { name: 'Show earlier steps' }).tap();
	await expect(rounds).toHaveCount(100);
	await expect(rounds.last()).toContainText('Round 456');
});
