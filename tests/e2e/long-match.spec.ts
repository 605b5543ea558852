/** A match of 5,000 entries: what is listed of it comes in pages, the last one first. */
import { expect, test } from '../support/fixtures';
import { chooseFile } from '../support/house';
import { packedBackup } from '../support/packed-backup.mjs';

test('the menu lists the last rounds, and those before when asked', async ({ page }) => {
	test.slow();
	await page.goto('/en/settings/');
	await chooseFile(page, await packedBackup({ matches: 1, length: 5000 }), 'ochaya.jsonl.gz');
	await expect(page.locator('.said')).toContainText('Imported: 1 match', { timeout: 30_000 });
	await page.goto('/en/match/?id=match-0');
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
