/** The months by name and flower. */
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

const shortNames: Readonly<Record<Month, () => string>> = {
	1: () => m.koikoi_month_1_short(),
	2: () => m.koikoi_month_2_short(),
	3: () => m.koikoi_month_3_short(),
	4: () => m.koikoi_month_4_short(),
	5: () => m.koikoi_month_5_short(),
	6: () => m.koikoi_month_6_short(),
	7: () => m.koikoi_month_7_short(),
	8: () => m.koikoi_month_8_short(),
	9: () => m.koikoi_month_9_short(),
	10: () => m.koikoi_month_10_short(),
	11: () => m.koikoi_month_11_short(),
	12: () => m.koikoi_month_12_short()
};

/** @returns the month in a few letters: "Jan", « janv. ». In words of ours: the browser's first date takes its time. */
export const monthShort = (month: Month): string => shortNames[month]();
