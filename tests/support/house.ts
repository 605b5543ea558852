/** What people do around the table: begin a match, hand over a file. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { keepDownloads, keptDownload } from './kept-download';

/** Begins a match at the setup that is open, in whatever language, and waits for the table. */
export const beginMatch = async (page: Page, names: readonly string[] = []): Promise<void> => {
	const fields = page.getByRole('textbox');
	for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
	await page.locator('button[type=submit]').click();
	await page.locator('[data-score]').waitFor();
};

/** How far the taps of the match on screen have come: `saved`, `saving`, or why not. */
export const saveMark = (page: Page): Locator => page.locator('[data-save]');

/** Chooses a file at the settings that are open. */
export const chooseFile = async (page: Page, content: unknown, name = 'ochaya.json'): Promise<void> => {
	const text = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
	const buffer = Buffer.isBuffer(text) ? text : Buffer.from(text);
	// The page is awake once it knows of its storage: before that, nobody takes the file.
	await expect(page.getByText(/Protégée|Non protégée|Protected|Not protected/)).toBeVisible();
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
};

/** Imports a backup at the settings of a language, and waits until it is told. */
export const importBackup = async (page: Page, locale: 'fr' | 'en', backup: unknown): Promise<void> => {
	await page.goto(`/${locale}/settings/`);
	await page.locator('main').waitFor();
	await chooseFile(page, backup);
	await page.getByText(locale === 'fr' ? /^Importé/ : /^Imported/).waitFor();
};

/** The part of a backup file that tests look at. */
export interface SavedFile {
	readonly name: string;
	/** As they came, of a packed file. */
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

/** @returns the file that a tap hands over. */
export const savedBy = async (page: Page, button: Locator): Promise<SavedFile> =>
	fileOf(await downloadBy(page, button));

/** @returns what is in a file as the app writes it, packed or plain. */
export const fileOf = ({ name, bytes }: { name: string; bytes: Buffer }): SavedFile => {
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
