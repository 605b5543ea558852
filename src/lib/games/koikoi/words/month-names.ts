/** The names of the months. */
import { m } from '$lib/i18n/paraglide/messages';
import { asBeginning } from '../../wording.ts';
import type { Month } from '../rules/cards.ts';

const names: Readonly<Record<Month, { readonly whole: () => string; readonly short: () => string }>> = {
	1: { whole: () => m.koikoi_month_1(), short: () => m.koikoi_month_1_short() },
	2: { whole: () => m.koikoi_month_2(), short: () => m.koikoi_month_2_short() },
	3: { whole: () => m.koikoi_month_3(), short: () => m.koikoi_month_3_short() },
	4: { whole: () => m.koikoi_month_4(), short: () => m.koikoi_month_4_short() },
	5: { whole: () => m.koikoi_month_5(), short: () => m.koikoi_month_5_short() },
	6: { whole: () => m.koikoi_month_6(), short: () => m.koikoi_month_6_short() },
	7: { whole: () => m.koikoi_month_7(), short: () => m.koikoi_month_7_short() },
	8: { whole: () => m.koikoi_month_8(), short: () => m.koikoi_month_8_short() },
	9: { whole: () => m.koikoi_month_9(), short: () => m.koikoi_month_9_short() },
	10: { whole: () => m.koikoi_month_10(), short: () => m.koikoi_month_10_short() },
	11: { whole: () => m.koikoi_month_11(), short: () => m.koikoi_month_11_short() },
	12: { whole: () => m.koikoi_month_12(), short: () => m.koikoi_month_12_short() }
};

/**
 * @returns the name of a month in the current locale, as within a sentence; a number that is not a month, as
 *   a row stored by another version may have, is returned as text
 */
export const monthName = (month: Month): string =>
	Object.hasOwn(names, month) ? names[month].whole() : String(month);

/**
 * @returns the name of a month with a capital letter, also in languages that write it small within a
 *   sentence.
 */
export const monthTitle = (month: Month): string => asBeginning(monthName(month));

/**
 * @returns the month in a few letters, such as "Jan". These are messages, since the first use of the
 *   browser's date format is slow.
 */
export const monthShort = (month: Month): string => names[month].short();
