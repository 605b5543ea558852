/** The screens of the app as players meet them: what the checks that go over every screen bring up one by one. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Screen {
	/** What follows `/fr/`. */
	readonly path: string;
	/** Brings up what is to be looked at. */
	readonly prepare?: (page: Page) => Promise<void>;
	/** The one action that nothing may cover. */
	readonly action?: (page: Page) => Locator;
}

/** Screens that show the same matches. */
export interface ScreenGroup {
	/** The file with these matches; none where there is nothing yet. */
	readonly backup?: unknown;
	/** By what they show. */
	readonly screens: Readonly<Record<string, Screen>>;
	/** For axe alone: drawings in them are larger than the frames that clip them, which would count as cut. */
	readonly isForAxeAlone?: boolean;
	/** Pages that one scrolls, with a bar at their foot that lies over whatever is being scrolled past. */
	readonly isLong?: boolean;
	/** How small a target may be on a screen 320 pixels wide, where a table has many side by side; else 44. */
	readonly narrowTarget?: number;
	/** How small a target may be with text of twice the size; else 43. */
	readonly largeTextTarget?: number;
}

/** 40 characters each, the first without a place to break. */
export const longNames = [
	'Wolfeschlegelsteinhausenbergerdorffsenio',
	'Marie-Antoinette de la Tour du Pin Verdu'
] as const;
/** How they begin: what ends in dots may be one of them. */
export const longBeginnings = ['Wolfeschlegel', 'Marie-Antoinette'];

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Waits until what is on the page is laid out for its size, and has moved as far as it is going to. */
export const atRest = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	});

/** Leads there as a link of the app does, and waits until the page that was there is gone. */
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
 * Goes to a page of the app from another one without loading a document: nothing is fetched or compiled anew. What
 * is at the same path would stay as it is, so the way leads over a page that has little on it.
 */
const goTo = async (page: Page, href: string): Promise<void> => {
	if (new URL(page.url()).pathname === new URL(href, page.url()).pathname)
		await follow(page, href.replace(/^(\/..\/).*/, '$1receive/'));
	await follow(page, href);
};

/** Brings up a screen of the app that is open, and waits until it stands. */
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
