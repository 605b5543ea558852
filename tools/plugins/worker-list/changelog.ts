/**
 * Reads CHANGELOG.md, which has the form of Keep a Changelog, and a line for each language under each
 * version.
 */

/** A released version. */
export interface Version {
	readonly version: string;
	/** What is new, in one line by language. */
	readonly lines: Readonly<Record<string, string>>;
}

/**
 * @param text of CHANGELOG.md.
 * @returns its versions, in the order of the file; what is under "Unreleased" is none. The lines of a version
 *   stand before its first heading of the third level.
 */
export const versionsIn = (text: string): readonly Version[] =>
	text
		.split(/^## /m)
		.slice(1)
		.flatMap((section) => {
			const [, version] = /^\[(\d[^\]]*)\]/.exec(section) ?? [];
			if (version === undefined) return [];
			const [head = ''] = section.split(/^### /m);
			const lines = [...head.matchAll(/^- (\w+): (.+)$/gm)];
			return [
				{
					version,
					lines: Object.fromEntries(lines.map(([, locale = '', line = '']) => [locale, line.trim()]))
				}
			];
		});
