/** What a filter says in words. */
import { metaOf } from '$lib/games/registry';
import { shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Season } from '$lib/store/settings/seasons';
import type { RecordFilter } from './filter';
import { daysIn, timeOfDays, type Span } from './times';

const spanWords: Readonly<Record<Span, () => string>> = {
	week: () => m.filter_week(),
	month: () => m.filter_month(),
	year: () => m.filter_year(),
	twelve: () => m.filter_twelve(),
	before: () => m.filter_before()
};

/** @returns a day as `2026-09-01` in words, at noon, when it is that day in every summer time. */
const dayWords = (day: string): string => shortDate(new Date(`${day}T12:00`).getTime());

/** @returns a filter's time in words: a season's name, or its days where this device has no name for them. */
export const timeWords = (time: string, seasons: readonly Season[]): string => {
	const season = seasons.find((one) => timeOfDays(one) === time);
	if (season) return season.name;
	const days = daysIn(time);
	if (days) return m.filter_days({ from: dayWords(days.from), until: dayWords(days.until) });
	return Object.hasOwn(spanWords, time) ? spanWords[time as Span]() : m.filter_any_time();
};

/** @returns what the filter is of, apart from its kind: “This year”, “Lyon”. */
export const filterWords = (filter: RecordFilter, seasons: readonly Season[]): readonly string[] => [
	...(filter.game === '' ? [] : [metaOf(filter.game)?.name ?? filter.game]),
	...(filter.time === '' ? [] : [timeWords(filter.time, seasons)]),
	...[filter.place, filter.rules].filter((text) => text !== '')
];
