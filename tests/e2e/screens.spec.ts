/**
 * Every screen, in both languages, light and dark: nothing is cut, covered or too small at any size, with
 * long names and with text of twice the size, no target lies over another, and axe finds no violations. Each screen is opened once and
 * resized to each size.
 */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { importBackup } from '../support/app-actions';
import { isUncovered, layoutFindings } from '../support/layout';
import { geishaMatches } from '../support/screens/geisha';
import { groups } from '../support/screens/groups';
import { overlappingTargets } from '../support/targets';
import {
	atRest,
	longBeginnings,
	onEachScreen,
	type Screen,
	type ScreenGroup
} from '../support/screens/screen';

// Without animations, the screens are at rest at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
/**
 * Makes the viewport as high as the page, so that no text lies partly under the bar at its foot, where axe cannot
 * determine its contrast.
 */
const showWholePage = async (page: Page): Promise<void> => {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ ...phone, height });
};
/** French has the longer words, so English is checked at fewer sizes. */
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
/** The sizes at which no target may lie over another. */
const targetSizes = [
	...[320, 360, 375, 390, 412, 430].map((width) => ({ width, height: Math.min(2 * width, 844) })),
	{ width: 768, height: 1024 },
	{ width: 844, height: 390 },
	{ width: 1024, height: 768 },
	{ width: 1366, height: 768 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 }
] as const;

/** Expects that the layout has no faults, and that the main action is not covered. */
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

const expectApartAtEverySize = async (page: Page): Promise<void> => {
	for (const size of targetSizes) {
		await page.setViewportSize(size);
		await atRest(page);
		expect.soft(await overlappingTargets(page), `targets at ${size.width}×${size.height}`).toEqual([]);
	}
	await page.setViewportSize(phone);
};

/** Only for Chromium, because other drivers cannot set the text size. */
const expectFitsLargeText = async (page: Page, screen: Screen, { largeTextTarget = 43 }: ScreenGroup) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await expectFits(page, screen, largeTextTarget, 'text of twice the size');
	await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
	await session.detach();
};

/** The text spacing that a reader may set, by which nothing may be lost (WCAG 1.4.12). */
const textSpacing =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
	'p { margin-bottom: 2em !important }';

const expectFitsTextSpacing = async (page: Page): Promise<void> => {
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, textSpacing);
	await atRest(page);
	const findings = await layoutFindings(page, { target: 42, names: longBeginnings });
	// A word may break, but nothing may be cut.
	expect.soft(findings.filter((finding) => !finding.startsWith('broken'))).toEqual([]);
	await page.evaluate(() => (document.adoptedStyleSheets = []));
};

for (const [locale, colorScheme] of [
	['fr', 'light'],
	['en', 'dark']
] as const)
	test.describe(`${locale}, ${colorScheme}`, () => {
		test.use({ colorScheme });
		for (const [name, group] of Object.entries(groups))
			test(`${name}: each screen fits, and axe finds nothing`, async ({ page, troubles }) => {
				if (group.allowed) troubles.allow(group.allowed);
				await onEachScreen(page, locale, group, async (screen) => {
					if (!group.isForAxeAlone) {
						await expectFitsEverySize(page, locale, screen, group);
						// French has the longer words.
						if (locale === 'fr') await expectApartAtEverySize(page);
						if (locale === 'fr') await expectFitsTextSpacing(page);
						await expectFitsLargeText(page, screen, group);
					}
					if (group.isLong) await showWholePage(page);
					await expectNoAxeFindings(page);
					await page.setViewportSize(phone);
				});
			});
	});

for (const name of ['app pages', 'hanamikoji', 'koikoi'] as const)
	test(`${name}: each screen fits in another engine`, { tag: '@other-engines' }, async ({ page }) => {
		await onEachScreen(page, 'en', groups[name], (screen) =>
			expectFitsEverySize(page, 'en', screen, groups[name])
		);
		await expectNoAxeFindings(page);
	});

test('axe finds nothing on the root page before it forwards', async ({ page, troubles }) => {
	// Its scripts are blocked, because they forward at once.
	troubles.allow(/ERR_FAILED|^uncaught/);
	await page.route('**/_app/**/*.js', (route) => route.abort());
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Entrer' })).toBeVisible();
	await expectNoAxeFindings(page);
});

test('in a replay of Geisha, garden and analysis are side by side on a wide screen', async ({ page }) => {
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
