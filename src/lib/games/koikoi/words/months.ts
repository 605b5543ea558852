/** The months, which the home page names too: their names and their flowers. */
import { m } from '$lib/i18n/paraglide/messages';
import { asBeginning } from '../../wording.ts';
import type { Month } from '../rules/cards.ts';

/** Of each month the name, the name in a few letters and the flower. */
const words: Readonly<
	Record<Month, readonly [whole: () => string, short: () => string, flower: () => string]>
> = {
	1: [m.koikoi_month_1, m.koikoi_month_1_short, m.koikoi_flower_1],
	2: [m.koikoi_month_2, m.koikoi_month_2_short, m.koikoi_flower_2],
	3: [m.koikoi_month_3, m.koikoi_month_3_short, m.koikoi_flower_3],
	4: [m.koikoi_month_4, m.koikoi_month_4_short, m.koikoi_flower_4],
	5: [m.koikoi_month_5, m.koikoi_month_5_short, m.koikoi_flower_5],
	6: [m.koikoi_month_6, m.koikoi_month_6_short, m.koikoi_flower_6],
	7: [m.koikoi_month_7, m.koikoi_month_7_short, m.koikoi_flower_7],
	8: [m.koikoi_month_8, m.koikoi_month_8_short, m.koikoi_flower_8],
	9: [m.koikoi_month_9, m.koikoi_month_9_short, m.koikoi_flower_9],
	10: [m.koikoi_month_10, m.koikoi_month_10_short, m.koikoi_flower_10],
	11: [m.koikoi_month_11, m.koikoi_month_11_short, m.koikoi_flower_11],
	12: [m.koikoi_month_12, m.koikoi_month_12_short, m.koikoi_flower_12]
};

/**
 * @returns the name of a month in the current locale, as within a sentence; a number that is not a month, as
 *   a row stored by another version may have, is returned as text
 */
export const monthName = (month: Month): string =>
	Object.hasOwn(words, month) ? words[month][0]() : String(month);

/** @returns the name of a month with a capital letter, also in languages that write it small within a sentence. */
export const monthTitle = (month: Month): string => asBeginning(monthName(month));

/**
 * @returns the month in a few letters, such as "Jan". These are messages, since the first use of the
 *   browser's date format is slow.
 */
export const monthShort = (month: Month): string => words[month][1]();

/** @returns the flower of a month, such as "pine". */
export const flowerName = (month: Month): string => words[month][2]();
