/**
 * The region whose habits dates, numbers and lists follow. The language is the app's; the region is the reader's,
 * as the browser's list of languages has it.
 */

/**
 * The region of a reader whose browser names none for the language. One without an entry is written as the browser
 * writes that language.
 */
const defaultRegions: Readonly<Record<string, string>> = { en: 'GB', fr: 'FR' };

/**
 * The languages that the browser asks for, best first. While pages are made in the build there is no reader, and
 * the pages must not depend on who builds them.
 */
const browserLanguages = (): readonly string[] =>
	typeof document === 'undefined' ? [] : navigator.languages;

/** The language and the region of a tag; a script between the two is passed over. */
const languageAndRegion = /^([a-z]{2,3})(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?=-|$)/i;

/**
 * @param languages tags such as `en-US`, best first; one that is malformed or has no region is passed over.
 * @returns the language with the first region that the browser names for it and has the habits of: `en` gives
 * `en-US` where the list has it, `en-GB` where it has no English with a region.
 */
export const withRegion = (locale: string, languages: readonly string[] = browserLanguages()): string => {
	const regions = languages.flatMap((tag) => {
		const [, language, region] = languageAndRegion.exec(tag) ?? [];
		return language?.toLowerCase() === locale && region ? [region.toUpperCase()] : [];
	});
	// Where `Intl` has no data for a region, it would take those of the United States for English.
	const known = regions.find(
		(region) => new Intl.NumberFormat(`${locale}-${region}`).resolvedOptions().locale !== locale
	);
	const region = known ?? defaultRegions[locale];
	return region === undefined ? locale : `${locale}-${region}`;
};
