/**
 * Formats lists, dates, durations and numbers in the app's language, as the reader's region writes them. All
 * moments are milliseconds since 1970; one that stands for a day alone has no time, in any zone.
 */
import { isDayOnly } from './day-only';
import { m } from './paraglide/messages.js';
import { getLocale } from './paraglide/runtime.js';

/**
 * Caches a formatter for each language, since making an `Intl` formatter is slow and using it is fast.
 *
 * @param make makes the formatter for a language and the reader's region, such as `en-GB`.
 * @returns a function that returns the formatter for the current language.
 */
export const onceByLocale = <Made>(make: (locale: string) => Made): (() => Made) => {
	const made = new Map<string, Made>();
	return () => {
		const locale = getLocale();
		const formatter = made.get(locale) ?? make(withRegion(locale));
		made.set(locale, formatter);
		return formatter;
	};
};

const lists = {
	conjunction: onceByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
	disjunction: onceByLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
};
/** @returns the words as a list: « Léa et Sam », “Anju or Ruri”. */
export const joinList = (words: readonly string[], type: keyof typeof lists = 'conjunction'): string =>
	lists[type]().format(words);
/** @returns the words of a list and what is between them, to show each word in its own way. */
export const listParts = (words: readonly string[]): ReturnType<Intl.ListFormat['formatToParts']> =>
	lists.conjunction().formatToParts(words);

const dates = (options: Intl.DateTimeFormatOptions) =>
	onceByLocale((locale) => new Intl.DateTimeFormat(locale, options));
/** @returns a function that writes the day of a moment. */
const dayWriter = (options: Intl.DateTimeFormatOptions) => {
	const [here, anywhere] = [dates(options), dates({ ...options, timeZone: 'UTC' })];
	return (at: number): string => (isDayOnly(at) ? anywhere : here)().format(at);
};

const agos = onceByLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** @returns a moment of the same date in the device's time zone. */
const dayHere = (at: number): number => {
	const there = new Date(at);
	return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()).getTime();
};

/** @returns how many midnights, in the device's time zone, lie between two moments. */
const daysBetween = (at: number, now: number): number =>
	// A day in which the clocks change has an hour more or less.
	Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / day);

/**
 * @returns how long before `now` a moment was, in one unit: “just now” under a minute, “yesterday” for the calendar
 * day before; the date instead for a moment more than a week ago, or more than a day in the future, as a wrong clock
 * makes them.
 */
export const timeAgo = (at: number, now: number): string => {
	const passed = now - at;
	const daysPassed = daysBetween(isDayOnly(at) ? dayHere(at) : at, now);
	if (daysPassed > 7 || passed < -day) return shortDate(at);
	if (isDayOnly(at)) return agos().format(-Math.max(daysPassed, 0), 'day');
	if (passed < minute) return m.just_now();
	if (passed < hour) return agos().format(-Math.floor(passed / minute), 'minute');
	// A little after midnight, the evening is not said to be yesterday's.
	if (daysPassed === 0 || passed < evening) return agos().format(-Math.floor(passed / hour), 'hour');
	return agos().format(-daysPassed, 'day');
};
/** For this long, in milliseconds, hours are said rather than “yesterday”. */
const evening = 6 * hour;

/** @returns the date: « 21 nov. 2026 », “Nov 21, 2026” in the United States. */
export const shortDate = dayWriter({ day: 'numeric', month: 'short', year: 'numeric' });

const longDate = dayWriter({ dateStyle: 'long' });
const moments = dates({ dateStyle: 'long', timeStyle: 'short' });
/**
 * @returns the date and the time: « 21 novembre 2026 à 20:15 », “November 21, 2026 at 8:15 PM”; the date alone where
 *   no time is known.
 */
export const dateAndTime = (at: number): string => (isDayOnly(at) ? longDate(at) : moments().format(at));

const clocks = dates({ timeStyle: 'short' });
/** @returns the time of day: « 20:15 », “8:15 PM”; empty where no time is known. */
export const timeOfDay = (at: number): string => (isDayOnly(at) ? '' : clocks().format(at));

const inUnit = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
	onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }));
const [kilobytes, megabytes] = [inUnit('kilobyte', 0), inUnit('megabyte', 1)];
/** @returns a number of bytes in kB or MB, with decimal units. */
export const bytes = (count: number): string =>
	count >= 1_000_000 ? megabytes().format(count / 1_000_000) : kilobytes().format(count / 1000);

const decimals = onceByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
/**
 * @returns a number with one decimal at most: « 12,5 », “12.5”. Negative numbers have a minus sign, not a
 * hyphen.
 */
export const decimal = (value: number): string => decimals().format(value).replace('-', '−');

const percents = onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
/** @returns a share from 0 to 1 as a percentage: « 62 % », “62%”. */
export const percent = (share: number): string => percents().format(share);

const timeUnit = (unit: 'hour' | 'minute') =>
	onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
const [hours, minutes] = [timeUnit('hour'), timeUnit('minute')];
/** @returns a number of minutes in words: « 1 h 5 min », “45 min”, “< 1 min”. */
export const duration = (length: number): string => {
	if (length < 1) return `<\u00a0${minutes().format(1)}`;
	const whole = Math.floor(length / 60);
	const rest = length % 60;
	if (whole === 0) return minutes().format(rest);
	return rest === 0 ? hours().format(whole) : `${hours().format(whole)} ${minutes().format(rest)}`;
};

const [monthNames, monthsAndYears] = [dates({ month: 'long' }), dates({ month: 'long', year: 'numeric' })];
/** @returns the date with its weekday: « samedi 21 novembre 2026 ». */
export const fullDate = dayWriter({ dateStyle: 'full' });
/** @returns the weekday: « samedi », “Saturday”. */
export const weekday = dayWriter({ weekday: 'long' });
const yearOf = (at: number): number => new Date(at).getFullYear();
/** @returns the month: « mars », “March”; with its year, “March 2025”, where that is not the year of `now`. */
export const pastMonth = (at: number, now: number): string =>
	(yearOf(now) === yearOf(at) ? monthNames() : monthsAndYears()).format(at);

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
