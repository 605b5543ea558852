/** A page stands where it came: nothing on it moves from its first paint on, also on a slow phone. */
import type { Page } from '@playwright/test';
import { eveningsOf, friendId } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { importBackup } from '../support/house';
import { seedMatches } from '../support/seed.mjs';
import { settled } from '../support/settled';

/** Each page, and what comes to it last. */
const pages: Readonly<Record<string, string>> = {
	'': 'a[href*="match/"]',
	'new/': 'main a',
	'new/?game=hanamikoji': 'button[type=submit]',
	'new/?game=koikoi': 'button[type=submit]',
	'match/?id=hanamikoji&game=hanamikoji': '[data-cell=near-6]',
	'match/?id=hanabi&game=hanabi': '[data-fire]:last-child [data-play]',
	'match/?id=koikoi&game=koikoi': '[data-card^="12"] svg',
	'match/?id=geisha&game=geisha': '[data-place="15"] svg',
	'history/': 'main li',
	'players/': '[data-counted=all]',
	[`players/?id=${friendId('Léa')}`]: '.to-history',
	'records/?game=hanamikoji': '[data-counted=all] figure',
	'records/?game=koikoi': '[data-counted=all] figure',
	'rules/': 'main a',
	'rules/hanabi/': 'main h2',
	'settings/': 'main h2',
	'receive/': 'main button'
};

/** What moved without a finger, and how far. */
const moved = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('no page moves while it opens', async ({ page }) => {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries() as (PerformanceEntry & {
				readonly value: number;
				readonly sources: readonly { readonly node: Node | null }[];
			})[])
				moved.push(
					...shift.sources.map(
						({ node }) => `${node?.parentElement?.className}: ${node?.textContent} ${shift.value}`
					)
				);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await importBackup(page, 'fr', eveningsOf(30));
	const games = ['hanamikoji', 'hanabi', 'koikoi', 'geisha'];
	await seedMatches(
		page,
		games.map((game) => ({ id: game, game, length: 12 }))
	);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	for (const [path, last] of Object.entries(pages))
		await test.step(path, async () => {
			await page.goto(`/fr/${path}`);
			await expect(page.locator(last).first()).toBeVisible();
			await settled(page);
			expect(await moved(page)).toEqual([]);
		});
});
