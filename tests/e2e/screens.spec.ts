/**
 * Every screen: nothing is cut, covered or too small at any size, with long names and with text of twice the size,
 * no target lies over another, Tab leads to nothing that is covered, and axe finds no violations. Each screen is
 * opened once and resized to each size. The smallest and a wide one in French, which has the longer words, and axe
 * in light are enough for every change; all the rest is tried by `npm run trials -- screens`.
 */
import type { Page } from '@playwright/test';
import { expectContrast, expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { importBackup } from '../support/app-actions';
import { tabThrough } from '../support/focus-stops';
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

interface Size {
	readonly width: number;
	readonly height: number;
}

const phone = { width: 390, height: 844 };
const everyChange: readonly Size[] = [
	{ width: 320, height: 568 },
	{ width: 1440, height: 900 }
];
/** Groups that share their frame and parts with others are left to the trials. */
const ofTrials = ['records', 'only shown', 'app pages with nothing stored'];
const everySize: readonly Size[] = [
	...[320, 360, 375, 390, 412, 430].map((width) => ({ width, height: Math.min(2 * width, 844) })),
	{ width: 320, height: 568 },
	{ width: 360, height: 640 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 820, height: 1180 },
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 },
	{ width: 1366, height: 768 },
	{ width: 1920, height: 1080 },
	phone
];
/** A screen of 1280×1024 at four times the size. */
const magnified = { width: 320, height: 256 };

/** Expects that the layout has no faults, and that the main action is not covered. */
const expectFits = async (page: Page, { action }: Screen, target: number, where: string): Promise<void> => {
	await atRest(page);
	expect.soft(await layoutFindings(page, { target, names: longBeginnings }), where).toEqual([]);
	if (action) expect.soft(await isUncovered(action(page)), `${where}: its action is free`).toBe(true);
};

const expectFitsEverySize = async (
	page: Page,
	sizes: readonly Size[],
	screen: Screen,
	what: string,
	{ narrowTargets }: ScreenGroup
): Promise<void> => {
	for (const size of sizes) {
		await page.setViewportSize(size);
		const where = `${what} at ${size.width}×${size.height}`;
		await expectFits(page, screen, narrowTargets?.[size.width] ?? 44, where);
		expect.soft(await overlappingTargets(page), `targets of ${where}`).toEqual([]);
	}
	await page.setViewportSize(phone);
};

/** Only for Chromium, because other drivers cannot set the text size. */
const expectFitsLargeText = async (
	page: Page,
	screen: Screen,
	what: string,
	{ largeTextTarget = 43 }: ScreenGroup
) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await expectFits(page, screen, largeTextTarget, `${what} with text of twice the size`);
	await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
	await session.detach();
};

/** The text spacing that a reader may set, by which nothing may be lost (WCAG 1.4.12). */
const textSpacing =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
	'p { margin-bottom: 2em !important }';

const expectFitsTextSpacing = async (page: Page, what: string): Promise<void> => {
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, textSpacing);
	await atRest(page);
	const findings = await layoutFindings(page, { target: 42, names: longBeginnings });
	// A word may break, but nothing may be cut.
	expect
		.soft(
			findings.filter((finding) => !finding.startsWith('broken')),
			`${what} with wide text`
		)
		.toEqual([]);
	await page.evaluate(() => (document.adoptedStyleSheets = []));
};

/** What a player opens over the table, reads, and closes by Escape: Tab has nothing to lead to. */
const overTheTable = ['a side in words'];

/** Expects that no bar covers a stop of Tab. */
const expectFocusSeen = async (page: Page, what: string, sizes: readonly Size[], isBackwards = false) => {
	if (overTheTable.includes(what)) return;
	for (const size of sizes) {
		await page.setViewportSize(size);
		await atRest(page);
		const { count, findings } = await tabThrough(page, { isBackwards });
		expect.soft(count, 'stops of Tab').toBeGreaterThan(0);
		expect.soft(findings, `focus of ${what} at ${size.width}×${size.height}`).toEqual([]);
	}
	await page.setViewportSize(phone);
};

/** Expects that axe finds nothing in light, and where `inDark` no text without contrast in dark. */
const expectAccessible = async (page: Page, { isLong }: ScreenGroup, inDark = false): Promise<void> => {
	if (isLong) {
		// As high as the page, so that no text lies partly under the bar at its foot, where axe cannot tell its contrast.
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ ...phone, height });
	}
	await expectNoAxeFindings(page);
	if (inDark) {
		await page.emulateMedia({ colorScheme: 'dark' });
		await expectContrast(page);
		await page.emulateMedia({ colorScheme: 'light' });
	}
	await page.setViewportSize(phone);
};

/** @returns the group without the screens that are left to the trials. */
const forEveryChange = (group: ScreenGroup): ScreenGroup => ({
	...group,
	screens: Object.fromEntries(
		Object.entries(group.screens).filter(([what]) => !group.leftToTrials?.includes(what))
	)
});

for (const [name, group] of Object.entries(groups)) {
	if (!ofTrials.includes(name))
		test(`${name}: each screen fits, and axe finds nothing`, async ({ page, troubles }) => {
			if (group.allowed) troubles.allow(group.allowed);
			await onEachScreen(page, 'fr', forEveryChange(group), async (screen, what) => {
				await expectFitsEverySize(page, everyChange, screen, what, group);
				await expectFitsLargeText(page, screen, what, group);
				await expectAccessible(page, group);
			});
		});

	for (const locale of ['fr', 'en'] as const)
		test(`${name}: each screen fits at every size, ${locale} @trial`, async ({ page, troubles }) => {
			if (group.allowed) troubles.allow(group.allowed);
			await onEachScreen(page, locale, group, async (screen, what) => {
				if (!group.isForAxeAlone) {
					await expectFitsEverySize(page, everySize, screen, what, group);
					await expectFitsLargeText(page, screen, what, group);
					await expectFitsTextSpacing(page, what);
				}
				await expectAccessible(page, group, true);
				await expectFocusSeen(page, what, [{ width: 1280, height: 800 }, magnified]);
				await expectFocusSeen(page, what, [phone], true);
			});
		});
}

test('axe finds nothing on the root page before it forwards @trial', async ({ page, troubles }) => {
	// Its scripts are blocked, because they forward at once.
	troubles.allow(/ERR_FAILED|^uncaught/);
	await page.route('**/_app/**/*.js', (route) => route.abort());
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Entrer' })).toBeVisible();
	await expectNoAxeFindings(page);
});

test('in a replay of Geisha, garden and analysis are side by side on a wide screen @trial', async ({
	page
}) => {
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
