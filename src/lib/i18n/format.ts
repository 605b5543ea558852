/** Lists, dates and durations in the current language. */
import { getLocale } from './paraglide/runtime.js';

/**
 * A formatter is dear to make and cheap to use: one of a kind is kept for each language.
 *
 * @param make given the language.
 */
export const onceByLocale = <Made>(make: (locale: string) => Made): (() => Made) => {
	const made = new Map<string, Made>();
	return () => {
		const locale = getLocale();
		const kept = made.get(locale) ?? make(locale);
		made.set(locale, kept);
		return kept;
	};
};

const lists = {
	conjunction: onceByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
	disjunction: onceByLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
};
/** « Léa et Sam », “Anju or Ruri”. */
export const listed = (words: readonly string[], type: keyof typeof lists = 'conjunction'): string =>
	lists[type]().format(words);

const agos = onceByLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000]
];

/**
 * How long ago, in one unit; a date once it is more than a week, or to come by a day (a clock was wrong).
 * Both in milliseconds since 1970.
 */
export const ago = (at: number, now: number): string => {
	const passed = Math.max(0, now - at);
	if (passed > 7 * 86_400_000 || at - now > 86_400_000) return day(at);
	const [unit, length] = steps.find(([, length]) => passed >= length) ?? ['minute', 60_000];
	return agos().format(-Math.floor(passed / length), unit);
};

const days = onceByLocale(
	(locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
);
/** « 21 nov. 2026 ». */
export const day = (at: number): string => days().format(at);

const moments = onceByLocale(
	(locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
);
/** « 21 novembre 2026 à 20:15 ». */
export const moment = (at: number): string => moments().format(at);

const clocks = onceByLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
/** « 20:15 », “8:15 PM”. */
export const clock = (at: number): string => clocks().format(at);

const inUnit = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
	onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }));
const [kilobytes, megabytes] = [inUnit('kilobyte', 0), inUnit('megabyte', 1)];
/** Bytes in kB or MB. */
export const bytes = (count: number): string =>
	count >= 1_000_000 ? megabytes().format(count / 1_000_000) : kilobytes().format(count / 1000);

const decimals = onceByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
/** A number with one decimal at most: « 12,5 », “12.5”; below nothing with a minus, not the hyphen of formatters. */
export const decimal = (value: number): string => decimals().format(value).replace('-', '−');

const percents = onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
/** A share from 0 to 1: « 62 % », “62%”. */
export const percent = (share: number): string => percents().format(share);

const timeUnit = (unit: 'hour' | 'minute') =>
	onceByLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }));
const [hours, minutes] = [timeUnit('hour'), timeUnit('minute')];
/** A number of minutes: « 1 h 5 min », “45 min”, “< 1 min”. */
export const duration = (length: number): string => {
	if (length < 1) return `<\u00a0${minutes().format(1)}`;
	const whole = Math.floor(length / 60);
	const rest = length % 60;
	if (whole === 0) return minutes().format(rest);
	return rest === 0 ? hours().format(whole) : `${hours().format(whole)} ${minutes().format(rest)}`;
};

const dates = (options: Intl.DateTimeFormatOptions) =>
	onceByLocale((locale) => new Intl.DateTimeFormat(locale, options));
const [wholeDays, weekdays, monthNames] = [
	dates({ dateStyle: 'full' }),
	dates({ weekday: 'long' }),
	dates({ month: 'long' })
];
/** « samedi 21 novembre 2026 ». */
export const wholeDay = (at: number): string => wholeDays().format(at);
/** « samedi », “Saturday”. */
export const weekday = (at: number): string => weekdays().format(at);
/** « mars », “March”. */
export const monthOfYear = (at: number): string => monthNames().format(at);
