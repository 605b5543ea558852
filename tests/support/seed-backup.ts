import type { Page } from '@playwright/test';
import type { ImportResult } from '$lib/records/import-file';
import { ownImport } from './own-import.mjs';

/** A file of the app's origin that runs no script of it, and comes at once. */
const still = '/favicon.svg';

/**
 * Has matches be there, as if a backup had been restored: the app's own import stores it, without its settings
 * being walked through. The page stands on none of the app's afterwards; tabs that are open are told.
 *
 * @param backup a backup file's content.
 */
export const seedBackup = async (page: Page, backup: unknown): Promise<void> => {
	await page.goto(still);
	const script = `(async () => {
		${await ownImport()}
		return ownImport.importFile(new Blob([${JSON.stringify(JSON.stringify(backup))}]));
	})()`;
	const result = await page.evaluate<ImportResult>(script);
	if (!('entries' in result)) throw new Error(`The backup is not taken: ${JSON.stringify(result)}`);
};
