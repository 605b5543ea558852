/**
 * Opens every screen in each language, and taps each kind of button once: keeps what is seen and heard there for
 * the sheet, with a picture.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { test } from '../../tests/support/fixtures';
import { groups } from '../../tests/support/screens/groups';
import { show, type Screen } from '../../tests/support/screens/screen';
import { seedBackup } from '../../tests/support/seed-backup';
import { moreGroups, type Group } from './more-screens';
import { sheetDir, type Seen } from './sheet.mjs';
import { keepPassingWords, quiet, readPage, takePassingWords } from './read-page';

/** The most buttons that are tapped of one kind, as of the cards of a table. */
const mostOfAKind = 2;

/** Marks what can be tapped on the screen. @returns a sign for each, alike for buttons of a kind. */
const markButtons = (): readonly { kind: string; label: string }[] => {
	const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
	const found = root.querySelectorAll('button, summary, label:has(input:not([type=text]))');
	const buttons = [...found].filter(
		(button) => button.checkVisibility() && !button.matches('[lang], :disabled, [aria-disabled=true]')
	);
	return buttons.map((button, place) => {
		button.setAttribute('data-to-tap', String(place));
		const label = (button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/gu, ' ').trim();
		const data = button.getAttributeNames().filter((name) => /^(data-(?!to-tap)|name$)/.test(name));
		// Without marks of its own, a button is told from others by its words.
		const kind = data.length > 0 ? data.join(' ') : label.replace(/\d+/gu, '');
		return { kind: `${button.tagName} ${kind}`, label };
	});
};

/** The most seconds that a screen may take; a page that hangs is given up then. */
const mostSeconds = 40;
const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
	let wait: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, failed) => {
		wait = setTimeout(() => failed(new Error(`Not done after ${mostSeconds} s`)), mostSeconds * 1000);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(wait));
};

class Walk {
	readonly seen: Seen['screens'] = [];
	#page: Page | undefined;
	readonly #tapped = new Map<string, number>();
	constructor(
		readonly context: BrowserContext,
		readonly locale: 'en' | 'fr',
		readonly name: string,
		readonly group: Group
	) {}

	/** Forgets what is stored, and begins at home in a new page with the matches of the group. */
	async #begin(): Promise<Page> {
		const { context, locale, group } = this;
		await this.#page?.close();
		const seeding = await context.newPage();
		await seeding.goto('/favicon.svg');
		await seeding.evaluate(
			() =>
				new Promise<void>((done) => {
					localStorage.clear();
					const forgetting = indexedDB.deleteDatabase('ochaya');
					forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = () => done();
				})
		);
		if (group.backup !== undefined) await seedBackup(seeding, group.backup);
		await group.store?.(seeding);
		await seeding.close();
		const page = await context.newPage();
		this.#page = page;
		await page.addInitScript(keepPassingWords);
		await group.before?.(page);
		await page.goto(`/${locale}/`);
		return page;
	}
	/** Opens a screen; if it does not open from where the page is, in a new page. */
	async #open(screen: Screen): Promise<Page> {
		const from = async (page: Page): Promise<Page> => {
			await page.emulateMedia({ media: null });
			await show(page, this.locale, screen);
			await page.evaluate(quiet);
			return page;
		};
		try {
			return await inTime(from(this.#page ?? (await this.#begin())));
		} catch {
			return inTime(from(await this.#begin()));
		}
	}
	/** Keeps what is said on the screen, with a picture. */
	async #keep(page: Page, what: string): Promise<void> {
		const lines = [...(await page.evaluate(readPage)), ...(await page.evaluate(takePassingWords))];
		const picture = `pictures/${this.locale}-${this.name}-${this.seen.length}.jpg`.replaceAll(
			/[^\w./-]+/g,
			'-'
		);
		const fullPage = await page.evaluate(() => document.querySelector('dialog:modal') === null);
		await page.screenshot({ path: `${sheetDir}${picture}`, type: 'jpeg', quality: 55, fullPage });
		this.seen.push({ what, picture, lines });
	}
	/** Tries something with each screen, and goes on with the next if it fails. */
	async #onEach(work: (what: string, screen: Screen) => Promise<void>): Promise<void> {
		for (const [what, screen] of Object.entries(this.group.screens))
			try {
				await work(what, screen);
			} catch (error) {
				const [trouble = ''] = stripVTControlCharacters(String(error)).split('\nCall log');
				this.seen.push({ what, picture: '', lines: [], trouble: trouble.replace(/\s+/g, ' ') });
			}
	}

	/** Opens each screen of the group. */
	async openEach(): Promise<void> {
		await this.#onEach(async (what, screen) => {
			const page = await this.#open(screen);
			await inTime(this.#keep(page, what));
		});
	}
	/** Opens each screen, and taps each kind of button there; what a tap leaves stays until the next screen. */
	async tapEach(): Promise<void> {
		let isTouched = false;
		await this.#onEach(async (what, screen) => {
			if (isTouched) await this.#begin();
			isTouched = false;
			let page = await this.#open(screen);
			for (const [place, { kind, label }] of (await page.evaluate(markButtons)).entries()) {
				const times = this.#tapped.get(kind) ?? 0;
				if (times >= (kind.includes('data-') ? mostOfAKind : 1)) continue;
				this.#tapped.set(kind, times + 1);
				isTouched = true;
				try {
					page = await this.#toTap(page, place, screen);
					await inTime(this.#tap(page, place, `${what}, then “${label}”`));
				} catch {
					page = await this.#begin();
				}
			}
		});
	}
	/** Has the button in reach again, if need be by opening the screen anew. */
	async #toTap(page: Page, place: number, screen: Screen): Promise<Page> {
		const button = page.locator(`[data-to-tap="${place}"]`);
		const inTheWay = page.locator('dialog:modal').filter({ hasNot: button });
		if ((await inTheWay.count()) > 0) await page.keyboard.press('Escape');
		if ((await button.isVisible()) && (await inTheWay.count()) === 0) return page;
		const opened = await this.#open(screen);
		await opened.evaluate(markButtons);
		return opened;
	}
	async #tap(page: Page, place: number, what: string): Promise<void> {
		await page.evaluate(takePassingWords);
		const isTapped = await page
			.locator(`[data-to-tap="${place}"]`)
			.click({ timeout: 1_000 })
			.then(() => true)
			.catch(() => false);
		if (!isTapped) return;
		await page.evaluate(quiet);
		await this.#keep(page, what);
	}
}

const all: Readonly<Record<string, Group>> = { ...groups, ...moreGroups };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const locale of ['en', 'fr'] as const)
	test.describe(() => {
		test.use({ locale: locale === 'en' ? 'en-GB' : 'fr-FR' });
		for (const isTapped of [false, true])
			for (const [place, [name, group]] of Object.entries(all).entries()) {
				const title = isTapped ? `${name}, tapped` : name;
				test(`${locale}: ${title}`, async ({ context, troubles }) => {
					test.setTimeout(900_000);
					troubles.allow(/./);
					const walk = new Walk(context, locale, title, group);
					await (isTapped ? walk.tapEach() : walk.openEach());
					mkdirSync(`${sheetDir}seen`, { recursive: true });
					const seen: Seen = { locale, place, name: title, isTapped, screens: walk.seen };
					writeFileSync(`${sheetDir}seen/${locale}-${title}.json`, JSON.stringify(seen));
				});
			}
	});
