/** Lists, dates and durations in the current language. */
import { getLocale } from './paraglide/runtime.js';

/** « Léa et Sam », “Anju or Ruri”. */
export const listed = (
	words: readonly string[],
	type: 'conjunction' | 'disjunction' = 'conjunction'
): string => new Intl.ListFormat(getLocale(), { type }).format(words);

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000]
];

/** How long ago, in one unit; a date once it is more than a week. Both in milliseconds since 1970. */
export const ago = (at: number, now: number): string => {
	const passed = Math.max(0, now - at);
	if (passed > 7 * 86_400_000) return day(at);
	const [unit, length] = steps.find(([, length]) => passed >= length) ?? ['minute', 60_000];
	return new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(
		-Math.floor(passed / length),
		unit
	);
};

/** « 21 nov. 2026 ». */
export const day = (at: number): string =>
	new Intl.DateTimeFormat(getLocale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** « 21 novembre 2026 à 20:15 ». */
export const moment = (at: number): string =>
	new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Bytes in kB or MB. */
export const bytes = (count: number): string => {
	const isMega = count >= 1_000_000;
	return new Intl.NumberFormat(getLocale(), {
		style: 'unit',
		unit: isMega ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: isMega ? 1 : 0
	}).format(count / (isMega ? 1_000_000 : 1000));
};
