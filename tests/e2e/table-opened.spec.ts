/** What a table brings with it when it opens, and what comes just after. */
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { openLongMatch, tapsOf } from '../support/table-ways';

for (const game of gameIds) {
	test(`${game}: the spoken sentences bring no styles, since each sheet of styles costs a new layout @trial`, async ({
		page
	}) => {
		await openLongMatch(page, game, 122);
		const styles = () => page.evaluate(() => document.styleSheets.length);
		const before = await styles();
		await page.locator(tapsOf(game)[0]).first().tap();
		await expect(page.locator('[data-said]')).not.toBeEmpty();
		expect(await styles()).toBe(before);
	});

	test(`${game}: a table has only letters and signs of its own font, since others are searched for in every font @trial`, async ({
		page
	}) => {
		await openLongMatch(page, game, 122);
		const text = await page.locator('main').evaluate((table) => table.textContent);
		// Latin letters with their accents, and dashes, quotes and spaces.
		expect([...text].filter((sign) => !/[\s\u0021-\u024f\u2010-\u2027]/u.test(sign))).toEqual([]);
	});
}
