/** No page has layout shifts from its first paint on, also on a slow phone. */
import { eveningsOf, friendId } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { seedBackup } from '../support/seed-backup';
import { seedMatches } from '../support/seed.mjs';
import { settled } from '../support/settled';
import { lastPieceOf } from '../support/whole-table';

/** Paths of pages, each with a selector of what is rendered last. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'home and the tables': {
		'': 'a[href*="match/"]',
		'new/': 'main a',
		'new/?game=hanamikoji': 'button[type=submit]',
		'new/?game=koikoi': 'button[type=submit]',
		...Object.fromEntries(gameIds.map((game) => [`match/?id=${game}&game=${game}`, lastPieceOf(game)]))
	},
	'the other pages': {
		'history/': 'main li',
		'players/': '[data-counted=all]',
		[`players/?id=${friendId('Léa')}`]: '.person .acts',
		'records/?game=hanamikoji': '[data-counted=all] .acts a',
		'records/?game=koikoi': '[data-counted=all] .acts a',
		'rules/': 'main a',
		'rules/hanabi/': 'main h2',
		'settings/': 'main h2',
		'receive/': 'main button'
	}
};

interface Shift extends PerformanceEntry {
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

for (const [part, pages] of Object.entries(parts))
	test(`no layout shifts while a page opens: ${part} @trial`, async ({ page }) => {
		await page.addInitScript(() => {
			const moved: string[] = [];
			Object.assign(globalThis, { moved });
			const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
			new PerformanceObserver((list) => {
				for (const { sources } of list.getEntries() as Shift[])
					for (const { node, previousRect, currentRect } of sources) {
						const what = `${node?.nodeName} in ${node?.parentElement?.className}, “${node?.textContent}”`;
						moved.push(`${what}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
					}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await seedBackup(page, eveningsOf(30));
		await seedMatches(
			page,
			gameIds.map((game) => ({ id: game, game, length: 12 }))
		);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		for (const [path, last] of Object.entries(pages))
			await test.step(path, async () => {
				await page.goto(`/fr/${path}`);
				await expect(page.locator(last).last()).toBeVisible();
				await settled(page);
				/** The layout shifts, each with the element and its positions. */
				const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
				expect(moved).toEqual([]);
			});
	});
