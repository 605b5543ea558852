/**
 * Opens every screen in each language, and taps each kind of button once: keeps what is seen and heard there for
 * the sheet, with a picture.
 */
import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { test } from '../../tests/support/fixtures';
import { groups } from '../../tests/support/screens/groups';
import { show, type Screen } from '../../tests/support/screens/screen';
import { seedBackup } from '../../tests/support/seed-backup';
import { locales } from '../locales.mjs';
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

class Walk {
	readonly seen: Seen['screens'] = [];
	readonly #tapped = new Map<string, number>();
	constructor(
		readonly page: Page,
		readonly locale: 'en' | 'fr',
		readonly name: string,
		readonly group: Group
	) {}

	/** Forgets what is stored, and begins at home with the matches of the group. */
	async #begin(): Promise<void> {
		const { page, locale, group } = this;
		await page.goto('/favicon.svg');
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					localStorage.clear();
					const forgetting = indexedDB.deleteDatabase('ochaya');
					forgetting.onsuccess = forgetting.onerror = forgetting.onblocked = () => done();
				})
		);
		if (group.backup !== undefined) await seedBackup(page, group.backup);
		await group.before?.(page);
		await page.goto(`/${locale}/`);
	}
	async #open(screen: Screen): Promise<void> {
		await this.page.emulateMedia({ media: null });
		await show(this.page, this.locale, screen);
		await this.page.evaluate(quiet);
	}
	/** Keeps what is said on the screen, with a picture. */
	async #keep(what: string): Promise<void> {
		const { page } = this;
		const lines = [...(await page.evaluate(readPage)), ...(await page.evaluate(takePassingWords))];
		const picture = `pictures/${this.locale}-${this.name}-${this.seen.length}.jpg`.replaceAll(
			/[^\w./-]+/g,
			'-'
		);
		const fullPage = await page.evaluate(() => document.querySelector('dialog:modal') === null);
		await page.screenshot({ path: `${sheetDir}${picture}`, type: 'jpeg', quality: 55, fullPage });
		this.seen.push({ what, picture, lines });
	}
	/** Tries something with each screen; the next begins anew after one that does not open. */
	async #onEach(work: (what: string, screen: Screen) => Promise<void>): Promise<void> {
		for (const [what, screen] of Object.entries(this.group.screens))
			try {
				await work(what, screen);
			} catch (error) {
				const [trouble = ''] = stripVTControlCharacters(String(error)).split('\nCall log');
				this.seen.push({ what, picture: '', lines: [], trouble: trouble.replace(/\s+/g, ' ') });
				await this.page.goto('about:blank');
				await this.#begin();
			}
	}

	/** Opens each screen of the group. */
	async openEach(): Promise<void> {
		await this.#begin();
		await this.#onEach(async (what, screen) => {
			await this.#open(screen);
			await this.#keep(what);
		});
	}
	/** Opens each screen, and taps each kind of button there; what a tap leaves stays until the next screen. */
	async tapEach(): Promise<void> {
		const { page } = this;
		let isTouched = true;
		await this.#onEach(async (what, screen) => {
			if (isTouched) await this.#begin();
			isTouched = false;
			const mark = async () => {
				await this.#open(screen);
				return page.evaluate(markButtons);
			};
			for (const [place, { kind, label }] of (await mark()).entries()) {
				const times = this.#tapped.get(kind) ?? 0;
				if (times >= (kind.includes('data-') ? mostOfAKind : 1)) continue;
				this.#tapped.set(kind, times + 1);
				isTouched = true;
				const button = page.locator(`[data-to-tap="${place}"]`);
				const inTheWay = page.locator('dialog:modal').filter({ hasNot: button });
				if ((await inTheWay.count()) > 0) await page.keyboard.press('Escape');
				if (!(await button.isVisible()) || (await inTheWay.count()) > 0) await mark();
				await page.evaluate(takePassingWords);
				try {
					await button.click({ timeout: 1_000 });
				} catch {
					continue;
				}
				await page.evaluate(quiet);
				await this.#keep(`${what}, then “${label}”`);
			}
		});
	}
}

const all: Readonly<Record<string, Group>> = { ...groups, ...moreGroups };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const locale of locales)
	test.describe(() => {
		test.use({ locale: locale === 'en' ? 'en-GB' : 'fr-FR' });
		for (const isTapped of [false, true])
			for (const [place, [name, group]] of Object.entries(all).entries()) {
				const title = isTapped ? `${name}, tapped` : name;
				test(`${locale}: ${title}`, async ({ page, troubles }) => {
					test.setTimeout(900_000);
					troubles.allow(/./);
					await page.addInitScript(keepPassingWords);
					const walk = new Walk(page, locale, title, group);
					await (isTapped ? walk.tapEach() : walk.openEach());
					mkdirSync(`${sheetDir}seen`, { recursive: true });
					const seen: Seen = { locale, place, name: title, isTapped, screens: walk.seen };
					writeFileSync(`${sheetDir}seen/${locale}-${title}.json`, JSON.stringify(seen));
				});
			}
	});
