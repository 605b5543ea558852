/** A finger meets the button and not a stroke of the drawing in it, which the browser would look for among hundreds. */
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { openLongMatch } from '../support/table-ways';

for (const game of gameIds)
	test(`no drawing of ${game} takes part in pointing${game === 'koikoi' ? '' : ' @trial'}`, async ({
		page
	}) => {
		await openLongMatch(page, game, 2);
		const { drawings, met } = await page.evaluate(() => {
			const found = [...document.querySelectorAll('main svg')];
			const parts = found.flatMap((drawing) => [...drawing.querySelectorAll('*')]);
			const atMiddle = [...found, ...parts].map((part) => {
				const { x, y, width, height } = part.getBoundingClientRect();
				return document.elementFromPoint(x + width / 2, y + height / 2);
			});
			const drawn = atMiddle.filter((element) => element instanceof SVGElement);
			return { drawings: found.length, met: drawn.map(({ outerHTML }) => outerHTML) };
		});
		expect(drawings).toBeGreaterThan(0);
		expect(met).toEqual([]);
	});
