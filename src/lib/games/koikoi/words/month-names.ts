/** The months by name and flower. */
import { onceByLocale } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Month } from '../rules/cards.ts';

const monthNames: Readonly<Record<Month, () => string>> = {
	1: () => m.koikoi_month_1(),
	2: () => m.koikoi_month_2(),
	3: () => m.koikoi_month_3(),
	4: () => m.koikoi_month_4(),
	5: () => m.koikoi_month_5(),
	6: () => m.koikoi_month_6(),
	7: () => m.koikoi_month_7(),
	8: () => m.koikoi_month_8(),
	9: () => m.koikoi_month_9(),
	10: () => m.koikoi_month_10(),
	11: () => m.koikoi_month_11(),
	12: () => m.koikoi_month_12()
};

/** @returns "January" … in the current locale. */
export const monthName = (month: Month): string => monthNames[month]();

/** @returns the same at the beginning of a line: "January". */
export const monthTitle = (month: Month): string => {
	const name = monthName(month);
	return name.charAt(0).toLocaleUpperCase() + name.slice(1);
};

/** In milliseconds, on an average: the middle of each month of 1970 is so many of them from its start. */
const monthLength = 2_629_800_000;
const shortMonths = onceByLocale(
	(locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
);
/** @returns the month in a few letters: "Jan", « janv. ». */
export const monthShort = (month: Month): string => shortMonths().format((month - 0.5) * monthLength);
