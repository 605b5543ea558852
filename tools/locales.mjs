import { readFileSync } from 'node:fs';

/** @type {{ readonly locales: readonly string[] }} */
const settings = JSON.parse(
	readFileSync(new URL('../src/lib/i18n/project.inlang/settings.json', import.meta.url), 'utf8')
);

/**
 * The languages of the app, for the build and the tools. The app itself has them in `src/lib/i18n/locale.ts`.
 */
export const { locales } = settings;
