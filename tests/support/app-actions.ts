/** Actions outside the tables: begins a match, imports and exports backups. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { keepDownloads, keptDownload } from './kept-download';

/**
 * Gives the open setup a fake clock. The form is there once all is read: a timer that the real clock has begun for a
 * reading is not ended by the fake one, and would say after five seconds that the storage is slow.
 */
export const fakeClockInSetup = async (page: Page): Promise<void> => {
	await page.getByRole('textbox').first().waitFor();
	await page.clock.install();
};

/** The button of the setup that starts the match, in any language and with any rules. */
export const startButton = (page: Page): Locator => page.locator('button[type=submit]');

/** Opens what a result has behind its door, in any language. */
export const openAbout = (page: Page): Promise<void> =>
	page.getByRole('button', { name: /^(Rules, note, records|Règles, note, records)$/ }).click();

/** Opens the rules of the open setup, in any language, with all topics unfolded. @returns the sheet. */
export const openSetupRules = async (page: Page): Promise<Locator> => {
	await page.locator('form button.line').click();
	const sheet = page.getByRole('dialog');
	await expect(sheet).toBeVisible();
	const folded = sheet.locator('details:not([open]) > summary');
	while ((await folded.count()) > 0) await folded.first().click();
	return sheet;
};

/** Closes the sheet that is open, in any language. */
export const closeSetupRules = async (page: Page): Promise<void> => {
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^(Close|Fermer)$/ })
		.click();
	await expect(page.getByRole('dialog')).toBeHidden();
};

/** Chooses rules in the open setup, in any language. @param rules labels of boxes or options, in this order. */
export const chooseRules = async (page: Page, rules: readonly string[]): Promise<void> => {
	if (rules.length === 0) return;
	const sheet = await openSetupRules(page);
	for (const words of rules) {
		// The label of a switch has its hint in it.
		const switched = sheet.locator('label:has([role=switch])').filter({ hasText: words });
		await sheet.getByText(words, { exact: true }).or(switched).first().click();
	}
	await closeSetupRules(page);
};

/** Fills in the open setup, in any language, begins a match of Hanamikoji and waits for the table. */
export const beginMatch = async (page: Page, names: readonly string[] = []): Promise<void> => {
	const fields = page.getByRole('textbox');
	for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
	await startButton(page).click();
	await page.locator('[data-score]').waitFor();
};

/** The element whose `data-save` is `saved`, `saving` or why saving failed. */
export const saveMark = (page: Page): Locator => page.locator('[data-save]');

/**
 * Presses the button that asks for a file, and gives it one once the app has asked: a press is repeated after
 * hydration, but a file put into the field before it would be ignored. The browser's own chooser stays closed,
 * since not every driver can fill it in.
 */
export const giveFile = async (
	page: Page,
	file: Parameters<Locator['setInputFiles']>[0],
	/** The field; the settings have one for backups, before the one for past matches. */
	input = 'input[type=file]'
): Promise<void> => {
	const field = page.locator(input).first();
	// An object with the promise, which is waited for only after the press: the listener is there before it.
	const asked = await field.evaluateHandle((input) => ({
		now: new Promise<void>((done) =>
			input.addEventListener(
				'click',
				(event) => {
					event.preventDefault();
					done();
				},
				{ once: true }
			)
		)
	}));
	await page.locator(`button:has(+ ${input})`).first().click();
	await asked.evaluate(({ now }) => now);
	await field.setInputFiles(file);
};

/** Chooses a file to import in the open settings. */
export const chooseFile = async (page: Page, content: unknown, name = 'ochaya.json'): Promise<void> => {
	const text = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
	const buffer = Buffer.isBuffer(text) ? text : Buffer.from(text);
	await giveFile(page, { name, mimeType: 'application/json', buffer });
};

/** Imports a backup in the settings, and waits until the page reports success, or that all of it was there. */
export const importBackup = async (page: Page, locale: 'fr' | 'en', backup: unknown): Promise<void> => {
	await page.goto(`/${locale}/settings/`);
	await page.locator('main').waitFor();
	await chooseFile(page, backup);
	await page.getByText(locale === 'fr' ? /^(Importé|Rien de nouveau)/ : /^(Imported|Nothing new)/).waitFor();
};

/** The parts of a backup file that tests use. */
export interface SavedFile {
	readonly name: string;
	/** The content of the file, if it was gzipped. */
	readonly bytes?: Buffer;
	readonly format: unknown;
	readonly version: unknown;
	readonly entries: readonly (Readonly<Record<string, unknown>> & { readonly kind: string })[];
	readonly players: readonly { readonly id: string; readonly name: string }[];
	readonly ruleSets?: readonly Readonly<Record<string, unknown>>[];
}

const downloadBy = async (page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> => {
	if (page.context().browser()?.browserType().name() === 'firefox') {
		await page.evaluate(keepDownloads);
		await button.click();
		const { name, content } = await page.evaluate(keptDownload);
		return { name, bytes: Buffer.from(content, 'latin1') };
	}
	const coming = page.waitForEvent('download');
	await button.click();
	const download = await coming;
	return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** Clicks a button that downloads a backup. @returns the content of the file. */
export const downloadedBackup = async (page: Page, button: Locator): Promise<SavedFile> =>
	parseBackup(await downloadBy(page, button));

/** @returns the content of a backup file, gzipped or plain. */
export const parseBackup = ({ name, bytes }: { name: string; bytes: Buffer }): SavedFile => {
	if (!name.endsWith('.gz'))
		return { ...(JSON.parse(bytes.toString('utf8')) as Omit<SavedFile, 'name'>), name };
	const [label = '', ...lines] = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
	const parts = lines.map((line) => JSON.parse(line) as Partial<SavedFile>);
	return {
		...(JSON.parse(label) as Pick<SavedFile, 'format' | 'version'>),
		name,
		bytes,
		entries: parts.flatMap(({ entries = [] }) => entries),
		players: parts.flatMap(({ players = [] }) => players),
		ruleSets: parts.flatMap(({ ruleSets = [] }) => ruleSets)
	};
};

/** Deletes a match on its page: from the menu of its table or result, or where it cannot be opened. */
export const deleteMatch = async (page: Page, id: string, locale: 'en' | 'fr' = 'en'): Promise<void> => {
	await page.goto(`/${locale}/match/?id=${id}`);
	const menu = page.locator('[name=menu]');
	const act = page.getByRole('button', { name: /^(Delete the match|Supprimer la partie)$/ });
	await expect(menu.or(act)).toBeVisible();
	if (await menu.isVisible()) await menu.click();
	await act.click();
};
