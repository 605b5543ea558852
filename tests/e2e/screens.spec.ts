/**
 * Every screen, in both languages, by day and by night: nothing is cut, covered or too small at any size, with long
 * names and with text of twice the size, and axe finds nothing. Each is opened once and brought to each size, as a
 * phone that is turned or a window that is drawn.
 */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { importBackup } from '../support/house';
import { isUncovered, layoutFindings } from '../support/layout';
import { geishaMatches } from '../support/screens/geisha';
import { groups } from '../support/screens/groups';
import { atRest, longBeginnings, show, type Screen, type ScreenGroup } from '../support/screens/screen';

// What moves comes to rest at once: these tests look at where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
/** So high that nothing of a long page lies half under the bar at its foot, where its colours could not be told. */
const wholePage = { width: 390, height: 4000 };
/** French has the longer words: what fits there is looked at again in English at some of these. */
const sizesByLocale = {
	fr: [
		{ width: 320, height: 568 },
		{ width: 360, height: 640 },
		{ width: 844, height: 390 },
		{ width: 768, height: 1024 },
		{ width: 820, height: 1180 },
		{ width: 1280, height: 800 },
		phone
	],
	en: [
		{ width: 320, height: 568 },
		{ width: 360, height: 640 },
		{ width: 844, height: 390 },
		{ width: 820, height: 1180 },
		{ width: 1280, height: 800 }
	]
} as const;
type Locale = keyof typeof sizesByLocale;

/** Expects that the screen fits as it stands. */
const expectFits = async (page: Page, { action }: Screen, target: number, where: string): Promise<void> => {
	await atRest(page);
	expect.soft(await layoutFindings(page, { target, names: longBeginnings }), where).toEqual([]);
	if (action) expect.soft(await isUncovered(action(page)), `${where}: its action is free`).toBe(true);
};

const expectFitsEverySize = async (
	page: Page,
	locale: Locale,
	screen: Screen,
	{ narrowTarget = 44 }: ScreenGroup
): Promise<void> => {
	for (const size of sizesByLocale[locale]) {
		await page.setViewportSize(size);
		const target = size.width === 320 ? narrowTarget : 44;
		await expectFits(page, screen, target, `${size.width}×${size.height}`);
	}
	await page.setViewportSize(phone);
};

/** For Chromium alone: the drivers of others have no way to say how large text is to be. */
const expectFitsLargeText = async (page: Page, screen: Screen, { largeTextTarget = 43 }: ScreenGroup) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await expectFits(page, screen, largeTextTarget, 'text of twice the size');
	await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
	await session.detach();
};

/** Brings up the screens of a group one by one, and looks at each. */
const overAll = async (
	page: Page,
	locale: Locale,
	group: ScreenGroup,
	look: (screen: Screen) => Promise<void>
): Promise<void> => {
	test.setTimeout(240_000);
	if (group.backup === undefined) await page.goto(`/${locale}/`);
	else await importBackup(page, locale, group.backup);
	for (const [what, screen] of Object.entries(group.screens))
		await test.step(what, async () => {
			await show(page, locale, screen);
			await look(screen);
		});
};

for (const [locale, colorScheme] of [
	['fr', 'light'],
	['en', 'dark']
] as const)
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ colorScheme });
		for (const [name, group] of Object.entries(groups))
			test(`${name}: each screen fits, and axe finds nothing`, async ({ page }) => {
				await overAll(page, locale, group, async (screen) => {
					if (!group.isForAxeAlone) {
						await expectFitsEverySize(page, locale, screen, group);
						await expectFitsLargeText(page, screen, group);
					}
					if (group.isLong) await page.setViewportSize(wholePage);
					await expectNoAxeFindings(page);
					await page.setViewportSize(phone);
				});
			});
	});

for (const name of ['rooms', 'hanamikoji', 'koikoi'] as const)
	test(`${name}: each screen fits in another engine`, { tag: '@other-engines' }, async ({ page }) => {
		await overAll(page, 'en', groups[name], (screen) =>
			expectFitsEverySize(page, 'en', screen, groups[name])
		);
		await expectNoAxeFindings(page);
	});

test('the door has no findings before it forwards', async ({ page, troubles }) => {
	// Its scripts are kept away, or it would be gone at once.
	troubles.allow(/ERR_FAILED|^uncaught/);
	await page.route('**/_app/**/*.js', (route) => route.abort());
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Entrer' })).toBeVisible();
	await expectNoAxeFindings(page);
});

test('the garden and what is known of it stand side by side where there is width', async ({ page }) => {
	await importBackup(page, 'en', geishaMatches(['Léa', 'Tom']));
	const boxes = async () => {
		await page.goto('/en/match/?id=won');
		await page.locator('[data-replay="1"]').click();
		const garden = await page.locator('.replay .garden').first().boundingBox();
		const analysis = await page.locator('.replay .analysis').boundingBox();
		return { garden: garden ?? { x: 0, y: 0, width: 0, height: 0 }, analysis: analysis ?? { x: 0, y: 0 } };
	};
	await page.setViewportSize({ width: 1280, height: 800 });
	const wide = await boxes();
	expect(wide.analysis.x).toBeGreaterThan(wide.garden.x + wide.garden.width);
	expect(Math.abs(wide.analysis.y - wide.garden.y)).toBeLessThan(40);
	await page.setViewportSize({ width: 390, height: 844 });
	const narrow = await boxes();
	expect(narrow.analysis.y).toBeGreaterThan(narrow.garden.y + narrow.garden.height);
});
