/** CHANGELOG.md: a heading for each version, the newest first, and a line for each language. */

export interface Version {
	readonly version: string;
	/** What is new, by language. */
	readonly lines: Readonly<Record<string, string>>;
}

/** @param text of CHANGELOG.md. @returns its versions, as they stand there. */
export const versionsIn = (text: string): readonly Version[] =>
	text
		.split(/^## /m)
		.slice(1)
		.map((part) => ({
			version: part.split('\n', 1)[0]?.trim() ?? '',
			lines: Object.fromEntries(
				[...part.matchAll(/^- (\w+): (.+)$/gm)].map(([, locale = '', line = '']) => [locale, line.trim()])
			)
		}));
