/**
 * How the table and the result show the end of matches. `goals.test.ts` tests the rules that decide them, and
 * `words.test.ts` the words.
 */
import { expect, test } from '../support/fixtures';
import { chooseWay, enterMajorities } from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

test('a result says the winner once, and shortens a long name to the first one @trial', async ({ page }) => {
	const table = await openTable(page, {
		names: ['Léa', 'Maximilienne Alexandrine Louise Hélène A.'],
		actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')]
	});
	await table.score();
	await expect(page.locator('[data-verdict]').getByText('Maximilienne… l’emporte avec')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveClass(/spoken/);
	const score = await page.locator('[data-result-score]').first().boundingBox();
	const acts = await page.getByRole('button', { name: 'Règles, note, records' }).boundingBox();
	// The score and the door to the rest are on the first screen of a small phone.
	expect(score?.y).toBeLessThan(320);
	expect(acts?.y).toBeLessThan(640);
});
