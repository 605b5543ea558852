/** Defines and opens screens of the app, for checks of every screen. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { importBackup } from '../app-actions';

export interface Screen {
	/** What follows `/fr/`. */
	readonly path: string;
	/** Brings the page into the state to be checked. */
	readonly prepare?: (page: Page) => Promise<void>;
	/** The main action, which nothing may cover. */
	readonly action?: (page: Page) => Locator;
}

/** Screens that use the same matches. */
export interface ScreenGroup {
	/** What the browser may report of its screens, such as that a server refused. */
	readonly allowed?: RegExp;
	/** A backup with the matches; absent if nothing is stored. */
	readonly backup?: unknown;
	/** By a name that tells what they show. */
	readonly screens: Readonly<Record<string, Screen>>;
	/** Screens that differ from the others in little, or share their frame: the trials look at them. */
	readonly leftToTrials?: readonly string[];
	/**
	 * Whether only axe checks them: their drawings are clipped on purpose, which the layout check would report.
	 */
	readonly isForAxeAlone?: boolean;
	/** Whether they are scrolled, under a bar at the foot that covers a part of the page. */
	readonly isLong?: boolean;
	/** The smallest allowed target where it is not 44, by the width of the screen. */
	readonly narrowTargets?: Readonly<Record<number, number>>;
	/** The smallest allowed target with text of twice the size; by default 43. */
	readonly largeTextTarget?: number;
}

/** Names of 40 characters; the first is a single word. */
export const longNames = [
	'Wolfeschlegelsteinhausenbergerdorffsenio',
	'Marie-Antoinette de la Tour du Pin Verdu'
] as const;
/** The beginnings of the names, by which a text that is cut with an ellipsis is recognised as a name. */
export const longBeginnings = ['Wolfeschlegel', 'Marie-Antoinette'];

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Waits until the page is laid out and all animations have ended. */
export const atRest = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	});

/** Follows a link, and waits until the previous page is gone. */
const follow = async (page: Page, href: string): Promise<void> => {
	await page.evaluate((href) => {
		document.querySelector('main')?.setAttribute('data-left', '');
		const link = document.createElement('a');
		link.href = href;
		document.body.append(link);
		link.click();
		link.remove();
	}, href);
	await expect(page.locator('main:not([data-left])')).toBeVisible();
};

/**
 * Goes to a page of the app by client-side navigation, which is faster than loading a document. SvelteKit
 * would reuse the page if the path is the same, so then it goes by another small page first.
 */
const goTo = async (page: Page, href: string): Promise<void> => {
	if (new URL(page.url()).pathname === new URL(href, page.url()).pathname)
		await follow(page, href.replace(/^(\/..\/).*/, '$1receive/'));
	await follow(page, href);
};

/** Opens a screen from another page of the app, and waits until it is at rest. */
export const show = async (
	page: Page,
	locale: 'en' | 'fr',
	{ path, prepare, action }: Screen
): Promise<void> => {
	await goTo(page, `/${locale}/${path}`);
	await expect(page.locator('h1').first()).toBeAttached();
	await expect(page.getByText(/^(Opening the match|On ouvre la partie)…$/)).toBeHidden();
	await prepare?.(page);
	if (action) await expect(action(page)).toBeVisible();
	await atRest(page);
};

/** Opens the screens of a group one by one, and runs a check on each. */
export const onEachScreen = async (
	page: Page,
	locale: 'en' | 'fr',
	{ backup, screens }: ScreenGroup,
	look: (screen: Screen, what: string) => Promise<void>
): Promise<void> => {
	test.setTimeout(600_000);
	if (backup === undefined) await page.goto(`/${locale}/`);
	else await importBackup(page, locale, backup);
	for (const [what, screen] of Object.entries(screens))
		await test.step(what, async () => {
			await show(page, locale, screen);
			await look(screen, what);
		});
};
