import type { Page } from '@playwright/test';
import type { ImportResult } from '$lib/send/import-file';
import { appImport } from './app-import.mjs';

/** A file of the app's origin that runs no scripts. */
const scriptlessAddress = '/favicon.svg';

/**
 * Imports a backup by the app's own code, but without opening the settings. Afterwards the page is not on a
 * page of the app; other open tabs are notified as usual.
 *
 * @param backup the content of a backup file.
 * @throws Error if the backup is refused.
 */
export const seedBackup = async (page: Page, backup: unknown): Promise<void> => {
	await page.goto(scriptlessAddress);
	const script = `(async () => {
		${await appImport()}
		return appImport.importFile(new Blob([${JSON.stringify(JSON.stringify(backup))}]));
	})()`;
	const result = await page.evaluate<ImportResult>(script);
	if (!('entries' in result)) throw new Error(`The backup is not taken: ${JSON.stringify(result)}`);
};
